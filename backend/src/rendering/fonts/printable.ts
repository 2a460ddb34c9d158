import { AppError } from '../../platform/http/app-error';

/** Letters that no face of ours has. */
const unprintable =
  /[^\P{L}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}]/u;

/**
 * Before work is done for a document that could never be downloaded. Throws `invalid_input` with an issue for each of the
 * fields that has letters of a script without a face.
 */
export function requirePrintable<Name extends string>(fields: Record<Name, string>, names: readonly Name[]): void {
  const issues = names
    .filter((name) => unprintable.test(fields[name]))
    .map((path) => ({ path, message: 'characters_unprintable' }));
  if (issues.length) throw new AppError('invalid_input', { issues });
}
