import type { Blank } from './blanks';
import { parseMonthYear, isPresentWord } from './i18n/format-date';

/** Screens choose the label, hint and keyboard by the kind of a blank. */
export const blankKinds = ['number', 'date', 'email', 'phone', 'name', 'text'] as const;
export type BlankKind = (typeof blankKinds)[number];

const kindsByPath: [RegExp, BlankKind][] = [
  [/(^|\.)(startDate|endDate|date)$/, 'date'],
  [/^personalInfo\.email$/, 'email'],
  [/^personalInfo\.phone$/, 'phone'],
  [/^personalInfo\.(firstName|lastName)$/, 'name'],
];

const kindsByLabel: [RegExp, BlankKind][] = [
  [
    /^(number|amount|percentage|n[uú]mero|cantidad|porcentaje|nombre|montant|pourcentage|zahl|anzahl|betrag|prozent|数|数値|人数|件数|숫자|수|인원)$/iu,
    'number',
  ],
  [/^(MM\/YYYY|YYYY|MM\/AAAA|AAAA|MM\/JJJJ|JJJJ|date|fecha|datum|年月|日付|연월|날짜)$/iu, 'date'],
  [/^(e-?mail|correo( electrónico)?|adresse e-?mail|courriel|メール(アドレス)?|이메일)$/iu, 'email'],
  [/^(phone|tel[eé]fono|téléphone|telefon|電話(番号)?|전화(번호)?)$/iu, 'phone'],
  [/^(your name|su nombre|votre nom|ihr name|お名前|氏名|이름|성명)$/iu, 'name'],
];

/** The field determines the kind, or else the label. */
export function getBlankKind({ path, label }: Pick<Blank, 'path' | 'label'>): BlankKind {
  const match =
    kindsByPath.find(([pattern]) => pattern.test(path)) ?? kindsByLabel.find(([pattern]) => pattern.test(label.trim()));
  return match?.[1] ?? 'text';
}

/** Keys of `invalid_input` messages. */
export type BlankIssue =
  'email_invalid' | 'phone_invalid' | 'date_invalid' | 'number_invalid' | 'brackets_invalid' | 'too_long';

/** Returns undefined for a valid value. An empty value is valid, because it clears the blank. */
export function findBlankIssue(blank: Pick<Blank, 'path' | 'label'>, value: string): BlankIssue | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  if (text.length > 200) return 'too_long';
  // Brackets would turn the value into a blank again.
  if (/[[\]\r\n]/.test(text)) return 'brackets_invalid';
  switch (getBlankKind(blank)) {
    case 'email':
      return /^[^\s@]+@(?=[^\s@]+$)[^\s@]+\.[^\s@]+$/.test(text) ? undefined : 'email_invalid';
    case 'phone':
      return /^\+?[\d\s()./-]{6,}$/.test(text) ? undefined : 'phone_invalid';
    case 'date':
      return parseMonthYear(text) || /^(19|20)\d{2}$/.test(text) || isPresentWord(text) ? undefined : 'date_invalid';
    case 'number':
      return /\p{N}|[一二三四五六七八九十百千万]/u.test(text) ? undefined : 'number_invalid';
    default:
      return undefined;
  }
}
