/** The numbers of Temporum that a designer may turn, as the match at the table has them. */

import { NumberTable } from '../../lib/games/numbers';
import printed from './numbers.json';

export const NUMBERS = new NumberTable(printed);
