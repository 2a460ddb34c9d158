import { aiFeatures } from '@shortlist/contracts/admin/ai-features';
import { staff } from '@shortlist/contracts/admin/staff';
import { useMessages } from '../../../messages';

/** Returns a function that translates the id of an AI feature. A feature that no longer exists keeps its id. */
export function useFeatureName() {
  const t = useMessages();
  return (id: string): string => {
    const feature = aiFeatures.find((featureId) => featureId === id);
    if (feature) return t(`spend.featureName.${feature}`);
    return staff.find((member) => id === `staff-${member.id}`)?.name ?? id;
  };
}
