import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';
import { useNurse } from '../../shared/use-nurse';
import { useSampleTree } from '../../shared/use-sample-tree';

export default function MarkedSheet() {
  const sample = useNurse()?.sample;
  const tree = useSampleTree(sample);
  return tree ? <Sheet tree={tree} marks={sample?.terms} /> : <SheetStrokes />;
}
