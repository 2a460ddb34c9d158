import type { Project, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Run, StackBlock } from '../../document-tree';
import { formatDate } from '../../i18n/format-date';
import { createParagraph, createStack } from '../blocks';
import { shortenUrl, toHttpsUrl } from '../header/compose-contacts';
import { composeEntryHeader } from './entry-header';
import { composeEntry } from './experience';
import { joinSentences } from './list-sections';
import { joinRuns, splitFieldLines, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

function createLinkRuns(field: FieldRunFactory, path: string, url: string): Run[] {
  const link = toHttpsUrl(url);
  return field(path, url, { format: shortenUrl }).map((run) => (link && !run.blank ? { ...run, link } : run));
}

export function composeProjects(setting: LayoutContext, field: FieldRunFactory, projects: Project[]): StackBlock[] {
  const { projectLines } = setting.design;
  const inHead = projectLines.some(
    ({ left, right }) => left?.field === 'technologies' || right?.field === 'technologies',
  );
  return projects.flatMap((item, index) => {
    const path = `projects.${index}`;
    const technologies = joinRuns(
      item.technologies.map((name, at) => field(`${path}.technologies.${at}`, name)),
      setting.labels.listSeparator,
    );
    const said = splitFieldLines(field, `${path}.description`, item.description);
    if (!inHead && technologies.length > 0) {
      const last = said.pop() ?? [];
      said.push([...joinSentences(setting, [last, technologies]), { text: setting.labels.sentenceEnd.trim() }]);
    }
    return composeEntry(
      setting,
      path,
      index === 0,
      projectLines,
      {
        title: field(`${path}.name`, item.name),
        link: joinRuns(
          [createLinkRuns(field, `${path}.url`, item.url), createLinkRuns(field, `${path}.github`, item.github)],
          setting.labels.listSeparator,
        ),
        ...(inHead ? { technologies } : {}),
      },
      said.map((runs) => createParagraph(setting, runs)),
      0,
    );
  });
}

export function composeCertifications(
  setting: LayoutContext,
  field: FieldRunFactory,
  certifications: ResumeContent['certifications'],
): StackBlock[] {
  const blocks = certifications.flatMap(({ name, issuer, date }, index) => {
    const path = `certifications.${index}`;
    const by = field(`${path}.issuer`, issuer);
    const style = { color: setting.resolveColor('soft') };
    const title = field(`${path}.name`, name);
    const head = composeEntryHeader(setting, [setting.design.certificationLine], {
      title:
        by.length === 0
          ? title
          : [...title, ...[{ text: setting.labels.listSeparator }, ...by].map((run) => ({ ...run, style }))],
      date: field(`${path}.date`, date, { format: (text) => formatDate(text, setting.language) }),
    });
    return head.length > 0 ? [createStack('body', 0, head, { path })] : [];
  });
  return blocks.length > 0 ? [createStack('body', 0, blocks)] : [];
}
