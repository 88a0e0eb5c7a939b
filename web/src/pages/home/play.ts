/** From the home page into a game. */

import { api } from '../../lib/server/api';
import { me } from '../../lib/people/me.svelte';
import { go } from '../../lib/navigation/router.svelte';
import type { NewTable } from '../../lib/wire';

/** Make a table and go there. */
export async function sitDown(wish: NewTable): Promise<void> {
  const { code } = await api.makeTable(wish);
  me.refresh();
  go(`/t/${code}`);
}
