/** A game's options in the words of one language. */

import { literal, type Catalogue, type Reader, type Text } from '../text';
import type { OptionInfo } from '../wire';

const NOBODY: Reader = { you: -1, names: [] };

/** An option as a form shows it. */
export type ToldOption = Omit<OptionInfo, 'about' | 'title' | 'words' | 'suggested'> & {
  about: string;
  title: string;
  /** What its values are called: one for each choice or number, two for a bool (off, on); none where they say it. */
  words: string[];
  /** What the offered texts are called. */
  suggested: string[];
  /** What a number is called whose words hold it; null where there are none. */
  counted: ((value: number) => string) | null;
};

/** What tells messages to nobody in particular. */
export function tellIn(catalogue: Catalogue): (text: Text) => string {
  return (text) => catalogue.format(text, NOBODY);
}

export function toldOptions(options: readonly OptionInfo[], catalogue: Catalogue): ToldOption[] {
  const tell = tellIn(catalogue);
  return options.map((option) => {
    const [words] = option.words;
    const counts = option.kind === 'int' && words && option.words.length === 1;
    return {
      ...option,
      about: tell(option.about),
      title: tell(option.title),
      words: counts ? [] : option.words.map(tell),
      suggested: option.suggested.map(tell),
      counted: counts ? (value) => tell(withNumber(words, value)) : null,
    };
  });
}

/** The words of a number; those that are in no catalogue have {} for it. */
function withNumber([key, args]: Text, n: number): Text {
  return key === '' ? literal(String(args['']).replace('{}', String(n))) : [key, { ...args, n }];
}
