import { memo } from 'react';
import type { ImportReview } from '../import-review';
import type { ReviewSection } from '../review-rows';
import { ReviewSectionCard } from './review-section-card';
import type { CurrentRow } from './use-current-row';

interface Props {
  sections: ReviewSection[];
  review: ImportReview;
  current: CurrentRow;
  onSelect: (key: string | undefined, path?: string) => void;
  onNext: (shouldWrap: boolean) => void;
  onChange: (update: (review: ImportReview) => ImportReview) => void;
}

export const ReviewSectionList = memo(function SectionList({ sections, onNext, ...rest }: Props) {
  return sections.map((section) => (
    <ReviewSectionCard key={section.key} section={section} onNext={() => onNext(false)} {...rest} />
  ));
});
