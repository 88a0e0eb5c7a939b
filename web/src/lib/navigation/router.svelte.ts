/** Moving between pages without loading anew. */

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

  /** Go to a page of ours; `replace` leaves no step behind for the back button. */
  go(href: string, replace = false): void {
    const url = new URL(href, location.href);
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.arrive();
    window.scrollTo(0, 0);
    void settle();
  }

  /** Follow the address bar and take over clicks on our own links. */
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

/** The link of ours that a plain click hit, if this page should follow it itself. */
function ours(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  if (link.pathname.startsWith('/api/') || link.pathname === location.pathname) return null;
  return link;
}

let watching: MutationObserver | null = null;

/** A screen reader should hear where it is: the new page's heading takes the focus, once it is there. */
async function settle(): Promise<void> {
  watching?.disconnect();
  await tick();
  if (heard()) return;
  const before = document.activeElement;
  watching = new MutationObserver(() => {
    // Somebody who has gone on meanwhile is not called back.
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
