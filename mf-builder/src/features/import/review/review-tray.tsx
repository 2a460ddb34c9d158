import { useDeferredValue, useMemo } from 'react';
import { TrayCard } from '../../../shared/tray/tray-card';
import { withTrayed, type Review } from '../review';

interface Props extends Pick<Review, 'content' | 'tray'> {
  onChange: (update: (review: Review) => Review) => void;
}

type State = Review['content'] & Pick<Review, 'tray'>;

/** Renders the line destinations with low priority, so that typing does not wait for them. */
export function ReviewTray({ content, tray, onChange }: Props) {
  const laterContent = useDeferredValue(content);
  return useMemo(() => {
    const change = (update: (state: State) => State) =>
      onChange((review) => {
        const { tray: left, ...after } = update({ ...review.content, tray: review.tray });
        return withTrayed(review, after, left);
      });
    return <TrayCard state={{ ...laterContent, tray }} onChange={change} />;
  }, [laterContent, tray, onChange]);
}
