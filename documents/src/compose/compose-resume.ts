import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { mapTextFields } from '../blanks';
import type { Block, DocumentTree } from '../document-tree';
import {
  placeSections,
  getSectionPath,
  getDefaultSectionName,
  emptyHiddenSections,
  type SectionKey,
} from '../sections';
import type { SectionId } from '../i18n/document-labels';
import { createFieldParagraphs, insetFromGutter } from './blocks';
import { composeCustomSection } from './sections/custom-section';
import { composeEducation } from './sections/education';
import { composeExperience } from './sections/experience';
import { buildDocumentTree } from './build-document-tree';
import { composeHeader, createNameRuns } from './header/compose-header';
import { composeAchievements, composeLanguages, composeSkills } from './sections/skills-and-lists';
import { composeCertifications, composeProjects } from './sections/projects-and-certifications';
import {
  createFieldRunFactory,
  removeInvisibleCharacters,
  runsToText,
  sanitizeText,
  type FieldRunFactory,
} from './runs';
import { composeMainColumn, composeSection, type ComposeInColumn, type SectionHeading } from './sections/section';
import { createLayoutContext, type ComposeOptions, type LayoutContext } from './layout-context';
import { computeAlways, type Reuse } from './reuse';
import { composeSideSection, composeWithSideColumn } from './sections/side-column';

/**
 * Composes a resume in the design of a template. The result depends only on content and options.
 * @param reuse keeps sections of the previous tree if their content is still the same object
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

  const header = reuse('header', [layout, options.jobTitle, ...Object.values({ ...info, summary: '' })], () =>
    composeHeader(layout, toRuns, { info, headline }),
  );
  const sections = placeSections(content, layout.design, options.sections);
  const composeInColumn = createSectionComposer({ layout, toRuns, content, reuse });
  const { sideColumn } = layout.design;
  return buildDocumentTree(layout, {
    kind: 'resume',
    nameRuns: createNameRuns(layout, toRuns, info),
    title: runsToText(headline),
    blocks: sideColumn
      ? composeWithSideColumn(layout, sideColumn, header, { sections, composeInColumn })
      : [header, ...composeMainColumn(sections.main, composeInColumn)],
  });
}

interface ResumeComposition {
  layout: LayoutContext;
  toRuns: FieldRunFactory;
  content: ResumeContent;
  reuse: Reuse;
}

function createSectionComposer(composition: ResumeComposition): ComposeInColumn {
  const { layout, toRuns, content, reuse } = composition;
  const { sideColumn } = layout.design;
  return (column, { key, customName }, isFirst) => {
    const customSection = content.customSections.find(({ id }) => key === `custom:${id}`);
    const sectionId = key as SectionId;
    const sectionContent =
      customSection ?? (sectionId === 'summary' ? content.personalInfo.summary : content[sectionId]);
    const path = getSectionPath(content, key);
    return reuse(`${column} ${key}`, [layout, sectionContent, customName, path, isFirst], () => {
      const heading = createHeading(composition, key, customName);
      if (column === 'side' && sideColumn)
        return composeSideSection(layout, toRuns, { side: sideColumn, content, key, heading, isFirst });
      const blocks = customSection
        ? composeCustomSection(layout, toRuns, path, customSection)
        : composeStandardSection(composition, sectionId);
      return composeSection(layout, heading, blocks, isFirst);
    });
  };
}

function createHeading(
  { layout, toRuns, content }: ResumeComposition,
  key: SectionKey,
  customName: string,
): SectionHeading {
  const path = getSectionPath(content, key);
  if (customName) return { path, runs: [{ text: sanitizeText(customName), path }] };
  const name = getDefaultSectionName(content, key, layout.language);
  return { path, runs: key.startsWith('custom:') ? toRuns(`${path}.name`, name) : [{ text: name, path }] };
}

function composeStandardSection({ layout, toRuns, content, reuse }: ResumeComposition, id: SectionId): Block[] {
  switch (id) {
    case 'summary': {
      const paragraphs = createFieldParagraphs(layout, toRuns, 'personalInfo.summary', content.personalInfo.summary);
      return insetFromGutter(layout, 'body', 0, paragraphs);
    }
    case 'experience':
      return composeExperience(layout, toRuns, content.experience, reuse);
    case 'education':
      return composeEducation(layout, toRuns, content.education);
    case 'projects':
      return composeProjects(layout, toRuns, content.projects);
    case 'skills':
      return composeSkills(layout, toRuns, content.skills);
    case 'certifications':
      return composeCertifications(layout, toRuns, content.certifications);
    case 'achievements':
      return composeAchievements(layout, toRuns, content.achievements);
    case 'languages':
      return composeLanguages(layout, toRuns, content.languages);
  }
}

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
