/** Maps as files on this machine. */

/** Longer files are not maps; the server would refuse them. */
const MOST_BYTES = 16_000;

/** Download the text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name.trim().replace(/[^\p{L}\p{N}]+/gu, '-') || 'map'}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The text in a file, null if it is too long to be a map. */
export async function read(file: File): Promise<string | null> {
  return file.size > MOST_BYTES ? null : file.text();
}
