/**
 * Parses the command line: `names`, options with a value (`--to`) or without one (`--check`), and the arguments
 * `after` a `--`.
 */
export function parseArguments({ values = [], flags = [] }) {
  const options = {};
  const names = [];
  const remainingArgs = process.argv.slice(2);
  while (remainingArgs.length > 0) {
    const word = remainingArgs.shift();
    if (word === '--') return { names, ...options, after: remainingArgs };
    const key = word.slice(2);
    if (!word.startsWith('--')) names.push(word);
    else if (flags.includes(key)) options[key] = true;
    else if (values.includes(key) && remainingArgs.length > 0) options[key] = remainingArgs.shift();
    else exitWithError(`${word} is not a known option or lacks its value`);
  }
  return { names, ...options, after: [] };
}

export function exitWithError(sentence) {
  console.error(`shortlist: ${sentence}`);
  process.exit(1);
}
