import { ChooseFile } from '../features/import/choose/choose-file';
import { ReviewScreen } from '../features/import/review/review-screen';
import { useReview } from '../features/import/use-review';

export default function ImportResume() {
  const { review, pdf, begin, change, end, ended } = useReview();
  if (!review) return <ChooseFile onRead={begin} again={ended} />;
  return <ReviewScreen review={review} pdf={pdf} onChange={change} onEnd={end} />;
}
