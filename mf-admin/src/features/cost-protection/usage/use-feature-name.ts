import { aiFeatures } from '@shortlist/contracts/admin/ai-features';
import { staff } from '@shortlist/contracts/admin/staff';
import { useMessages } from '../../../messages';

/** Translates the id of an AI feature. For a feature that no longer exists, returns the id. */
export function useFeatureName() {
  const t = useMessages();
  return (id: string): string => {
    const feature = aiFeatures.find((featureId) => featureId === id);
    if (feature) return t(`spend.featureName.${feature}`);
    return staff.find((member) => id === `staff-${member.id}`)?.name ?? id;
  };
}
