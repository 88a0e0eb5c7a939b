/** The server tells of players by number; who reads is "you". */

/** A sentence about "Player 2" for that player: "Player 2 builds" becomes "you build". */
export function toYou(text: string, seat: number): string {
  const me = `Player ${seat + 1}\\b`;
  if (seat < 0 || !new RegExp(me).test(text)) return text;
  return text
    .replace(new RegExp(`^The ([\\w ]+?) of ${me}`), 'Your $1')
    .replace(new RegExp(`\\bthe ([\\w-]+(?: cards)?) of ${me}`, 'g'), 'your $1')
    .replace(new RegExp(` of ${me}`, 'g'), ' of yours')
    .replace(new RegExp(`${me}'s`, 'g'), 'your')
    .replace(
      new RegExp(`(^|: )${me} (no longer |now )?(\\w+)(.*? and (?=chooses|gives|shows))?(chooses|gives|shows)?`, 'g'),
      (_, before: string, no = '', verb: string, between = '', also = '') =>
        `${before}you ${no}${plain(verb)}${between}${plain(also)}`,
    )
    .replace(new RegExp(me, 'g'), 'you');
}

/** Who a line of the log says did it, "Player 2" or, where a bot stood in, "Player 2's bot". */
export function doer({ seat, text }: { seat: number; text: string }): string {
  const person = `Player ${seat + 1}`;
  return text.startsWith(`${person}'s bot `) ? `${person}'s bot` : person;
}

/** A verb as it goes with "you". */
function plain(verb: string): string {
  if (verb === 'has') return 'have';
  if (verb === 'is') return 'are';
  return verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');
}
