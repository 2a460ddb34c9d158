import { useState } from 'react';
import { maxOwnLines } from '@shortlist/contracts/generator/generation';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../messages';
import type { Blanks } from './use-blanks';

const maxLineLength = 500;

const parseLines = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s•*–-]+/u, '')
        .trim()
        .slice(0, maxLineLength),
    )
    .filter(Boolean)
    .slice(0, maxOwnLines);

/** Each line that the user writes becomes a bullet of the job. */
export function OwnLinesField({ blanks, job }: { blanks: Blanks; job: number }) {
  const t = useMessages();
  const [text, setText] = useState(() => (blanks.ownLines[job] ?? []).join('\n'));
  return (
    <TextArea
      className="col-span-full"
      label={t('blanks.ownLines')}
      hint={t('blanks.ownLinesHint')}
      rows={3}
      maxLength={maxLineLength * maxOwnLines}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        blanks.setOwnLines(job, parseLines(target.value));
      }}
    />
  );
}
