import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { mapTextFields } from '../blanks';
import type { Block, DocumentTree, StackBlock } from '../document-tree';
import {
  placeSections,
  getSectionPath,
  getDefaultSectionName,
  emptyHiddenSections,
  type PlacedSection,
} from '../sections';
import type { SectionId } from '../i18n/document-labels';
import { insetFromGutter, createParagraph } from './blocks';
import { composeCustomSection } from './sections/custom-section';
import { composeEducation } from './sections/education';
import { composeExperience } from './sections/experience';
import { buildDocumentTree } from './build-document-tree';
import { composeHeader, createNameRuns } from './header/compose-header';
import { composeAchievements, composeLanguages, composeSkills } from './sections/skills-and-lists';
import { composeCertifications, composeProjects } from './sections/projects-and-certifications';
import { sanitizeText, createFieldRunFactory, splitFieldLines, runsToText, removeInvisibleCharacters } from './runs';
import { composeSection, type SectionHeading } from './sections/section';
import { createLayoutContext, type ComposeOptions } from './layout-context';
import { computeAlways, type Reuse } from './reuse';
import { composeSideSection, composeWithSideColumn } from './sections/side-column';

/**
 * Composes a resume in the design of a template. Pure: the same content and options return the same tree. Omits empty
 * fields and sections. Blanks in `fills` show their value, others their label in brackets.
 * @param reuse keeps sections of the previous tree whose content is the same object as before
 */
export function composeResume(
  resume: ResumeContent,
  options: ComposeOptions,
  reuse: Reuse = computeAlways,
): DocumentTree {
  const content = removeInvisibleText(emptyHiddenSections(resume, options.sections), reuse);
  const { templateId, language, pageSize, density, fit, accent, fonts, fills } = options;
  const layout = reuse('layout', [templateId, language, pageSize, density, fit, accent, fonts, fills], () =>
    createLayoutContext('resume', options),
  );
  const toRuns = createFieldRunFactory(layout);
  const info = content.personalInfo;
  const headline = info.headline.trim()
    ? toRuns('personalInfo.headline', info.headline)
    : toRuns('jobTitle', options.jobTitle ?? '');

  const blockComposers: Record<SectionId, () => StackBlock['blocks']> = {
    summary: () =>
      insetFromGutter(
        layout,
        'body',
        0,
        splitFieldLines(toRuns, 'personalInfo.summary', info.summary).map((runs) => createParagraph(layout, runs)),
      ),
    experience: () => composeExperience(layout, toRuns, content.experience, reuse),
    education: () => composeEducation(layout, toRuns, content.education),
    projects: () => composeProjects(layout, toRuns, content.projects),
    skills: () => composeSkills(layout, toRuns, content.skills),
    certifications: () => composeCertifications(layout, toRuns, content.certifications),
    achievements: () => composeAchievements(layout, toRuns, content.achievements),
    languages: () => composeLanguages(layout, toRuns, content.languages),
  };
  const getHeading = ({ key, customName }: PlacedSection): SectionHeading => {
    const path = getSectionPath(content, key);
    const name = getDefaultSectionName(content, key, layout.language);
    if (customName) return { path, runs: [{ text: sanitizeText(customName), path }] };
    return { path, runs: key.startsWith('custom:') ? toRuns(`${path}.name`, name) : [{ text: name, path }] };
  };
  const { sideColumn } = layout.design;
  const composeIn = (column: 'main' | 'side', placed: PlacedSection, isFirst: boolean) => {
    const custom = content.customSections.find(({ id }) => placed.key === `custom:${id}`);
    const sectionId = placed.key as SectionId;
    const sectionContent = custom ?? (sectionId === 'summary' ? info.summary : content[sectionId]);
    const path = getSectionPath(content, placed.key);
    const inputs = [layout, sectionContent, placed.customName, path, isFirst];
    return reuse(`${column} ${placed.key}`, inputs, () => {
      const heading = getHeading(placed);
      if (column === 'side' && sideColumn)
        return composeSideSection(layout, sideColumn, toRuns, content, placed.key, heading, isFirst);
      const blocks = custom ? composeCustomSection(layout, toRuns, path, custom) : blockComposers[sectionId]();
      return composeSection(layout, heading, blocks, isFirst);
    });
  };
  const placedSections = placeSections(content, layout.design, options.sections);
  const header = reuse('header', [layout, options.jobTitle, ...Object.values({ ...info, summary: '' })], () =>
    composeHeader(layout, toRuns, info, headline),
  );
  const blocks: Block[] = sideColumn
    ? composeWithSideColumn(layout, sideColumn, header, placedSections, composeIn)
    : [header];
  if (!sideColumn)
    for (const section of placedSections.main) blocks.push(...composeIn('main', section, blocks.length === 1));

  const title = runsToText(headline);
  return buildDocumentTree(layout, 'resume', createNameRuns(layout, toRuns, info), title, blocks);
}

/** Unchanged sections and entries keep their identity. */
function removeInvisibleText(resume: ResumeContent, reuse: Reuse): ResumeContent {
  const clean = (path: string, value: unknown): unknown =>
    reuse(`content ${path}`, [value], () =>
      Array.isArray(value)
        ? value.map((item, index) => clean(`${path}.${index}`, item))
        : mapTextFields(value, removeInvisibleCharacters),
    );
  return Object.fromEntries(
    Object.entries(resume).map(([key, section]) => [key, clean(key, section)]),
  ) as ResumeContent;
}
