/** A game's options in one language. */

import { literal, type Catalogue, type Reader, type Text } from '../text';
import type { OptionInfo } from '../wire';

const NOBODY: Reader = { you: -1, names: [] };

/** An option in a form. */
export type ToldOption = Omit<OptionInfo, 'about' | 'title' | 'words' | 'suggested'> & {
  about: string;
  title: string;
  /** The names of its values: one for each choice or number, two for a bool (off, on); none if not needed. */
  words: string[];
  /** The names of the suggested texts. */
  suggested: string[];
  /** The name of a number, if its words contain it; null without words. */
  counted: ((value: number) => string) | null;
};

/** The formatter of messages for nobody in particular. */
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

/** The words of a number; words outside catalogues have {} for it. */
function withNumber([key, args]: Text, n: number): Text {
  return key === '' ? literal(String(args['']).replace('{}', String(n))) : [key, { ...args, n }];
}
