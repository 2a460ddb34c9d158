import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';
import { useSampleResume } from '../use-sample-resume';
import { useSampleTree } from '../use-sample-tree';

/** The sample resume, on request with the terms of its job posting highlighted. */
export default function SampleResumeSheet({ isHighlighted = false }: { isHighlighted?: boolean }) {
  const sample = useSampleResume()?.sample;
  const tree = useSampleTree(sample);
  return tree ? (
    <Sheet tree={tree} highlightTerms={isHighlighted ? sample?.terms : undefined} />
  ) : (
    <SheetSkeletonLines />
  );
}
