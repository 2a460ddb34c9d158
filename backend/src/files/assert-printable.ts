import { AppError } from '../platform/http/app-error';

const unsupportedCharacters =
  /[^\P{L}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}]/u;

/**
 * Rejects unprintable text before any work on the document. Throws `invalid_input` with one issue per field that
 * contains letters of an unsupported script.
 */
export function assertPrintable<Name extends string>(fields: Record<Name, string>, names: readonly Name[]): void {
  const issues = names
    .filter((name) => unsupportedCharacters.test(fields[name]))
    .map((path) => ({ path, message: 'characters_unprintable' }));
  if (issues.length) throw new AppError('invalid_input', { issues });
}
