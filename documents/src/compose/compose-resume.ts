import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Block, DocumentTree, StackBlock } from '../document-tree';
import {
  placeSections,
  getSectionPath,
  getDefaultSectionName,
  omitHiddenSections,
  type PlacedSection,
} from '../sections';
import type { SectionId } from '../i18n/document-labels';
import { insetFromGutter, createParagraph } from './blocks';
import { composeCustomSection } from './sections/custom-section';
import { composeEducation } from './sections/education';
import { composeExperience } from './sections/experience';
import { buildDocumentTree } from './build-document-tree';
import { composeHeader, createNameRuns } from './header/compose-header';
import { composeAchievements, composeLanguages, composeSkills } from './sections/list-sections';
import { composeCertifications, composeProjects } from './sections/projects';
import { sanitizeText, createFieldRunFactory, splitFieldLines, runsToText } from './runs';
import { composeSection, type SectionHeading } from './sections/section';
import { createLayoutContext, type ComposeOptions } from './layout-context';
import { composeWithSideColumn } from './sections/side-column';

/**
 * Composes a resume in the design of a template. Pure: the same content and options return the same tree. Omits empty
 * fields and sections. Blanks in `fills` show their value, others their label in brackets.
 */
export function composeResume(resume: ResumeContent, options: ComposeOptions): DocumentTree {
  const content = omitHiddenSections(resume, options.sections);
  const layout = createLayoutContext('resume', options);
  const field = createFieldRunFactory(layout);
  const info = content.personalInfo;
  const headline = info.headline.trim()
    ? field('personalInfo.headline', info.headline)
    : field('jobTitle', options.jobTitle ?? '');

  const blockComposers: Record<SectionId, () => StackBlock['blocks']> = {
    summary: () =>
      insetFromGutter(
        layout,
        'body',
        0,
        splitFieldLines(field, 'personalInfo.summary', info.summary).map((runs) => createParagraph(layout, runs)),
      ),
    experience: () => composeExperience(layout, field, content.experience),
    education: () => composeEducation(layout, field, content.education),
    projects: () => composeProjects(layout, field, content.projects),
    skills: () => composeSkills(layout, field, content.skills),
    certifications: () => composeCertifications(layout, field, content.certifications),
    achievements: () => composeAchievements(layout, field, content.achievements),
    languages: () => composeLanguages(layout, field, content.languages),
  };
  const getHeading = ({ key, customName }: PlacedSection): SectionHeading => {
    const path = getSectionPath(content, key);
    const name = getDefaultSectionName(content, key, layout.language);
    if (customName) return { path, runs: [{ text: sanitizeText(customName), path }] };
    return { path, runs: key.startsWith('custom:') ? field(`${path}.name`, name) : [{ text: name, path }] };
  };
  const composePlacedSection = (placed: PlacedSection, isFirst: boolean) => {
    const heading = getHeading(placed);
    const custom = content.customSections.find(({ id }) => placed.key === `custom:${id}`);
    const blocks = custom
      ? composeCustomSection(layout, field, heading.path, custom)
      : blockComposers[placed.key as SectionId]();
    return composeSection(layout, heading, blocks, isFirst);
  };
  const { sideColumn } = layout.design;
  const placedSections = placeSections(content, layout.design, options.sections);
  const header = composeHeader(layout, field, info, headline);
  const blocks: Block[] = sideColumn
    ? composeWithSideColumn(
        layout,
        sideColumn,
        field,
        content,
        header,
        placedSections,
        getHeading,
        composePlacedSection,
      )
    : [header];
  if (!sideColumn)
    for (const section of placedSections.main) blocks.push(...composePlacedSection(section, blocks.length === 1));

  const title = runsToText(headline);
  return buildDocumentTree(layout, 'resume', createNameRuns(layout, field, info), title, blocks);
}
