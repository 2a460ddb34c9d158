import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Block, DocumentTree, StackBlock } from '../tree';
import type { SectionId } from '../words/wording';
import { besideGutter, paragraph } from './blocks';
import { educationBlocks } from './sections/education';
import { experienceBlocks } from './sections/experience';
import { finish } from './finish';
import { header, nameRuns } from './header/header';
import { achievementsBlocks, languagesBlocks, skillsBlocks } from './sections/lists';
import { certificationBlocks, projectBlocks } from './sections/projects';
import { fieldRuns, lines, textOf } from './runs';
import { section } from './sections/section';
import { makeSetting, type ComposeOptions } from './setting';
import { withSide } from './sections/side';

/**
 * A resume in the design of a template. Pure: the same content and options give the same tree. Empty fields and sections
 * leave no trace; blanks that `fills` names carry what was filled in, the others their label in brackets.
 */
export function composeResume(content: ResumeContent, options: ComposeOptions): DocumentTree {
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
  const sectionOf = (id: SectionId, isFirst: boolean) => section(setting, id, blocksOf[id](), isFirst);
  const { order, side } = setting.design;
  const head = header(setting, field, info, headline);
  const blocks: Block[] = side ? withSide(setting, side, field, content, head, sectionOf) : [head];
  if (!side) for (const id of order) blocks.push(...sectionOf(id, blocks.length === 1));

  const title = textOf(headline);
  return finish(setting, 'resume', nameRuns(setting, field, info), title, blocks);
}
