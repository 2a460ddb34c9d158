import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { stemWord } from '../../language/text-processing';
import type { CharacterRange } from '../claims/sentences';
import { knownEmployers, knownPlaces, knownSchools } from './known-names';
import { knownTools } from './known-tools';
import { getCommonWordStems, commonAbbreviations, getOccupationTools } from './vocabulary';

/** `name` stands for a name of unknown kind. */
export type NameKind = 'employer' | 'school' | 'place' | 'tool' | 'name';

export interface NameMention {
  start: number;
  end: number;
  text: string;
  kind: NameKind;
}

export type IsKnownName = (name: string, aliases?: readonly string[]) => boolean;

interface KnownName {
  kind: NameKind;
  aliases: string[];
  requiredSpelling?: string;
}

let knownNames: Map<string, KnownName> | undefined;
let eastAsianNamePattern: RegExp | undefined;

function getKnownNames(): Map<string, KnownName> {
  if (knownNames) return knownNames;
  knownNames = new Map();
  for (const name of getOccupationTools())
    knownNames.set(name.toLowerCase(), { kind: 'tool', aliases: [name], requiredSpelling: name });
  for (const [kind, list] of [
    ['tool', knownTools],
    ['place', knownPlaces],
    ['school', knownSchools],
    ['employer', knownEmployers],
  ] as const)
    for (const aliases of list) for (const name of aliases) knownNames.set(name, { kind, aliases });
  const nonLatinNames = [...knownNames.keys()].filter((name) => !/^[\p{Script=Latin}\p{N}]/u.test(name));
  eastAsianNamePattern = new RegExp(nonLatinNames.sort((a, b) => b.length - a.length).join('|'), 'gu');
  return knownNames;
}

/**
 * Yields occurrences of listed names. Names in Latin script match whole words, and the longest match of up to four
 * words wins. Names in other scripts match as substrings.
 */
function* findKnownNames(text: string): Generator<{ start: number; end: number; name: KnownName; key: string }> {
  const names = getKnownNames();
  const words = [...text.matchAll(/[\p{Script=Latin}\p{M}\p{N}][\p{Script=Latin}\p{M}\p{N}.+#&'’-]*/gu)];
  for (let index = 0; index < words.length; index += 1)
    for (let count = Math.min(4, words.length - index); count > 0; count -= 1) {
      const [first, last] = [words[index], words[index + count - 1]];
      if (!first || !last) continue;
      const matchedText = text.slice(first.index, last.index + last[0].length);
      const key = matchedText
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/(?:'s|(?<![.,'-])[.,'-]+)$/, '');
      const name = names.get(key);
      if (!name || (name.requiredSpelling && !matchedText.startsWith(name.requiredSpelling))) continue;
      yield { start: first.index, end: first.index + key.length, name, key };
      index += count - 1;
      break;
    }
  if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) || !eastAsianNamePattern) return;
  for (const match of text.toLowerCase().matchAll(eastAsianNamePattern)) {
    const name = names.get(match[0]);
    const [characterBefore = '', characterAfter = ''] = [text[match.index - 1], text[match.index + match[0].length]];
    // Skips ドバイ inside アドバイス, and Korean names that do not start a word.
    if (/^\p{Script=Katakana}/u.test(match[0]) && /[\p{Script=Katakana}ー]/u.test(characterBefore + characterAfter))
      continue;
    if (/^\p{Script=Hangul}/u.test(match[0]) && /\p{Script=Hangul}/u.test(characterBefore)) continue;
    if (name) yield { start: match.index, end: match.index + match[0].length, name, key: match[0] };
  }
}

/** Words that are also names of tools or places. They count as names only if capitalized. */
const ambiguousNames =
  /^(?:spark|word|rust|go|scala|flask|vue|sap|slack|notion|asana|sketch|react|oracle|polish|turkish|orange|lean|git|sas|rom|rome|uk|us|ey|mit|meta|excel|epic|orbis|access|teams|word|tableau|looker|confluence|workday|copilot|redis|uber|inde|iberia|zara|chine)$/;

const wordPattern =
  /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:[.&/+'’-][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?|\.NET/gu;
const nameLink = /^[\s]+(?:(?:of|de|du|des|del|la|der|für|and|y|et|und|&|the|d['’])\s+){0,2}$/iu;

const looksLikeProductName = (word: string) =>
  /\p{Lu}.*\p{Lu}/u.test(word.replace(/[-'’/].*$/su, (tail) => (/\p{Lu}{2}/u.test(tail) ? tail : ''))) ||
  (/\d/.test(word) &&
    /\p{L}/u.test(word) &&
    !/^\d[\d.,]*(?:st|nd|rd|th|er|re|ère|e|ème|ª|º|a|o|k|h|x|min|m|M|K|B|bn|mn)$/u.test(word)) ||
  /[+#]$/.test(word) ||
  word === '.NET';

/** Returns whether a word starts a sentence, where a capital does not indicate a name. */
const isSentenceStart = (textBefore: string) =>
  /$(?<=(?:^|[.!?:•\n。！？(„“"«»\u2026|]|[-–—] )\s*(?:["'“«„(]\s*)?)/u.test(textBefore);

const employerMarker =
  /(?:\b(?:at|of|from|for|joined|joining|formerly|previously|ex|via|by|alongside|chez|société|empresa|compañía|por|bei|beim|firma|rejoint|intégré|client|clients|cliente|clientes|avec|con)|\b(?:with) (?:the )?)[ -](?:the |la |el |le |l['’]|der |dem |den |die )?$/iu;
/** Markers followed by an employer even if it looks like a tool: "adopted by the NHS". */
const strongEmployerMarker =
  /\b(?:at|by|joined|formerly|ex|alongside|chez|bei|beim|rejoint)[ -](?:the |la |le |l['’]|der |dem )?$/iu;
const employerWord =
  /(?:\b(?:inc|llc|ltd|gmbh|ag|kg|se|corp|corporation|plc|s\.?a\.?|sarl|sas|group|groupe|grupo|gruppe|hospital|hôpital|clinic|clinique|clínica|klinik\p{L}*|krankenhaus|bank|banque|banco|holding|holdings|partners|consulting|health|healthcare|salud|labs|technologies|solutions|systems|industries|logistics|insurance|versicherung\p{L}*|assurances|seguros|werke|stadtwerke|media|stiftung|foundation|fondation|fundación|agency)\b)/iu;
const schoolWord =
  /\b(?:university|college|school|academy|institute|universität|hochschule|fachhochschule|université|école|institut|universidad|escuela|instituto|facultad|lycée|akademie)\b/iu;

function classifyName(name: string, textBefore: string, isInPosting: boolean): NameKind {
  if (schoolWord.test(name)) return 'school';
  if (employerWord.test(name)) return 'employer';
  if (strongEmployerMarker.test(textBefore)) return 'employer';
  if (name.split(' ').some(looksLikeProductName) && !/-/.test(name)) return 'tool';
  if (isInPosting) return 'tool';
  return employerMarker.test(textBefore) ? 'employer' : 'name';
}

/** German capitalizes all nouns, so words with these endings and words of the occupation vocabulary are not names. */
export const germanNounPattern =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|ion|ionen|tät|täten|nis|nisse|nissen|ment|ments|ik|ei|eien|er|ern|erin|innen|en|chen|lein|ling|tum|ismus|anz|enz|age|ur|uren|arbeit|zeit|plan|pläne|bau|lauf|läufe|gabe|stelle|bericht|berichte|dienst|kraft|kräfte|ziel|ziele|team|teams|zug|weg|fall|fälle|satz|sätze|wert|werte|es|em|e|st|ft|ht|ld|rt|tz|ck|ss|ß|ll|nn|mm|nd|ng|rg|rf|rm|pf|ff)$/u;

const germanEmployerMarker = /(?:\b(?:bei|beim|firma|ehemals|früher|ex)[ -](?:der |dem |den )?)$/iu;

/**
 * Detects a name at the start of a sentence. The word is not in the occupation vocabulary, and is followed by another
 * capitalized word or by a verb with "me" or "us".
 */
const startsWithName = (word: string, textAfter: string, language: Language) =>
  !getCommonWordStems(language).has(stemWord(word, language)) &&
  (/^ \p{Lu}\p{Ll}/u.test(textAfter) ||
    (language === 'en' && /^ \p{Ll}+(?:ed|ught) (?:me|us)(?!\p{L})/u.test(textAfter)));

export interface NameSearchContext {
  language: Language;
  isKnown: IsKnownName;
  /** Job posting. A name found only here was probably copied from it. */
  jobPostingText: string;
}

const postingWordPattern = /[\p{L}\p{M}\p{N}]+(?:[.&'’/+-][\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

/** Finds names that the source does not contain: first listed names, then other words that look like names. */
export function findNewNames(text: string, { language, isKnown, jobPostingText }: NameSearchContext): NameMention[] {
  const listedNames = findNewListedNames(text, language, isKnown);
  const postingWords = new Set(jobPostingText.toLowerCase().match(postingWordPattern) ?? []);
  const otherNames = findNameRuns(text, language, isKnown, postingWords)
    .filter(({ start, end }) => !listedNames.some((name) => name.start < end && start < name.end))
    .map((range) => toNameMention(text, range, postingWords));
  return [...listedNames, ...otherNames].sort((a, b) => a.start - b.start);
}

function findNewListedNames(text: string, language: Language, isKnown: IsKnownName): NameMention[] {
  const mentions: NameMention[] = [];
  for (const { start, end, name, key } of findKnownNames(text)) {
    const mention = text.slice(start, end);
    if (ambiguousNames.test(key) && !/\p{Lu}/u.test(mention)) continue;
    // Skips "Microsoft" in "Microsoft Excel" if Excel is known, and German "Teams", which are groups of people.
    if (
      /^(?:microsoft|google|adobe|apache)$/.test(key) &&
      isKnown(/^ ([\p{L}\p{N}]+)/u.exec(text.slice(end))?.[1] ?? '-')
    )
      continue;
    if (language === 'de' && key === 'teams') continue;
    if (ambiguousNames.test(key) && isSentenceStart(text.slice(0, start)) && !looksLikeProductName(mention)) continue;
    if (isKnown(key, name.aliases)) continue;
    mentions.push({ start, end, text: mention, kind: name.kind });
  }
  return mentions;
}

/** Finds words that look like names. Links such as "of" join neighbors to one name. */
function findNameRuns(
  text: string,
  language: Language,
  isKnown: IsKnownName,
  postingWords: ReadonlySet<string>,
): CharacterRange[] {
  const runs: CharacterRange[] = [];
  let currentRun: CharacterRange | undefined;
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0];
    const [start, end] = [match.index, match.index + word.length];
    const isNewName =
      looksLikeName(text, { start, end }, language, postingWords) &&
      /\p{L}/u.test(word) &&
      !commonAbbreviations.has(word) &&
      !isKnown(word);
    // "Hospital de la Paz" is one name even if one of its words is known.
    const isContinuation =
      currentRun &&
      nameLink.test(text.slice(currentRun.end, start)) &&
      (isNewName || (/^\p{Lu}/u.test(word) && isCapitalMeaningful(language)));
    if (isContinuation && currentRun) currentRun.end = end;
    else if (isNewName) {
      currentRun = { start, end };
      runs.push(currentRun);
    } else currentRun = undefined;
  }
  return runs;
}

const isCapitalMeaningful = (language: Language) => language === 'en' || language === 'es' || language === 'fr';

function looksLikeName(
  text: string,
  { start, end }: CharacterRange,
  language: Language,
  postingWords: ReadonlySet<string>,
): boolean {
  const word = text.slice(start, end);
  const isCapitalized = /^\p{Lu}/u.test(word);
  if (looksLikeProductName(word)) return true;
  if (isEastAsian(language)) return (word.length > 1 || isCapitalized) && /\p{L}/u.test(word);
  if (!isCapitalized) return false;
  const textBefore = text.slice(0, start);
  if (language !== 'de')
    return (
      !isSentenceStart(textBefore) ||
      (getCommonWordStems(language).size > 2_000 && startsWithName(word, text.slice(end), language))
    );
  const isInPosting = word.length > 2 && postingWords.has(word.toLowerCase());
  return (
    !germanNounPattern.test(word) &&
    !getCommonWordStems('de').has(stemWord(word, 'de')) &&
    (isInPosting || germanEmployerMarker.test(textBefore))
  );
}

function toNameMention(text: string, { start, end }: CharacterRange, postingWords: ReadonlySet<string>): NameMention {
  const matchedText = text.slice(start, end);
  const textBefore = text.slice(Math.max(0, start - 24), start);
  const namePrefix =
    /(?<!\p{Lu}[\p{L}'’-]{0,23})((?:\p{Lu}[\p{L}'’-]+\s+(?:de(?:l| la)? |of )?){0,3})$/u.exec(textBefore)?.[1] ?? '';
  const kind = classifyName(
    `${namePrefix}${matchedText}`,
    textBefore.slice(0, textBefore.length - namePrefix.length),
    postingWords.has(matchedText.toLowerCase()),
  );
  return { start, end, text: matchedText, kind };
}
