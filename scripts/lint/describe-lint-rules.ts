import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export type LintRule = [
  name: string,
  file: string,
  badCode: string,
  /** A part of the lint message. */
  message: string,
  goodCode: string,
  /** File of `goodCode`, if the rule is about the name of the file. */
  goodFile?: string,
];

/** Defines a test for each rule. The test lints bad code, which must fail, and good code, which must pass. */
export function describeLintRules(title: string, rules: LintRule[]) {
  describe(title, () => {
    const snippets = rules.flatMap(([, file, badCode, , goodCode, goodFile = file]) => [
      { file, code: badCode },
      { file: goodFile, code: goodCode },
    ]);
    const output = execFileSync('node', [join(__dirname, 'lint-snippets.mjs')], {
      input: JSON.stringify(snippets),
      encoding: 'utf8',
    });
    const messages = JSON.parse(output) as string[][];

    it.each(rules.map(([name, , , message], index) => [name, message, index] as const))(
      '%s',
      (_name, message, index) => {
        expect(messages[index * 2]?.join('\n')).toContain(message);
        expect(messages[index * 2 + 1]).toEqual([]);
      },
    );
  });
}
