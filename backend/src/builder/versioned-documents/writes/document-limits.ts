import { findSizeIssue } from '@shortlist/contracts/builder/document-size';
import { AppError } from '../../../platform/http/app-error';

/**
 * Throws `too_large`. Requests are checked by their schemas; this also covers copies, restored versions, generated
 * documents, and the parts that a request leaves as they are.
 */
export function assertFitsLimits(document: object): void {
  const issue = findSizeIssue(document);
  if (issue) throw new AppError('too_large', { issues: [{ path: issue.path.join('.'), message: issue.message }] });
}
