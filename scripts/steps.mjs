/**
 * Runs the steps of `npm start` and `npm test`. Prints one line per step with its time, and writes the full output to a
 * log file.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { stripVTControlCharacters } from 'node:util';
import { clearLine, log, root } from './process.mjs';

const formatDuration = (seconds) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** Runs a step and returns whether it succeeded. `work` returns false, or a promise of false, if it failed. */
export async function runStep(name, work) {
  const startTime = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`${clearLine}shortlist: … ${name}`);
  const succeeded = (await work()) !== false;
  const seconds = Math.round((Date.now() - startTime) / 1_000);
  log(`${succeeded ? '✔' : '✘'} ${name} (${formatDuration(seconds)})`);
  return succeeded;
}

/** Runs commands and writes their output to a log file. With `isVerbose`, also writes the output to the terminal. */
export class CommandRunner {
  /** @param logFile Path relative to the repository. */
  constructor(logFile, { isVerbose, env = process.env }) {
    this.logPath = `${root}${logFile}`;
    mkdirSync(dirname(this.logPath), { recursive: true });
    this.logStream = createWriteStream(this.logPath);
    Object.assign(this, { isVerbose, env });
  }

  async run(command, args) {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: this.env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        this.logStream.write(stripVTControlCharacters(text));
        if (this.isVerbose) process.stdout.write(text);
      });
    const code = await new Promise((resolve) => child.on('close', resolve));
    return { output: stripVTControlCharacters(output), succeeded: code === 0 };
  }

  async close() {
    this.logStream.end();
    await finished(this.logStream);
  }
}

const maxLines = 60;

/** Returns the lines of a failed command that explain the failure. Returns a short output whole. */
export function extractFailureLines(output) {
  const lines = output.split('\n').filter(Boolean);
  if (lines.length <= maxLines) return lines;
  const errorLines = lines.filter(
    (line) => /\berror\b|^\/.*\.tsx?$|✘|×|[│·╭]|Error:/i.test(line) && !/^npm error/.test(line),
  );
  // A build error quotes a line of a style sheet, which may be very long.
  return (errorLines.length ? errorLines : lines).slice(-maxLines).map((line) => line.slice(0, 300));
}
