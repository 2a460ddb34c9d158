import type { Education } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { looksLikeTown, mentionsDegree, mentionsInstitution } from './text-classifiers';
import type { DateRange } from '../find-date-range';
import { splitBody, splitEntries } from './split-entries';
import type { Paragraph } from './group-paragraphs';
import { addDateAmbiguities, splitAtCommas, parseEntryHeader, trimPart } from './entry-header';
import type { Extraction } from './extraction';

const gradePattern =
  /(?<label>(?:c?gpa|grade|(?:abschluss|gesamt|durchschnitts)?note|durchschnitt|nota media|nota|media|promedio|moyenne|mention|成績|評定|평점|학점)(?:\s+(?:of|final|average|générale))?)\s*(?:[:：]\s*)?(?<value>\d+(?:[.,]\d+)?(?:\s*(?:\/|of|out of|sur|sobre|von)\s*\d+(?:[.,]\d+)?)?|(?:très |assez )?bien)/iu;

const degreePrefixPattern =
  /^((?:B|M)\. ?(?:Sc|A|Eng|Ed|S)\.?|BSc|MSc|BA|MA|BS|MS|MBA|BEng|MEng|BSN|MSN|Ph\. ?D\.?|PhD|BTS|DUT|BUT|CAP|Bac(?: ?(?:Pro|\+\d))?|LL\. ?[BM]\.?|Diplom(?:-\p{L}+)?|Staatsexamen|Bachelor(?:’s|'s)?(?: of (?:Science|Arts|Engineering|Business Administration|Fine Arts|Laws|Education)| degree)?|Master(?:’s|'s)?(?: of (?:Science|Arts|Engineering|Business Administration|Fine Arts|Public Health|Education)| degree)?|Associate(?:’s|'s)?(?: of (?:Science|Arts|Applied Science))?|Licence(?: professionnelle)?|Licenciatura|Grado|Máster(?: Universitario)?|Doctorado|Doctorat|Maestría|CFGS|Técnico Superior|Ausbildung)(?:\s*\([^)]+\))?(?=\s|,|$)[\s,:–-]*/u;
const fieldPrepositionPattern = /^(?:degree )?(?:in|en|im|für|of|zum|zur|dans|de|des|du)\s+/iu;

/**
 * Splits a text into degree and field, as in "BSc in Economics", "Grado en Derecho", "Bachelor of Arts, History",
 * "経済学部（経済学専攻）" and "컴퓨터공학 학사".
 */
export function splitDegree(text: string): { degree: string; field: string; isSure: boolean; consumedText?: string } {
  const bracketMatch = /^(.{2,60}?)(?:(?<!\s)\s+)?[（(](.{2,60})[)）]$/u.exec(text);
  if (
    bracketMatch &&
    mentionsDegree(bracketMatch[1] ?? '') &&
    (!mentionsDegree(bracketMatch[2] ?? '') || /[士]$/u.test(bracketMatch[1] ?? ''))
  )
    return { degree: bracketMatch[1] ?? '', field: bracketMatch[2] ?? '', isSure: true };
  const koreanMatch = /^(.+?)(?:(?<!\s)\s+)?(전문학사|학사|석사|박사)(?:\s*(?:학위|졸업|과정))?$/u.exec(text);
  if (koreanMatch?.[1])
    return { degree: text.slice(koreanMatch[1].length).trim(), field: koreanMatch[1].trim(), isSure: true };
  const eastAsianMatch = /^(\S*(?:学部|学科|研究科|専攻|학과|학부|전공))\s*(.*)$/su.exec(text);
  if (eastAsianMatch) return { degree: eastAsianMatch[2] ?? '', field: eastAsianMatch[1] ?? '', isSure: false };
  const prefixMatch = degreePrefixPattern.exec(text);
  if (prefixMatch?.[1]) {
    const degree = trimPart(text.slice(0, prefixMatch[0].length));
    const fieldText = text.slice(prefixMatch[0].length);
    return {
      degree,
      field: fieldText.replace(fieldPrepositionPattern, '').trim(),
      isSure: true,
      consumedText: fieldPrepositionPattern.exec(fieldText)?.[0] ?? '',
    };
  }
  const [firstPiece = '', ...otherPieces] = splitAtCommas(text);
  if (otherPieces.length > 0 && mentionsDegree(firstPiece))
    return { degree: firstPiece, field: otherPieces.join(', '), isSure: true };
  const prepositionMatch = /^(.{3,50}?)(?<!\s)\s+(in|en|im Fach)\s+(\S.*)$/iu.exec(text);
  if (prepositionMatch && mentionsDegree(prepositionMatch[1] ?? ''))
    return {
      degree: prepositionMatch[1] ?? '',
      field: prepositionMatch[3] ?? '',
      isSure: true,
      consumedText: prepositionMatch[2] ?? '',
    };
  return mentionsDegree(text) ? { degree: text, field: '', isSure: true } : { degree: '', field: text, isSure: false };
}

/** Returns 1 if a text names only a degree, -1 if it names only a school, and otherwise 0. */
const scoreDegree = (text: string) => Number(mentionsDegree(text)) - Number(mentionsInstitution(text));

function extractSchool(headerParts: readonly string[]): Pick<Education, 'institution' | 'degree' | 'field'> & {
  extraParts: string[];
  isSure: boolean;
  consumedText: string;
} {
  const parts = headerParts.flatMap((part) => {
    const schoolMatch = /^(\S*?(?:大学院|大学|高等学校|高校|高専|専門学校|대학교|대학원|고등학교))\s*(\S.*)$/su.exec(
      part,
    );
    if (schoolMatch && !headerParts.some((otherPart) => otherPart !== part && mentionsDegree(otherPart)))
      return [schoolMatch[1] ?? '', schoolMatch[2] ?? ''];
    const pieces = splitAtCommas(part);
    const schoolIndex = pieces.findIndex((piece) => scoreDegree(piece) < 0);
    // Splits off the school and keeps the degree together, as in "BSc Economics, University of Leeds".
    if (pieces.length < 2 || schoolIndex < 0 || !pieces.some((piece, i) => i !== schoolIndex && mentionsDegree(piece)))
      return [part];
    return schoolIndex === 0
      ? [pieces[0] ?? '', pieces.slice(1).join(', ')]
      : [pieces.slice(0, schoolIndex).join(', '), pieces.slice(schoolIndex).join(', ')];
  });
  const schools = parts.filter((part) => scoreDegree(part) < 0);
  const [
    institution = parts.find((part) => scoreDegree(part) === 0 && mentionsInstitution(part)) ??
      (parts.length > 1 ? (parts.find((part) => !mentionsDegree(part)) ?? '') : ''),
  ] = schools;
  const otherParts = parts.filter((part) => part !== institution);
  const degreeText = otherParts.find(mentionsDegree) ?? otherParts[0] ?? '';
  const parsedDegree = splitDegree(degreeText);
  const remainingParts = otherParts.filter((part) => part !== degreeText);
  const [nextPart = ''] = remainingParts;
  const isFieldInNextPart = parsedDegree.field === '' && nextPart !== '' && nextPart.length < 80;
  return {
    institution,
    degree: parsedDegree.degree,
    field: parsedDegree.field || (isFieldInNextPart ? nextPart : ''),
    consumedText: parsedDegree.consumedText ?? '',
    extraParts: isFieldInNextPart ? remainingParts.slice(1) : remainingParts,
    isSure: parsedDegree.isSure && (schools.length > 0 || parts.length < 2),
  };
}

/** A single date is that of the degree, unless the studies are ongoing. */
function getStudyDates(span: DateRange | undefined): { startDate: string; endDate: string; current: boolean } {
  const { startDate = '', endDate = '', current = false } = span ?? {};
  return endDate || current ? { startDate, endDate, current } : { startDate: '', endDate: startDate, current };
}

/** "Graduated", after the school or the degree. */
const graduationPattern = /\s*(?:卒業(?:見込)?|修了|졸업(?:예정)?)$/u;

export function extractEducation(paragraphs: readonly Paragraph[], language: Language, extraction: Extraction): void {
  for (const block of splitEntries(paragraphs, language)) {
    const header = parseEntryHeader(block.head, language);
    if (block.head.length === 0 || (header.parts.length === 0 && !header.dateSpan)) {
      extraction.unplacedLines.push(...block.body.map(({ text }) => ({ text, section: '' })));
      continue;
    }
    const path = `education.${extraction.content.education.length}`;
    const grades: string[] = [];
    const extractGrade = (text: string) => {
      const match = gradePattern.exec(text);
      if (!match?.groups || grades.length > 0) return text;
      grades.push(match.groups['value'] ?? '');
      extraction.consumedTexts.push(match.groups['label'] ?? '');
      return trimPart(`${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`).replace(
        /^[.\s]+|\(\s*\)$/g,
        '',
      );
    };
    const omitGraduation = (text: string) => {
      extraction.consumedTexts.push(graduationPattern.exec(text)?.[0] ?? '');
      return text.replace(graduationPattern, '');
    };
    const parts = header.parts.map(extractGrade).map(omitGraduation).filter(Boolean);
    const { institution, degree, field, extraParts, isSure, consumedText } = extractSchool(parts);
    extraction.consumedTexts.push(consumedText);
    const { description, achievements } = splitBody(block.body);
    const [location, ...otherLocations] = header.locations;
    const town = location === undefined ? extraParts.find(looksLikeTown) : undefined;
    const notes = [
      ...extraParts.filter((text) => text !== town),
      ...otherLocations,
      ...description.split('\n'),
      ...achievements,
    ];
    const { startDate, endDate, current } = getStudyDates(header.dateSpan);
    extraction.content.education.push({
      institution,
      degree,
      field,
      startDate,
      endDate: current ? '' : endDate,
      current,
      location: location ?? town ?? '',
      gpa: '',
      achievements: notes.map(extractGrade).filter((text) => /[\p{L}\p{N}]/u.test(text)),
    });
    Object.assign(extraction.content.education.at(-1) ?? {}, { gpa: grades[0] ?? '' });
    extraction.consumedTexts.push(...header.consumedTexts);
    extraction.startLines.set(path, block.head[0]?.lineIndexes[0] ?? 0);
    addDateAmbiguities(path, header, extraction);
    if (!isSure)
      for (const key of ['institution', 'degree', 'field'])
        extraction.ambiguities.set(`${path}.${key}`, { question: key === 'institution' ? 'institution' : 'degree' });
  }
}
