import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { OperatorError } from '../platform/operator-error';
import { toIsoDate } from '../platform/time';
import { NewsletterIssueEntity } from './newsletter-issue.entity';

const issueSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]{1,100}$/),
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(500),
});

/**
 * Queues an issue about an article for all confirmed subscribers and returns their number. Schedules one email per
 * second, so that receipts and password links are not delayed. Throws `OperatorError` if the article was already sent
 * or the last issue is less than four weeks old, because subscribers were promised neither would happen.
 */
export async function enqueueIssue(database: DataSource, issue: z.infer<typeof issueSchema>): Promise<number> {
  const parsed = issueSchema.safeParse(issue);
  if (!parsed.success) throw new OperatorError(`The newsletter issue is not valid:\n${z.prettifyError(parsed.error)}`);
  const { slug, title, description } = parsed.data;
  return await database.transaction(async (manager) => {
    await manager.query('LOCK TABLE newsletter_issues IN EXCLUSIVE MODE');
    const [previousIssue] = await manager.query<{ slug: string; created_at: Date }[]>(
      `SELECT slug, created_at FROM newsletter_issues
       WHERE slug = $1 OR created_at > now() - interval '28 days' ORDER BY created_at DESC LIMIT 1`,
      [slug],
    );
    if (previousIssue) {
      const date = toIsoDate(previousIssue.created_at);
      throw new OperatorError(
        previousIssue.slug === slug
          ? `The newsletter about ${slug} was already sent on ${date}.`
          : `A newsletter about ${previousIssue.slug} was sent on ${date}. Subscribers were promised at most one per month.`,
      );
    }
    const { id } = await manager.save(NewsletterIssueEntity, { slug, title, description });
    const [{ count }] = await manager.query<[{ count: string }]>(
      `WITH enqueued AS (
         INSERT INTO mails (kind, subject_id, owner_id, address, language, next_try_at)
         SELECT 'newsletterIssue', $1, owner_id, address, language,
           now() + make_interval(secs => row_number() OVER (ORDER BY confirmed_at) - 1)
         FROM newsletter_subscribers WHERE confirmed_at IS NOT NULL RETURNING id
       ) SELECT count(*) FROM enqueued`,
      [id],
    );
    return Number(count);
  });
}
