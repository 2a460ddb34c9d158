import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';
import { useSampleResume } from '../use-sample-resume';
import { useSampleTree } from '../use-sample-tree';

/** `isHighlighted` highlights the terms from the sample's job posting. */
export default function SampleResumeSheet({ isHighlighted = false }: { isHighlighted?: boolean }) {
  const sample = useSampleResume()?.sample;
  const tree = useSampleTree(sample);
  return tree ? (
    <Sheet tree={tree} highlightTerms={isHighlighted ? sample?.terms : undefined} />
  ) : (
    <SheetSkeletonLines />
  );
}
