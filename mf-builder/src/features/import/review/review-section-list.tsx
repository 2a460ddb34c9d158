import { memo } from 'react';
import type { ImportReview } from '../import-review';
import type { ReviewSection } from '../review-rows';
import { ReviewSectionCard } from './review-section-card';
import type { CurrentRow } from './use-current-row';

interface Props {
  sections: ReviewSection[];
  review: ImportReview;
  currentRow: CurrentRow;
}

export const ReviewSectionList = memo(function SectionList({ sections, review, currentRow }: Props) {
  return sections.map((section) => (
    <ReviewSectionCard key={section.key} section={section} review={review} currentRow={currentRow} />
  ));
});
