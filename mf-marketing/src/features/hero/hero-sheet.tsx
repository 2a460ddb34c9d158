import type { JobSample } from '@shortlist/documents/samples/nurse/sample';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { GhostPage } from '../../shared/ghost-page';
import { useMedia } from '@shortlist/shared-ui/components/use-media';
import { useSampleTree } from '../../shared/use-sample-tree';
import { useMarking } from './use-marking';

/**
 * The sample as the renderer of all documents draws it: a page beside the words, a reading view on phones. A picture:
 * its person is fictional, so nothing in it can be pressed.
 */
export function HeroSheet({ sample }: { sample?: JobSample }) {
  const t = useMessages();
  const page = useMedia('(min-width: 640px)');
  const tree = useSampleTree(sample);
  const marks = useMarking(sample?.terms);
  return (
    <div
      role="img"
      aria-label={t('hero.sheet')}
      className="max-sm:max-h-[420px] max-sm:overflow-hidden max-sm:[mask-image:linear-gradient(#000_75%,transparent)]"
    >
      <div inert>
        {tree ? (
          <Sheet tree={tree} marks={marks} reflow={!page} />
        ) : (
          <div className="sheet aspect-[210/297] rounded-sheet bg-doc shadow-sheet">
            <GhostPage />
          </div>
        )}
      </div>
    </div>
  );
}
