import { memo } from 'react';
import type { Review } from '../review';
import type { RowSection } from '../rows';
import { SectionCard } from './section-card';
import type { CurrentRow } from './use-current-row';

interface Props {
  sections: RowSection[];
  review: Review;
  current: CurrentRow;
  onChoose: (key: string | undefined, path?: string) => void;
  onNext: (around: boolean) => void;
  onChange: (update: (review: Review) => Review) => void;
}

export const SectionList = memo(function SectionList({ sections, onNext, ...rest }: Props) {
  return sections.map((section) => (
    <SectionCard key={section.key} section={section} onNext={() => onNext(false)} {...rest} />
  ));
});
