import { parseArgs } from 'node:util';

/**
 * Parses the command line with `util.parseArgs`. Returns the `values` of the options, the other arguments as `names`,
 * and the arguments after `--` as `rest`. If an option is wrong or is `--help`, prints the usage and exits.
 */
export function readArguments(usage, options = {}) {
  try {
    const { values, tokens } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
      tokens: true,
    });
    const terminatorIndex = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
    const positionals = tokens.filter(({ kind }) => kind === 'positional');
    const { help, ...otherValues } = values;
    if (!help)
      return {
        values: otherValues,
        names: positionals.filter(({ index }) => index < terminatorIndex).map(({ value }) => value),
        rest: positionals.filter(({ index }) => index > terminatorIndex).map(({ value }) => value),
      };
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // The other sentences explain how to pass a name that begins with a dash.
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
