/* Made by `make catalogues`. Do not edit. */

export interface RoomMessages {
  'room-connecting': Record<string, never>;
}
