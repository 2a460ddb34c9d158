import type { JobPostingSample } from '@shortlist/documents/samples/nurse/job-posting-sample';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useSampleTree } from '../../shared/use-sample-tree';

/**
 * Shows a page next to the text, or a reading view on phones. The HTML contains both, because the prerenderer doesn't
 * know the width of the window. The sheet is an inert image, because the person on it is fictional.
 */
export function HeroSheet({ sample }: { sample: JobPostingSample }) {
  const t = useMessages();
  const tree = useSampleTree(sample);
  return (
    <div
      role="img"
      aria-label={t('hero.sheet')}
      className="max-sm:max-h-[420px] max-sm:overflow-hidden max-sm:[mask-image:linear-gradient(#000_75%,transparent)]"
    >
      <div inert className="drawn-marks">
        <Sheet className="max-sm:hidden" tree={tree} highlightTerms={sample.terms} />
        <Sheet className="sm:hidden" tree={tree} highlightTerms={sample.terms} reflow />
      </div>
    </div>
  );
}
