import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';
import { useSampleResume } from '../../shared/use-sample-resume';
import { useSampleTree } from '../../shared/use-sample-tree';

export default function StepSheet() {
  const tree = useSampleTree(useSampleResume()?.sample);
  return tree ? <Sheet tree={tree} /> : <SheetSkeletonLines />;
}
