import { useDeferredValue, useState } from 'react';
import type { LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useLetterEditor } from '../../shared/letter-editor/letter-editor-context';
import { useLetterResume, useLetterTree } from '../../shared/letter-editor/use-letter-tree';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { countWords } from '../../shared/count-words';
import type { LetterGenerationState } from './use-letter-generation';

export function LetterSheet({
  generation,
  highlightTerms,
}: {
  generation: LetterGenerationState;
  highlightTerms?: string[];
}) {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const isPhone = useIsPhone();
  const [isReadingView, setReadingView] = useState(true);
  const currentDraft = useLetterEditor(({ draft }) => draft);
  const partialLetter = generation.status === 'generating' ? generation.partialLetter : undefined;
  const letter: LetterDraft = useDeferredValue(partialLetter ? { ...currentDraft, ...partialLetter } : currentDraft);
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
        {isPhone ? (
          <SegmentedControl
            label={t('sheet.view')}
            options={[
              { value: 'read', label: t('sheet.read') },
              { value: 'page', label: t('sheet.page') },
            ]}
            value={isReadingView ? 'read' : 'page'}
            onChange={(value) => setReadingView(value === 'read')}
          />
        ) : (
          <p className="tabular-nums">{t('letter.words', { count: countWords(letter.content, pageLanguage) })}</p>
        )}
      </div>
      <Sheet
        tree={tree}
        highlightTerms={highlightTerms}
        isWriting={generation.status === 'generating' && partialLetter !== undefined}
        reflow={isPhone && isReadingView}
        label={t('letter.sheet')}
        className="rounded-sheet shadow-sheet"
      />
    </div>
  );
}
