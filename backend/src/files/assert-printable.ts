import { printableCharacters } from '@shortlist/documents/fonts/printable-scripts';
import { AppError } from '../platform/http/app-error';

const unsupportedLetters = new RegExp(`[^\\P{L}${printableCharacters}]`, 'u');

/**
 * Rejects unprintable text before any work on the document. Throws `invalid_input` with one issue per field that
 * contains letters of an unsupported script.
 */
export function assertPrintable<Name extends string>(fields: Record<Name, string>, names: readonly Name[]): void {
  const issues = names
    .filter((name) => unsupportedLetters.test(fields[name]))
    .map((path) => ({ path, message: 'characters_unprintable' }));
  if (issues.length) throw new AppError('invalid_input', { issues });
}
