import type { Education } from '@shortlist/contracts/builder/resume';
import type { Run, StackBlock } from '../../tree';
import { paragraph } from '../blocks';
import { entryBlock } from './experience';
import { sentences } from './lists';
import { dateRange, join, type Field } from '../runs';
import type { Setting } from '../setting';

function degree(setting: Setting, field: Field, path: string, item: Education): Run[] {
  const title = field(`${path}.degree`, item.degree);
  const subject = field(`${path}.field`, item.field);
  if (title.length === 0 || subject.length === 0) return [...title, ...subject];
  if (setting.language === 'ja') return [...title, { text: '（' }, ...subject, { text: '）' }];
  return setting.language === 'ko' ? join([subject, title], ' ') : join([title, subject], ', ');
}

export function educationBlocks(setting: Setting, field: Field, education: Education[]): StackBlock[] {
  return education.flatMap((item, index) => {
    const path = `education.${index}`;
    const gpa = field(`${path}.gpa`, item.gpa);
    // A number needs the label; a word ("Distinction") does not.
    const grade = /^[\d[]/.test(item.gpa.trim()) ? [{ text: setting.words.grade }, ...gpa] : gpa;
    const notes = item.achievements.map((text, at) => field(`${path}.achievements.${at}`, text));
    const said = sentences(setting, [grade, ...notes]);
    return entryBlock(
      setting,
      path,
      index === 0,
      setting.design.entry,
      {
        title: degree(setting, field, path, item),
        organisation: field(`${path}.institution`, item.institution),
        date: dateRange(setting, field, path, item),
        place: field(`${path}.location`, item.location),
      },
      said.length > 0 ? [paragraph(setting, said, 0, setting.design.note)] : [],
    );
  });
}
