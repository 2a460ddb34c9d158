import type { Education } from '@shortlist/contracts/builder/document-content';
import type { Run, StackBlock } from '../../document-tree';
import { createParagraph } from '../blocks';
import { composeEntry } from './experience';
import { joinSentences } from './list-sections';
import { createDateRangeRuns, joinRuns, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

function createDegreeRuns(setting: LayoutContext, field: FieldRunFactory, path: string, item: Education): Run[] {
  const title = field(`${path}.degree`, item.degree);
  const subject = field(`${path}.field`, item.field);
  if (title.length === 0 || subject.length === 0) return [...title, ...subject];
  if (setting.language === 'ja') return [...title, { text: '（' }, ...subject, { text: '）' }];
  return setting.language === 'ko' ? joinRuns([subject, title], ' ') : joinRuns([title, subject], ', ');
}

export function composeEducation(setting: LayoutContext, field: FieldRunFactory, education: Education[]): StackBlock[] {
  return education.flatMap((item, index) => {
    const path = `education.${index}`;
    const gpa = field(`${path}.gpa`, item.gpa);
    // A number needs the label; a word ("Distinction") does not.
    const grade = /^[\d[]/.test(item.gpa.trim()) ? [{ text: setting.labels.gradePrefix }, ...gpa] : gpa;
    const notes = item.achievements.map((text, at) => field(`${path}.achievements.${at}`, text));
    const said = joinSentences(setting, [grade, ...notes]);
    return composeEntry(
      setting,
      path,
      index === 0,
      setting.design.entryLines,
      {
        title: createDegreeRuns(setting, field, path, item),
        organisation: field(`${path}.institution`, item.institution),
        date: createDateRangeRuns(setting, field, path, item),
        place: field(`${path}.location`, item.location),
      },
      said.length > 0 ? [createParagraph(setting, said, 0, setting.design.noteStyle)] : [],
    );
  });
}
