import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { useAllowance } from '../../shared/premium/use-allowance';
import { Done } from './done';
import { Frame } from './frame';
import { Told } from './told';

/** The screen of a direct visit, without a payment to wait for. */
export function Arrived() {
  const t = useMessages();
  const { data, isPending } = useAllowance();
  if (data?.premium) return <Done />;
  if (!isPending) return <Told what="nothing" />;
  return (
    <Frame paper="blank">
      <Skeleton label={t('success.loading')} className="grid w-full gap-6">
        <Bone className="h-12 w-2/3" />
        <Bone className="h-16" />
      </Skeleton>
    </Frame>
  );
}
