import { useMemo } from 'react';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { JobSample } from '@shortlist/documents/samples/nurse/sample';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useMedia } from '../../shared/use-media';
import { useMarking } from './use-marking';

/**
 * The sample as the renderer of all documents draws it: a page beside the words, a reading view on phones. A picture:
 * its person is fictional, so nothing in it can be pressed.
 */
export function HeroSheet({ sample }: { sample?: JobSample }) {
  const t = useMessages();
  const language = useLanguage();
  const page = useMedia('(min-width: 1024px)');
  const tree = useMemo(
    () => sample && composeResume(sample.resume, { templateId: 'modern-professional', language, pageSize: 'A4' }),
    [sample, language],
  );
  const marks = useMarking(sample?.terms);
  return (
    <div
      role="img"
      aria-label={t('hero.sheet')}
      className="max-lg:max-h-[420px] max-lg:overflow-hidden max-lg:[mask-image:linear-gradient(#000_75%,transparent)]"
    >
      <div inert>
        {tree ? (
          <Sheet tree={tree} marks={marks} reflow={!page} />
        ) : (
          <div className="sheet aspect-[210/297] rounded-sheet bg-doc shadow-sheet" />
        )}
      </div>
    </div>
  );
}
