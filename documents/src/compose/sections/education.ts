import type { Education } from '@shortlist/contracts/builder/document-content';
import type { Run, StackBlock } from '../../document-tree';
import { createParagraph } from '../blocks';
import { composeEntry } from './experience';
import { joinSentences } from './list-sections';
import { createDateRangeRuns, joinRuns, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

function createDegreeRuns(layout: LayoutContext, field: FieldRunFactory, path: string, item: Education): Run[] {
  const title = field(`${path}.degree`, item.degree);
  const subject = field(`${path}.field`, item.field);
  if (title.length === 0 || subject.length === 0) return [...title, ...subject];
  if (layout.language === 'ja') return [...title, { text: '（' }, ...subject, { text: '）' }];
  return layout.language === 'ko' ? joinRuns([subject, title], ' ') : joinRuns([title, subject], ', ');
}

export function composeEducation(layout: LayoutContext, field: FieldRunFactory, education: Education[]): StackBlock[] {
  return education.flatMap((item, index) => {
    const path = `education.${index}`;
    const gpa = field(`${path}.gpa`, item.gpa);
    // A number needs the label; a word ("Distinction") does not.
    const grade = /^[\d[]/.test(item.gpa.trim()) ? [{ text: layout.labels.gradePrefix }, ...gpa] : gpa;
    const notes = item.achievements.map((text, index) => field(`${path}.achievements.${index}`, text));
    const details = joinSentences(layout, [grade, ...notes]);
    return composeEntry(
      layout,
      path,
      index === 0,
      layout.design.entryLines,
      {
        title: createDegreeRuns(layout, field, path, item),
        organisation: field(`${path}.institution`, item.institution),
        date: createDateRangeRuns(layout, field, path, item),
        place: field(`${path}.location`, item.location),
      },
      details.length > 0 ? [createParagraph(layout, details, 0, layout.design.noteStyle)] : [],
    );
  });
}
