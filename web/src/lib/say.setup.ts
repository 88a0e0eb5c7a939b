/** Loads all of the shell's English messages for tests. */

import { enterRoom } from './say.svelte';

await enterRoom();
