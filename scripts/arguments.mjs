import { parseArgs } from 'node:util';

/**
 * Parses the command line. `usage` is the help text; `options` are passed to `util.parseArgs`.
 * Returns the `values` of the options, the `names` between them, and the `rest` after a `--`. With a wrong option, or
 * with `--help`, prints the usage and exits.
 */
export function readArguments(usage, options = {}) {
  try {
    const { values, tokens } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
      tokens: true,
    });
    const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
    const words = tokens.filter(({ kind }) => kind === 'positional');
    const { help, ...otherValues } = values;
    if (!help)
      return {
        values: otherValues,
        names: words.filter(({ index }) => index < end).map(({ value }) => value),
        rest: words.filter(({ index }) => index > end).map(({ value }) => value),
      };
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // The sentences after the first one explain how a name may begin with a dash.
    exitWithUsage(usage, error.message.split(/\.\s|\.?$|\n/)[0]);
  }
  console.log(`Usage: ${usage}`);
  process.exit(0);
}

export const exitWithUsage = (usage, problem) => exitWithError(`${problem ? `${problem}. ` : ''}Usage: ${usage}`, 2);

export function exitWithError(message, code = 1) {
  console.error(`shortlist: ${message}`);
  process.exit(code);
}
