import type { Project, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Run, StackBlock } from '../../tree';
import { formatDate } from '../../words/dates';
import { paragraph, stack } from '../blocks';
import { shortUrl, urlLink } from '../header/contacts';
import { entryHead } from './entry';
import { entryBlock } from './experience';
import { sentences } from './lists';
import { join, lines, type Field } from '../runs';
import type { Setting } from '../setting';

function linkRuns(field: Field, path: string, url: string): Run[] {
  const link = urlLink(url);
  return field(path, url, { show: shortUrl }).map((run) => (link && !run.blank ? { ...run, link } : run));
}

export function projectBlocks(setting: Setting, field: Field, projects: Project[]): StackBlock[] {
  const { project } = setting.design;
  const inHead = project.some(({ left, right }) => left?.fact === 'technologies' || right?.fact === 'technologies');
  return projects.flatMap((item, index) => {
    const path = `projects.${index}`;
    const technologies = join(
      item.technologies.map((name, at) => field(`${path}.technologies.${at}`, name)),
      setting.words.comma,
    );
    const said = lines(field, `${path}.description`, item.description);
    if (!inHead && technologies.length > 0) {
      const last = said.pop() ?? [];
      said.push([...sentences(setting, [last, technologies]), { text: setting.words.stop.trim() }]);
    }
    return entryBlock(
      setting,
      path,
      index === 0,
      project,
      {
        title: field(`${path}.name`, item.name),
        link: join(
          [linkRuns(field, `${path}.url`, item.url), linkRuns(field, `${path}.github`, item.github)],
          setting.words.comma,
        ),
        ...(inHead ? { technologies } : {}),
      },
      said.map((runs) => paragraph(setting, runs)),
      0,
    );
  });
}

export function certificationBlocks(
  setting: Setting,
  field: Field,
  certifications: ResumeContent['certifications'],
): StackBlock[] {
  const blocks = certifications.flatMap(({ name, issuer, date }, index) => {
    const path = `certifications.${index}`;
    const by = field(`${path}.issuer`, issuer);
    const style = { color: setting.colour('soft') };
    const title = field(`${path}.name`, name);
    const head = entryHead(setting, [setting.design.certification], {
      title:
        by.length === 0
          ? title
          : [...title, ...[{ text: setting.words.comma }, ...by].map((run) => ({ ...run, style }))],
      date: field(`${path}.date`, date, { show: (text) => formatDate(text, setting.language) }),
    });
    return head.length > 0 ? [stack('body', 0, head, { path })] : [];
  });
  return blocks.length > 0 ? [stack('body', 0, blocks)] : [];
}
