/** The changeable numbers of Imperials, as this match has them. */

import { NumberTable } from '../../lib/games/numbers';
import printed from './numbers.json';

export const NUMBERS = new NumberTable(printed);
