/** The hash of a view: both sides compute it, so that a client notices a wrong model. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

const encoder = new TextEncoder();

/** The CRC-32 of bytes, as zlib computes it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Sorted names, each followed by NUL, its value as compact JSON, and NUL. */
export function viewHash(view: Record<string, unknown>): number {
  const text = Object.keys(view)
    .sort()
    .map((name) => `${name}\0${JSON.stringify(view[name])}\0`)
    .join('');
  return crc32(encoder.encode(text));
}
