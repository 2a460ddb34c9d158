import { createHash } from 'node:crypto';
import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import { findNamedSkill } from '../../engine/matching/skills/find-skills';

/** Maximum number of keys stored per resume. The oldest keys are dropped. */
export const maxRejectionKeys = 600;

const normalizeText = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const hashParts = (...parts: string[]): string =>
  createHash('sha256').update(parts.map(normalizeText).join('\n')).digest('base64url').slice(0, 16);

/**
 * Returns keys for the term's wording and for the skills that it names in any language, because the resume and the job
 * posting may word the term differently.
 */
function listTermKeys(term: string): string[] {
  const skillIds = languageSchema.options.flatMap((language) => findNamedSkill(term, language)?.skill.id ?? []);
  return [hashParts('', term), ...[...new Set(skillIds)].map((id) => hashParts('skill', '', id))];
}

/**
 * Returns the keys of a change, which do not depend on the position of the text in the resume. An added skill has the
 * keys of its term. A text change has keys for its wording and for the rule that changed it.
 */
export const listRejectionKeys = ({
  before,
  after,
  rule,
}: Pick<ProposedChange, 'before' | 'after' | 'rule'>): string[] =>
  before === '' ? listTermKeys(after) : [hashParts(before, after), ...(rule ? [hashParts('rule', before, rule)] : [])];

/** Returns whether the user rejected this change, or another change to the same text by the same rule. */
export const isRejected = (
  change: Pick<ProposedChange, 'before' | 'after' | 'rule'>,
  rejectedKeys: ReadonlySet<string>,
): boolean => rejectedKeys.size > 0 && listRejectionKeys(change).some((key) => rejectedKeys.has(key));

export const isTermRejected = (term: string, rejectedKeys: ReadonlySet<string>): boolean =>
  isRejected({ before: '', after: term }, rejectedKeys);

/** Removes advice about rejected terms, without changing the scores. */
export function omitRejected(match: JobMatch, rejectedKeys: ReadonlySet<string>): JobMatch {
  const isAllowed = (term: string) => !isTermRejected(term, rejectedKeys);
  const { sayItTheirWay, askYourself } = match.missing;
  return {
    ...match,
    missing: {
      ...match.missing,
      sayItTheirWay: sayItTheirWay.filter(({ term }) => isAllowed(term)),
      askYourself: askYourself.filter(isAllowed),
    },
  };
}
