import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const readerUrl = pathToFileURL(join(__dirname, 'arguments.mjs')).href;
const program = `
  import { readArguments } from ${JSON.stringify(readerUrl)};
  const options = { to: { type: 'string' }, check: { type: 'boolean', default: false } };
  console.log(JSON.stringify(readArguments('copy NAME --to FOLDER', options)));
`;

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['--input-type=module', '--eval', program, '--', ...args], {
    encoding: 'utf8',
  });
  return { status, output: (stdout || stderr).trim() };
}

describe('readArguments', () => {
  it('returns options, names and the arguments after a double dash', () => {
    const { status, output } = run('a', '--to', 'x', 'b', '--check', '--', '--all', 'c d');
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual({
      values: { to: 'x', check: true },
      names: ['a', 'b'],
      rest: ['--all', 'c d'],
    });
    expect(JSON.parse(run().output)).toEqual({ values: { check: false }, names: [], rest: [] });
  });

  it.each([
    ['an unknown option', ['a', '--force'], "shortlist: Unknown option '--force'. Usage: copy NAME --to FOLDER"],
    [
      'an option without its value',
      ['a', '--to'],
      "shortlist: Option '--to <value>' argument missing. Usage: copy NAME --to FOLDER",
    ],
    [
      'an option whose value is another option',
      ['--to', '--check'],
      "shortlist: Option '--to' argument is ambiguous. Usage: copy NAME --to FOLDER",
    ],
  ])('rejects %s with one line', (_name, args, expectedOutput) => {
    expect(run(...args)).toEqual({ status: 2, output: expectedOutput });
  });

  it('prints the usage', () => {
    expect(run('--help')).toEqual({ status: 0, output: 'Usage: copy NAME --to FOLDER' });
  });
});
