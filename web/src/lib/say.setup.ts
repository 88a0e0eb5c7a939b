/** Tests read the shell in English, all of it. */

import { enterRoom } from './say.svelte';

await enterRoom();
