/** Navigation between pages without reloading. */

import { tick } from 'svelte';
import { EDITORS } from '../../games';
import { route } from './route';

class Router {
  path = $state(location.pathname);
  readonly here = $derived(
    route(
      this.path,
      EDITORS.map(({ path }) => path),
    ),
  );

  /** Go to a page of this site; `replace` adds no history entry. */
  go(href: string, replace = false): void {
    const url = new URL(href, location.href);
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.arrive();
    window.scrollTo(0, 0);
    void settle();
  }

  /** Follow the address bar, and handle clicks on the site's own links. */
  listen(): void {
    addEventListener('popstate', () => this.arrive());
    document.addEventListener('click', (event) => {
      const link = ours(event);
      if (!link) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  private arrive(): void {
    this.path = location.pathname;
  }
}

/** The site's own link that a plain click hit, if this page should follow it. */
function ours(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  if (link.pathname.startsWith('/api/') || link.pathname === location.pathname) return null;
  return link;
}

let watching: MutationObserver | null = null;

/** Focus the new page's heading once it is there, so that screen readers announce the page. */
async function settle(): Promise<void> {
  watching?.disconnect();
  await tick();
  if (heard()) return;
  const before = document.activeElement;
  watching = new MutationObserver(() => {
    // Not if the focus has already moved on.
    if (document.activeElement !== before || heard()) watching?.disconnect();
  });
  watching.observe(document.body, { childList: true, subtree: true });
}

function heard(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

export const router = new Router();
export const go = (href: string, replace = false): void => router.go(href, replace);
