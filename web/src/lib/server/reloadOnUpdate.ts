/** After an update of Aevum, files that an open page still needs are gone, so the page is reloaded. */

const PLACE = 'aevum.reloaded';
const SOON = 20_000;

export function reloadWhenRenewed(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!lately()) {
      event.preventDefault();
      location.reload();
    }
  });
}

/** Whether the page was just reloaded: then the reason is another one, and reloading would never end. */
function lately(): boolean {
  try {
    const last = Number(sessionStorage.getItem(PLACE));
    sessionStorage.setItem(PLACE, String(Date.now()));
    return Date.now() - last < SOON;
  } catch {
    return true;
  }
}
