import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';
import { useNurse } from '../../shared/use-nurse';
import { useSampleTree } from '../../shared/use-sample-tree';

export default function StepSheet() {
  const tree = useSampleTree(useNurse()?.sample);
  return tree ? <Sheet tree={tree} /> : <SheetStrokes />;
}
