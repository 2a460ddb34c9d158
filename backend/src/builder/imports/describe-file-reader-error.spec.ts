import { describeFileReaderError } from './describe-file-reader-error';

function catchError(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it('names the error and where it was thrown, but quotes nothing from the file', () => {
  const description = describeFileReaderError(catchError(() => JSON.parse('Ines Halvorsen\n    at Orrin Bay')));
  expect(description).toMatch(/^SyntaxError\n\s+at .*JSON\.parse/);
  expect(description).toContain('reader-error.spec.ts');
  expect(description).not.toMatch(/Ines|Orrin/);
});

it('does not quote a thrown string', () => {
  expect(describeFileReaderError('Ines Halvorsen')).toBe('a thrown string');
});

it('keeps only the name of an error whose stack does not contain the message', () => {
  const error = Object.assign(new TypeError('one text'), { stack: 'TypeError: another text' });
  expect(describeFileReaderError(error)).toBe('TypeError');
});
