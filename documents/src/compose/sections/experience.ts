import type { Experience } from '@shortlist/contracts/builder/resume';
import type { EntryLine } from '../../templates/template';
import type { Block, StackBlock } from '../../tree';
import { besideGutter, bullets, paragraph, stack } from '../blocks';
import { entryHead, type Facts } from './entry';
import { bulletRuns } from './lists';
import { byRoles, withoutOrganisation } from './roles';
import { dateRange, lines, type Field } from '../runs';
import type { Setting } from '../setting';

/** An open blank is not yet a company. */
const sameCompany = (one: Experience | undefined, other: Experience) =>
  one !== undefined &&
  !other.company.includes('[') &&
  other.company.trim() !== '' &&
  one.company.trim().toLowerCase() === other.company.trim().toLowerCase();

/** Groups consecutive roles at one employer: the company once on top, then title and dates of each role. */
export function experienceBlocks(setting: Setting, field: Field, experience: Experience[]): StackBlock[] {
  const { entry } = setting.design;
  const { ofCompany, ofRole } = byRoles(entry);
  const ofLaterRole = withoutOrganisation(entry);
  return experience.flatMap((item, index) => {
    const path = `experience.${index}`;
    const facts: Facts = {
      title: field(`${path}.position`, item.position),
      organisation: field(`${path}.company`, item.company),
      date: dateRange(setting, field, path, item),
      place: field(`${path}.location`, item.location),
    };
    const again = sameCompany(experience[index - 1], item);
    const more = sameCompany(item, experience[index + 1] ?? { ...item, company: '' });
    // Prints the place of a role only if it differs from the one before.
    const moved = item.location.trim() !== experience[index - 1]?.location.trim();
    const order = again ? (moved ? ofLaterRole : ofRole) : more ? [...ofCompany, ...ofRole] : entry;
    const described = lines(field, `${path}.description`, item.description).map((runs) => paragraph(setting, runs));
    const items = item.achievements
      .map((text, at) => bulletRuns(field, `${path}.achievements.${at}`, text))
      .filter((runs) => runs.length > 0);
    return entryBlock(setting, path, index === 0, order, facts, [...described, ...bullets(setting, items, 0)]);
  });
}

export function entryBlock(
  setting: Setting,
  path: string,
  isFirst: boolean,
  head: EntryLine[],
  facts: Facts,
  body: Block[],
  bodyBefore = setting.design.entryBody,
): StackBlock[] {
  const headBlocks = entryHead(setting, head, facts);
  if (headBlocks.length === 0 && body.length === 0) return [];
  const blocks = [
    ...(headBlocks.length > 0 ? [stack('entry-header', 0, headBlocks, { keep: 'head' as const })] : []),
    ...besideGutter(setting, 'body', bodyBefore, body),
  ];
  return [stack('entry', isFirst ? 0 : setting.entryGap, blocks, { path })];
}
