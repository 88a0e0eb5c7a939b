/* Made by `make catalogues`. Do not edit. */

export interface ServerMessages {
  'server-nothing-here': Record<string, never>;
}
