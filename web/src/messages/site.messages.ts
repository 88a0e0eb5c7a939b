/* Made by `make catalogues`. Do not edit. */

export interface SiteMessages {
  'site-load-failed': Record<string, never>;
  'site-load-failed-text': Record<string, never>;
}
