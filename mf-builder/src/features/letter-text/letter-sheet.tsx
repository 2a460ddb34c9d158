import { useDeferredValue, useState } from 'react';
import type { LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useLetter } from '../../shared/letter/letter';
import { useLetterResume, useLetterTree } from '../../shared/letter/use-letter-look';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import { wordsIn } from '../../shared/words-in';
import type { Writing } from './use-writing';

export function LetterSheet({ writing, marks }: { writing: Writing; marks?: string[] }) {
  const t = useMessages();
  const page = useLanguage();
  const phone = usePhone();
  const [reading, setReading] = useState(true);
  const typed = useLetter(({ state }) => state);
  const coming = writing.state === 'writing' ? writing.part : undefined;
  const letter: LetterDraft = useDeferredValue(coming ? { ...typed, ...coming } : typed);
  const tree = useLetterTree(letter);
  const resume = useLetterResume();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        {resume ? (
          <Badge className="max-w-full min-w-0">
            <span className="truncate">{t('letter.from', { title: resume.title })}</span>
          </Badge>
        ) : (
          <span />
        )}
        {phone ? (
          <Segments
            label={t('sheet.view')}
            options={[
              { value: 'read', label: t('sheet.read') },
              { value: 'page', label: t('sheet.page') },
            ]}
            value={reading ? 'read' : 'page'}
            onChange={(value) => setReading(value === 'read')}
          />
        ) : (
          <p className="tabular-nums">{t('letter.words', { count: wordsIn(letter.content, page) })}</p>
        )}
      </div>
      <Sheet
        tree={tree}
        marks={marks}
        writing={writing.state === 'writing' && coming !== undefined}
        reflow={phone && reading}
        label={t('letter.sheet')}
        className="rounded-sheet shadow-sheet"
      />
    </div>
  );
}
