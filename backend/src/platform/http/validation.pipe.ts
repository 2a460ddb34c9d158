import { StandardSchemaValidationPipe } from '@nestjs/common';
import { sizeIssueKeys } from '@shortlist/contracts/builder/document-size';
import { AppError } from './app-error';

/** Validates every `@Body({schema})`, `@Query({schema})` and `@Param({schema})` with its zod schema. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) =>
    new AppError(issues.some(({ message }) => sizeIssueKeys.includes(message)) ? 'too_large' : 'invalid_input', {
      issues: issues.slice(0, 100).map(({ path = [], message }) => ({
        path: path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.'),
        message,
      })),
    }),
});
