import type { Project, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Run, StackBlock } from '../../document-tree';
import { formatDate } from '../../i18n/format-date';
import { createParagraph, createStack } from '../blocks';
import { shortenUrl, toHttpsUrl } from '../header/compose-contacts';
import { composeEntry, composeEntryHeader } from './entry';
import { joinSentences } from './skills-and-lists';
import { joinRuns, splitFieldLines, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

function createLinkRuns(toRuns: FieldRunFactory, path: string, url: string): Run[] {
  const link = toHttpsUrl(url);
  return toRuns(path, url, { format: shortenUrl }).map((run) => (link && !run.blank ? { ...run, link } : run));
}

export function composeProjects(layout: LayoutContext, toRuns: FieldRunFactory, projects: Project[]): StackBlock[] {
  const { projectLines } = layout.design;
  const headerShowsTechnologies = projectLines.some(
    ({ left, right }) => left?.field === 'technologies' || right?.field === 'technologies',
  );
  return projects.flatMap((item, index) => {
    const path = `projects.${index}`;
    const technologies = joinRuns(
      item.technologies.map((name, index) => toRuns(`${path}.technologies.${index}`, name)),
      layout.labels.listSeparator,
    );
    const descriptionLines = splitFieldLines(toRuns, `${path}.description`, item.description);
    if (!headerShowsTechnologies && technologies.length > 0) {
      const lastLine = descriptionLines.pop() ?? [];
      descriptionLines.push([
        ...joinSentences(layout, [lastLine, technologies]),
        { text: layout.labels.sentenceEnd.trim() },
      ]);
    }
    return composeEntry(layout, {
      path,
      isFirst: index === 0,
      headerLines: projectLines,
      fields: {
        title: toRuns(`${path}.name`, item.name),
        link: joinRuns(
          [createLinkRuns(toRuns, `${path}.url`, item.url), createLinkRuns(toRuns, `${path}.github`, item.github)],
          layout.labels.listSeparator,
        ),
        ...(headerShowsTechnologies ? { technologies } : {}),
      },
      body: descriptionLines.map((runs) => createParagraph(layout, runs)),
      bodySpaceBefore: 0,
    });
  });
}

export function composeCertifications(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  certifications: ResumeContent['certifications'],
): StackBlock[] {
  const blocks = certifications.flatMap(({ name, issuer, date }, index) => {
    const path = `certifications.${index}`;
    const issuerRuns = toRuns(`${path}.issuer`, issuer);
    const style = { color: layout.resolveColor('soft') };
    const title = toRuns(`${path}.name`, name);
    const header = composeEntryHeader(layout, [layout.design.certificationLine], {
      title:
        issuerRuns.length === 0
          ? title
          : [...title, ...[{ text: layout.labels.listSeparator }, ...issuerRuns].map((run) => ({ ...run, style }))],
      date: toRuns(`${path}.date`, date, { format: (text) => formatDate(text, layout.language) }),
    });
    return header.length > 0 ? [createStack('body', 0, header, { path })] : [];
  });
  return blocks.length > 0 ? [createStack('body', 0, blocks)] : [];
}
