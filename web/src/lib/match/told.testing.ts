/** Formats messages without a game in English, for nobody in particular. */

import { ENGLISH } from '../languages';
import { shellCatalogue } from '../say.svelte';
import { Teller } from './told';

export const COMMON = await shellCatalogue(ENGLISH);
export const shell = new Teller(COMMON, { you: -1, names: [] });
