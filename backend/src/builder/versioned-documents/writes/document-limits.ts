import { findSizeIssue } from '@shortlist/contracts/builder/document-size';
import { AppError } from '../../../platform/http/app-error';

/**
 * Throws `too_large`. Schemas check the size of requests, and this check covers copies, restored versions, generated
 * documents, and parts that a request does not change.
 */
export function assertFitsLimits(document: object): void {
  const issue = findSizeIssue(document);
  if (issue) throw new AppError('too_large', { issues: [{ path: issue.path.join('.'), message: issue.message }] });
}
