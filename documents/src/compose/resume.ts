import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Block, DocumentTree, StackBlock } from '../tree';
import { placeSections, sectionPath, usualName, withoutHidden, type PlacedSection } from '../sections';
import type { SectionId } from '../words/wording';
import { besideGutter, paragraph } from './blocks';
import { customBlocks } from './sections/custom';
import { educationBlocks } from './sections/education';
import { experienceBlocks } from './sections/experience';
import { finish } from './finish';
import { header, nameRuns } from './header/header';
import { achievementsBlocks, languagesBlocks, skillsBlocks } from './sections/lists';
import { certificationBlocks, projectBlocks } from './sections/projects';
import { clean, fieldRuns, lines, textOf } from './runs';
import { section, type Head } from './sections/section';
import { makeSetting, type ComposeOptions } from './setting';
import { withSide } from './sections/side';

/**
 * Composes a resume in the design of a template. Pure: the same content and options return the same tree. Omits empty
 * fields and sections. Blanks in `fills` show their value, others their label in brackets.
 */
export function composeResume(whole: ResumeContent, options: ComposeOptions): DocumentTree {
  const content = withoutHidden(whole, options.sections);
  const setting = makeSetting('resume', options);
  const field = fieldRuns(setting);
  const info = content.personalInfo;
  const headline = info.headline.trim()
    ? field('personalInfo.headline', info.headline)
    : field('jobTitle', options.jobTitle ?? '');

  const blocksOf: Record<SectionId, () => StackBlock['blocks']> = {
    summary: () =>
      besideGutter(
        setting,
        'body',
        0,
        lines(field, 'personalInfo.summary', info.summary).map((runs) => paragraph(setting, runs)),
      ),
    experience: () => experienceBlocks(setting, field, content.experience),
    education: () => educationBlocks(setting, field, content.education),
    projects: () => projectBlocks(setting, field, content.projects),
    skills: () => skillsBlocks(setting, field, content.skills),
    certifications: () => certificationBlocks(setting, field, content.certifications),
    achievements: () => achievementsBlocks(setting, field, content.achievements),
    languages: () => languagesBlocks(setting, field, content.languages),
  };
  const headOf = ({ key, ownName }: PlacedSection): Head => {
    const path = sectionPath(content, key);
    const name = usualName(content, key, setting.language);
    if (ownName) return { path, runs: [{ text: clean(ownName), path }] };
    return { path, runs: key.startsWith('custom:') ? field(`${path}.name`, name) : [{ text: name, path }] };
  };
  const sectionOf = (placed: PlacedSection, isFirst: boolean) => {
    const head = headOf(placed);
    const custom = content.customSections.find(({ id }) => placed.key === `custom:${id}`);
    const blocks = custom ? customBlocks(setting, field, head.path, custom) : blocksOf[placed.key as SectionId]();
    return section(setting, head, blocks, isFirst);
  };
  const { side } = setting.design;
  const placed = placeSections(content, setting.design, options.sections);
  const head = header(setting, field, info, headline);
  const blocks: Block[] = side ? withSide(setting, side, field, content, head, placed, headOf, sectionOf) : [head];
  if (!side) for (const each of placed.main) blocks.push(...sectionOf(each, blocks.length === 1));

  const title = textOf(headline);
  return finish(setting, 'resume', nameRuns(setting, field, info), title, blocks);
}
