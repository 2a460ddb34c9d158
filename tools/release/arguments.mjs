/**
 * Parses the command line: `names`, options with a value (`--to`) or without one (`--check`), and the words `after` a
 * `--`.
 */
export function parseArguments({ values = [], flags = [] }) {
  const options = {};
  const names = [];
  const rest = process.argv.slice(2);
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--') return { names, ...options, after: rest };
    const key = word.slice(2);
    if (!word.startsWith('--')) names.push(word);
    else if (flags.includes(key)) options[key] = true;
    else if (values.includes(key) && rest.length > 0) options[key] = rest.shift();
    else exitWithError(`${word} is not a known option or lacks its value`);
  }
  return { names, ...options, after: [] };
}

export function exitWithError(sentence) {
  console.error(`shortlist: ${sentence}`);
  process.exit(1);
}
