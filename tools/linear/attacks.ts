import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * A text in which a pattern retries every repetition at every position: `head`, many times `piece`, and an end that
 * never matches.
 */
export interface Attack {
  head: string;
  piece: string;
}

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** A letter of each kind, to find one that a class or a property matches. */
const letters = [...'aA1 \t\n.,-\'’"([{$%@/:;!?•·+#_*|&<>あア漢가１、。（「–é\u0301\0'];

/** Returns texts, built from the pattern's own repetitions, that make it backtrack as often as possible. */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const parsed = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  const found = new Map<string, Attack>();
  const add = (head: string, piece: string) => {
    if (piece) found.set(JSON.stringify([head, piece]), { head, piece });
  };
  const visit = (alternatives: AST.Alternative[], before: string) => {
    for (const { elements } of alternatives) {
      let head = before;
      for (const element of elements) {
        if (element.type === 'Quantifier' && element.max > 8) {
          for (const piece of samplesOf(element.element, flags)) {
            add(head, piece);
            add('', head + piece);
            add('', piece);
          }
        }
        const inner = element.type === 'Quantifier' ? element.element : element;
        if (inner.type === 'Group' || inner.type === 'CapturingGroup') visit(inner.alternatives, head);
        if (element.type === 'Assertion' && 'alternatives' in element) visit(element.alternatives, head);
        head += samplesOf(element, flags)[0] ?? '';
      }
      add('', head.slice(before.length));
      add(before, head.slice(before.length));
    }
  };
  visit(parsed.alternatives, '');
  return [...found.values()];
}

function samplesOf(element: AST.Element, flags: string): string[] {
  switch (element.type) {
    case 'Quantifier':
      return element.min === 0 ? [''] : samplesOf(element.element, flags).map((one) => one.repeat(element.min));
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives
        .slice(0, 12)
        .map(({ elements }) => elements.map((one) => samplesOf(one, flags)[0] ?? '').join(''));
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterSet':
    case 'CharacterClass': {
      const one = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, ''));
      const taken = letters.filter((letter) => one.test(letter));
      return taken.filter((_, i) => i < 3 || i % 6 === 0);
    }
    default:
      return [''];
  }
}
