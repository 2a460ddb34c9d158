import type { JobSample } from '@shortlist/documents/samples/nurse/sample';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useSampleTree } from '../../shared/use-sample-tree';

/**
 * The sample as the renderer of all documents draws it: a page beside the words, a reading view on phones. Both stand in
 * the HTML, which does not know how wide the window is. A picture: its person is fictional, so nothing in it can be
 * pressed. The style sheet draws its marks one after the other.
 */
export function HeroSheet({ sample }: { sample: JobSample }) {
  const t = useMessages();
  const tree = useSampleTree(sample);
  return (
    <div
      role="img"
      aria-label={t('hero.sheet')}
      className="max-sm:max-h-[420px] max-sm:overflow-hidden max-sm:[mask-image:linear-gradient(#000_75%,transparent)]"
    >
      <div inert className="drawn-marks">
        <Sheet className="max-sm:hidden" tree={tree} marks={sample.terms} />
        <Sheet className="sm:hidden" tree={tree} marks={sample.terms} reflow />
      </div>
    </div>
  );
}
