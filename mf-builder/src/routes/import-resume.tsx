import { UploadScreen } from '../features/import/upload/upload-screen';
import { ImportReviewScreen } from '../features/import/review/import-review-screen';
import { useImportReview } from '../features/import/use-import-review';

export default function ImportResumeRoute() {
  const { review, pdf, start, update, finish, hasEnded } = useImportReview();
  if (!review) return <UploadScreen onImported={start} isRestart={hasEnded} />;
  return <ImportReviewScreen review={review} pdf={pdf} onChange={update} onFinish={finish} />;
}
