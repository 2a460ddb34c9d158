/**
 * Lints pieces of code as if they stood in given files, by the project's own configuration and the rules of
 * architecture alone. Reads `[{file, code}]` from standard input, writes the messages of each. A process of its own,
 * because ESLint loads its configuration by dynamic import, which jest cannot.
 */
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = new Set(['no-restricted-imports', 'no-restricted-syntax', '@typescript-eslint/no-explicit-any']);
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => rules.has(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

const answers = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: root + file });
  answers.push(result.messages.map(({ message }) => message));
}
process.stdout.write(JSON.stringify(answers));
