import { serveRunner } from '../comparison/runner';
import { scoreDocument } from '../competitors/score-document';

void serveRunner(() => (document) => {
  scoreDocument(document);
});
