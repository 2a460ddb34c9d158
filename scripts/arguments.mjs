/**
 * Parses the command line: `names`, options with a value (`--to`) or without one (`--check`), and the arguments
 * `after` a `--`.
 */
export function parseArguments({ values = [], flags = [] }) {
  const options = {};
  const names = [];
  const remainingArgs = process.argv.slice(2);
  while (remainingArgs.length > 0) {
    const argument = remainingArgs.shift();
    if (argument === '--') return { names, ...options, after: remainingArgs };
    const key = argument.slice(2);
    if (!argument.startsWith('--')) names.push(argument);
    else if (flags.includes(key)) options[key] = true;
    else if (values.includes(key) && remainingArgs.length > 0) options[key] = remainingArgs.shift();
    else exitWithError(`${argument} is not a known option or lacks its value`);
  }
  return { names, ...options, after: [] };
}

export function exitWithError(message) {
  console.error(`shortlist: ${message}`);
  process.exit(1);
}
