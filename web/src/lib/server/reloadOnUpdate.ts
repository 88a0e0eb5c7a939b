/** After Aevum was renewed, files that an open page still wants are gone: loading the page anew helps. */

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

/** Whether this was tried a moment ago: then the reason is another one, and trying again would not end. */
function lately(): boolean {
  try {
    const last = Number(sessionStorage.getItem(PLACE));
    sessionStorage.setItem(PLACE, String(Date.now()));
    return Date.now() - last < SOON;
  } catch {
    return true;
  }
}
