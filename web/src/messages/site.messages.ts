/* Made by `make catalogues`. Do not edit. */

export interface SiteMessages {
  'site-load-failed': Record<string, never>;
  'site-load-failed-text': Record<string, never>;
  'site-close': Record<string, never>;
  'site-try-again': Record<string, never>;
  'site-go-home': Record<string, never>;
  'site-logo': Record<string, never>;
  'site-theme': Record<string, never>;
  'site-rule': { number: string };
  'site-mark-undone': Record<string, never>;
  'site-mark-hints': Record<string, never>;
  'site-mark-numbers': Record<string, never>;
}
