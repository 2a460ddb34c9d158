import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';

/** Each job keeps this many bullets until whole entries have been removed. */
const minBullets = { latest: 4, others: 2 };
const minEntries = { jobs: 2, projects: 1 };

/** Returns a month count. Current jobs and jobs without a date count as the latest. */
function getEndMonth({ current, endDate, startDate }: Experience): number {
  const [, month = '12', year] = /^(?:(\d{1,2})\/)?(\d{4})$/.exec(endDate || startDate) ?? [];
  return current || !year ? Infinity : Number(year) * 12 + Number(month);
}

/** Lists the paths of removable items, least important first. */
export function getRemovalOrder(content: ResumeContent): string[] {
  const { experience, education, projects, achievements, customSections } = content;
  const jobs = experience
    .map((job, index) => ({ job, index }))
    .sort((a, b) => getEndMonth(a.job) - getEndMonth(b.job) || b.index - a.index);
  const listLastPaths = (count: number, keptCount: number, path: string) =>
    Array.from({ length: Math.max(0, count - keptCount) }, (_, i) => `${path}.${count - 1 - i}`);
  const listBulletPaths = (latestMinimum: number, othersMinimum: number) =>
    jobs.flatMap(({ job, index }, rank) =>
      listLastPaths(
        job.achievements.length,
        rank === jobs.length - 1 ? latestMinimum : othersMinimum,
        `experience.${index}.achievements`,
      ),
    );
  const paths = [
    ...listBulletPaths(minBullets.latest, minBullets.others),
    ...education.flatMap((item, index) =>
      listLastPaths(item.achievements.length, 0, `education.${index}.achievements`),
    ),
    ...listLastPaths(projects.length, minEntries.projects, 'projects'),
    ...listLastPaths(achievements.length, 1, 'achievements'),
    ...customSections.flatMap(({ items }, sectionIndex) =>
      items.flatMap((item, index) =>
        listLastPaths(item.achievements.length, 1, `customSections.${sectionIndex}.items.${index}.achievements`),
      ),
    ),
    ...customSections.flatMap(({ items }, index) => listLastPaths(items.length, 1, `customSections.${index}.items`)),
    ...jobs.slice(0, Math.max(0, jobs.length - minEntries.jobs)).map(({ index }) => `experience.${index}`),
    ...listBulletPaths(minBullets.others, 1),
  ];
  return [...new Set(paths)];
}
