/**
 * Lints code snippets as if they were in the given files, with the project's rules about imports, names and comments.
 * Reads `[{file, code}]` from standard input and prints the messages of each snippet. Runs as a separate process,
 * because ESLint loads its configuration with dynamic import, which jest does not support.
 */
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = new Set([
  'no-restricted-imports',
  'import-x/no-restricted-paths',
  'no-restricted-syntax',
  '@typescript-eslint/no-explicit-any',
  'naming/banned-words',
  'naming/role-suffix',
  'naming/no-free-relative',
]);
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => rules.has(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

const messagesBySnippet = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: root + file });
  messagesBySnippet.push(result.messages.map(({ message }) => message));
}
process.stdout.write(JSON.stringify(messagesBySnippet));
