import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * Parts of a text that makes a pattern backtrack: `head`, followed by many repetitions of `piece` and an end that never
 * matches.
 */
export interface Attack {
  head: string;
  piece: string;
}

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** At least one of these characters matches each character class in the code. */
const sampleCharacters = [...'aA1 \t\n.,-\'’"([{$%@/:;!?•·+#_*|&<>あア漢가１、。（「–é\u0301\0'];

/** Derives attacks from the repetitions in the pattern. */
export function createAttacks({ source, flags }: RegExp): Attack[] {
  const pattern = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  const attacks = new Map<string, Attack>();
  const add = (head: string, piece: string) => {
    if (piece) attacks.set(JSON.stringify([head, piece]), { head, piece });
  };
  const visit = (alternatives: AST.Alternative[], prefix: string) => {
    for (const { elements } of alternatives) {
      let head = prefix;
      for (const element of elements) {
        if (element.type === 'Quantifier' && element.max > 8) {
          for (const piece of createSamples(element.element, flags)) {
            add(head, piece);
            add('', head + piece);
            add('', piece);
          }
        }
        const inner = element.type === 'Quantifier' ? element.element : element;
        if (inner.type === 'Group' || inner.type === 'CapturingGroup') visit(inner.alternatives, head);
        if (element.type === 'Assertion' && 'alternatives' in element) visit(element.alternatives, head);
        head += createSamples(element, flags)[0] ?? '';
      }
      add('', head.slice(prefix.length));
      add(prefix, head.slice(prefix.length));
    }
  };
  visit(pattern.alternatives, '');
  return [...attacks.values()];
}

function createSamples(element: AST.Element, flags: string): string[] {
  switch (element.type) {
    case 'Quantifier':
      return element.min === 0
        ? ['']
        : createSamples(element.element, flags).map((sample) => sample.repeat(element.min));
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives
        .slice(0, 12)
        .map(({ elements }) => elements.map((child) => createSamples(child, flags)[0] ?? '').join(''));
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterSet':
    case 'CharacterClass': {
      const classPattern = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, ''));
      const matches = sampleCharacters.filter((character) => classPattern.test(character));
      return matches.filter((_, i) => i < 3 || i % 6 === 0);
    }
    default:
      return [''];
  }
}
