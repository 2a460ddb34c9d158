import type { Education } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { looksLikeTown, mentionsDegree, mentionsInstitution } from './text-classifiers';
import { splitEntries } from './split-entries';
import { splitBody, addDateAmbiguities } from './experience';
import type { Paragraph } from './group-paragraphs';
import { splitAtCommas, parseEntryHeader, trimPart } from './entry-header';
import type { Extraction } from './extraction';

const gradePattern =
  /(?<label>(?:c?gpa|grade|(?:abschluss|gesamt|durchschnitts)?note|durchschnitt|nota media|nota|media|promedio|moyenne|mention|成績|評定|평점|학점)(?:\s+(?:of|final|average|générale))?)\s*(?:[:：]\s*)?(?<value>\d+(?:[.,]\d+)?(?:\s*(?:\/|of|out of|sur|sobre|von)\s*\d+(?:[.,]\d+)?)?|(?:très |assez )?bien)/iu;

const shortDegree =
  /^((?:B|M)\. ?(?:Sc|A|Eng|Ed|S)\.?|BSc|MSc|BA|MA|BS|MS|MBA|BEng|MEng|BSN|MSN|Ph\. ?D\.?|PhD|BTS|DUT|BUT|CAP|Bac(?: ?(?:Pro|\+\d))?|LL\. ?[BM]\.?|Diplom(?:-\p{L}+)?|Staatsexamen|Bachelor(?:’s|'s)?(?: of (?:Science|Arts|Engineering|Business Administration|Fine Arts|Laws|Education)| degree)?|Master(?:’s|'s)?(?: of (?:Science|Arts|Engineering|Business Administration|Fine Arts|Public Health|Education)| degree)?|Associate(?:’s|'s)?(?: of (?:Science|Arts|Applied Science))?|Licence(?: professionnelle)?|Licenciatura|Grado|Máster(?: Universitario)?|Doctorado|Doctorat|Maestría|CFGS|Técnico Superior|Ausbildung)(?:\s*\([^)]+\))?(?=\s|,|$)[\s,:–-]*/u;
const fieldPreposition = /^(?:degree )?(?:in|en|im|für|of|zum|zur|dans|de|des|du)\s+/iu;

/**
 * Splits a text into degree and field: "BSc in Economics", "Grado en Derecho", "Bachelor of Arts, History",
 * "経済学部（経済学専攻）", "컴퓨터공학 학사".
 */
export function splitDegree(text: string): { degree: string; field: string; isSure: boolean; used?: string } {
  const inBrackets = /^(.{2,60}?)(?:(?<!\s)\s+)?[（(](.{2,60})[)）]$/u.exec(text);
  if (
    inBrackets &&
    mentionsDegree(inBrackets[1] ?? '') &&
    (!mentionsDegree(inBrackets[2] ?? '') || /[士]$/u.test(inBrackets[1] ?? ''))
  )
    return { degree: inBrackets[1] ?? '', field: inBrackets[2] ?? '', isSure: true };
  const korean = /^(.+?)(?:(?<!\s)\s+)?(전문학사|학사|석사|박사)(?:\s*(?:학위|졸업|과정))?$/u.exec(text);
  if (korean?.[1]) return { degree: text.slice(korean[1].length).trim(), field: korean[1].trim(), isSure: true };
  const asian = /^(\S*(?:学部|学科|研究科|専攻|학과|학부|전공))\s*(.*)$/su.exec(text);
  if (asian) return { degree: asian[2] ?? '', field: asian[1] ?? '', isSure: false };
  const short = shortDegree.exec(text);
  if (short?.[1]) {
    const degree = trimPart(text.slice(0, short[0].length));
    const rest = text.slice(short[0].length);
    return {
      degree,
      field: rest.replace(fieldPreposition, '').trim(),
      isSure: true,
      used: fieldPreposition.exec(rest)?.[0] ?? '',
    };
  }
  const [first = '', ...rest] = splitAtCommas(text);
  if (rest.length > 0 && mentionsDegree(first)) return { degree: first, field: rest.join(', '), isSure: true };
  const cut = /^(.{3,50}?)(?<!\s)\s+(in|en|im Fach)\s+(\S.*)$/iu.exec(text);
  if (cut && mentionsDegree(cut[1] ?? ''))
    return { degree: cut[1] ?? '', field: cut[3] ?? '', isSure: true, used: cut[2] ?? '' };
  return mentionsDegree(text) ? { degree: text, field: '', isSure: true } : { degree: '', field: text, isSure: false };
}

const degreeScore = (text: string) => Number(mentionsDegree(text)) - Number(mentionsInstitution(text));

function extractSchool(
  all: readonly string[],
): Pick<Education, 'institution' | 'degree' | 'field'> & { more: string[]; isSure: boolean; used: string } {
  const parts = all.flatMap((part) => {
    const japanese = /^(\S*?(?:大学院|大学|高等学校|高校|高専|専門学校|대학교|대학원|고등학교))\s*(\S.*)$/su.exec(part);
    if (japanese && !all.some((one) => one !== part && mentionsDegree(one)))
      return [japanese[1] ?? '', japanese[2] ?? ''];
    const pieces = splitAtCommas(part);
    const school = pieces.findIndex((piece) => degreeScore(piece) < 0);
    // "BSc Economics, University of Leeds": splits off the school and keeps the parts of the degree together.
    if (pieces.length < 2 || school < 0 || !pieces.some((piece, i) => i !== school && mentionsDegree(piece)))
      return [part];
    return school === 0
      ? [pieces[0] ?? '', pieces.slice(1).join(', ')]
      : [pieces.slice(0, school).join(', '), pieces.slice(school).join(', ')];
  });
  const schools = parts.filter((part) => degreeScore(part) < 0);
  const [
    institution = parts.find((part) => degreeScore(part) === 0 && mentionsInstitution(part)) ??
      (parts.length > 1 ? (parts.find((part) => !mentionsDegree(part)) ?? '') : ''),
  ] = schools;
  const left = parts.filter((part) => part !== institution);
  const title = left.find(mentionsDegree) ?? left[0] ?? '';
  const split = splitDegree(title);
  const others = left.filter((part) => part !== title);
  const [spare = ''] = others;
  const takesSpare = split.field === '' && spare !== '' && spare.length < 80;
  return {
    institution,
    degree: split.degree,
    field: split.field || (takesSpare ? spare : ''),
    used: split.used ?? '',
    more: takesSpare ? others.slice(1) : others,
    isSure: split.isSure && (schools.length > 0 || parts.length < 2),
  };
}

export function extractEducation(paragraphs: readonly Paragraph[], language: Language, out: Extraction): void {
  for (const block of splitEntries(paragraphs, language)) {
    const header = parseEntryHeader(block.head, language);
    if (block.head.length === 0 || (header.parts.length === 0 && !header.dateSpan)) {
      out.unplaced.push(...block.body.map(({ text }) => ({ text, where: '' })));
      continue;
    }
    const path = `education.${out.content.education.length}`;
    const grades: string[] = [];
    const withoutGrade = (text: string) => {
      const found = gradePattern.exec(text);
      if (!found?.groups || grades.length > 0) return text;
      grades.push(found.groups['value'] ?? '');
      out.consumedTexts.push(found.groups['label'] ?? '');
      return trimPart(`${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`).replace(
        /^[.\s]+|\(\s*\)$/g,
        '',
      );
    };
    const parts = header.parts.map(withoutGrade).filter(Boolean);
    const { institution, degree, field, more, isSure, used } = extractSchool(parts);
    out.consumedTexts.push(used);
    const { description, achievements } = splitBody(block.body);
    const [place, ...places] = header.locations;
    const town = place === undefined ? more.find(looksLikeTown) : undefined;
    const notes = [...more.filter((one) => one !== town), ...places, ...description.split('\n'), ...achievements];
    const { startDate = '', endDate = '', current = false } = header.dateSpan ?? {};
    out.content.education.push({
      institution,
      degree,
      field,
      startDate,
      endDate: current ? '' : endDate,
      current,
      location: place ?? town ?? '',
      gpa: '',
      achievements: notes.map(withoutGrade).filter((text) => /[\p{L}\p{N}]/u.test(text)),
    });
    Object.assign(out.content.education.at(-1) ?? {}, { gpa: grades[0] ?? '' });
    out.consumedTexts.push(...header.consumedTexts);
    out.startLines.set(path, block.head[0]?.lineIndexes[0] ?? 0);
    addDateAmbiguities(path, header, out);
    if (!isSure)
      for (const key of ['institution', 'degree', 'field'])
        out.ambiguities.set(`${path}.${key}`, { question: key === 'institution' ? 'institution' : 'degree' });
  }
}
