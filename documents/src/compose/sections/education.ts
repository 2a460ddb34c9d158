import type { Education } from '@shortlist/contracts/builder/document-content';
import type { Run, StackBlock } from '../../document-tree';
import { createParagraph } from '../blocks';
import { composeEntry } from './entry';
import { joinSentences } from './skills-and-lists';
import { createDateRangeRuns, joinRuns, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

function createDegreeRuns(layout: LayoutContext, toRuns: FieldRunFactory, path: string, item: Education): Run[] {
  const degree = toRuns(`${path}.degree`, item.degree);
  const fieldOfStudy = toRuns(`${path}.field`, item.field);
  if (degree.length === 0 || fieldOfStudy.length === 0) return [...degree, ...fieldOfStudy];
  if (layout.language === 'ja') return [...degree, { text: '（' }, ...fieldOfStudy, { text: '）' }];
  return layout.language === 'ko' ? joinRuns([fieldOfStudy, degree], ' ') : joinRuns([degree, fieldOfStudy], ', ');
}

export function composeEducation(layout: LayoutContext, toRuns: FieldRunFactory, education: Education[]): StackBlock[] {
  return education.flatMap((item, index) => {
    const path = `education.${index}`;
    const gpa = toRuns(`${path}.gpa`, item.gpa);
    // A number needs the label; a word ("Distinction") does not.
    const grade = /^[\d[]/.test(item.gpa.trim()) ? [{ text: layout.labels.gradePrefix }, ...gpa] : gpa;
    const notes = item.achievements.map((text, index) => toRuns(`${path}.achievements.${index}`, text));
    const details = joinSentences(layout, [grade, ...notes]);
    return composeEntry(layout, {
      path,
      isFirst: index === 0,
      headerLines: layout.design.entryLines,
      fields: {
        title: createDegreeRuns(layout, toRuns, path, item),
        organisation: toRuns(`${path}.institution`, item.institution),
        date: createDateRangeRuns(layout, toRuns, path, item),
        place: toRuns(`${path}.location`, item.location),
      },
      body: details.length > 0 ? [createParagraph(layout, details, 0, layout.design.noteStyle)] : [],
    });
  });
}
