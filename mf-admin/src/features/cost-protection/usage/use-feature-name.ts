import { aiFeatures } from '@shortlist/contracts/admin/ai-features';
import { staff } from '@shortlist/contracts/admin/staff';
import { useMessages } from '../../../messages';

/** Returns a function that names a feature by its ledger id. Features that no longer exist are named by that id. */
export function useFeatureName() {
  const t = useMessages();
  return (id: string): string => {
    const feature = aiFeatures.find((known) => known === id);
    if (feature) return t(`spend.featureName.${feature}`);
    return staff.find((member) => id === `staff-${member.id}`)?.name ?? id;
  };
}
