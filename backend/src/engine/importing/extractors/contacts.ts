import { looksLikeLocation } from './text-classifiers';

const emailPattern = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const topLevelDomains =
  'com|org|net|io|dev|de|fr|es|me|co|ai|app|jp|kr|uk|eu|us|info|design|tech|example|xyz|site|at|ch|be|mx|ca|page|blog|art|studio|cat';
const urlPattern = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s|,;<>()]+|(?<![@\\p{L}\\d./_-])[a-z\\d-]+(?:\\.[a-z\\d-]+)*\\.(?:${topLevelDomains})(?![\\p{L}\\d.@-])(?:\\/[^\\s|,;<>()]*)?`,
  'iu',
);
const phonePattern = /(?<![\p{L}\d/])(?:\+|\(\+|00)?\(?\d[\d\s()./–-]{5,}\d(?![\p{L}\d])/u;

const labelsByKind: Record<string, string> = {
  name: 'full name|name|nombre(?: completo)?|nombre y apellidos|apellidos? y nombres?|nom(?: et prénom)?|prénom|vor- und nachname|vorname|nachname|氏\\s*名|名前|お名前|성\\s*명|이\\s*름',
  email:
    'e-?mail(?:[ -]?adresse)?|e-mail address|mail|correo(?: electrónico)?|courriel|adresse (?:e-?mail|électronique)|e\\.|メール(?:アドレス)?|이메일|전자우편',
  phone:
    'tele(?:phone|fon|fono)|tel(?:éfono)?\\.?|téléphone|tél\\.?|phone(?: number)?|mobile?|mobil(?:telefon|nummer)?|handy|natel|gsm|móvil|celular|portable|cell|numéro de téléphone|telefonnummer|t\\.|m\\.|電話(?:番号)?|携帯(?:電話)?|전화(?:번호)?|휴대폰|휴대전화|연락처|h\\.?p\\.?',
  location:
    'address|adresse(?: postale)?|anschrift|wohnhaft in|a\\.|dirección|domicilio|residencia|location|lieu|ort|wohnort|city|ciudad|ville|based in|現住所|住\\s*所|居住地|주\\s*소|거주지',
  link: 'web(?:site|seite)?|site(?: web)?|página web|homepage|portfolio|portafolio|url|linkedin|linked in|github|blog|xing|twitter|ウェブサイト|ポートフォリオ|홈페이지|포트폴리오|블로그',
};
const labelPatterns = Object.entries(labelsByKind).map(
  ([kind, names]) =>
    [
      kind,
      new RegExp(`^\\s*(${names})\\s*(?:[:：]\\s*|\\s{2,}|(?<=[.\\p{Script=Han}\\p{Script=Hangul}])\\s|$)`, 'iu'),
    ] as const,
);
/** Matches a label that is not in `labelsByKind`, as in "Date of birth: …". */
const unknownLabelPattern = /^[\p{L} .-]{3,28}[:：]\s*\S/u;

export interface Contacts {
  email: string[];
  phone: string[];
  linkedin: string[];
  website: string[];
  name: string[];
  location: string[];
  unclassified: string[];
  consumedTexts: string[];
}

const trimSeparators = (text: string) => text.replace(/^[\s,;|•·–—:-]+|(?<![\s,;|•·–—(-])[\s,;|•·–—(-]+$/gu, '');
const streetPattern =
  /(?:stra(?:ße|sse)|str\.|weg|platz|allee|gasse)\s*\d|^\d+[a-z]?(?:,| bis| ter)?\s+(?:rue|avenue|av\.|boulevard|bd|place|allée|impasse|quai|chemin|\p{Lu}[\p{L}.]+(?: \p{L}+)* (?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|dr\.?|way|blvd))|^(?:calle|c\/|avda?\.?|avenida|plaza|paseo)\s/iu;

export function extractContacts(cells: readonly string[]): Contacts {
  const contacts: Contacts = {
    email: [],
    phone: [],
    linkedin: [],
    website: [],
    name: [],
    location: [],
    unclassified: [],
    consumedTexts: [],
  };
  let pendingLabel: string | undefined;
  for (const cell of cells) {
    let remainingText = cell;
    const extractMatches = (pattern: RegExp, getList: (text: string) => string[] | undefined) => {
      for (
        let match = pattern.exec(remainingText), matchCount = 0;
        match && matchCount < 6;
        match = pattern.exec(remainingText), matchCount++
      ) {
        const text = match[0].replace(/(?<![.,)])[.,)]+$/, '');
        const list = getList(text.trim());
        if (!list) break;
        list.push(text.trim());
        remainingText = `${remainingText.slice(0, match.index)} | ${remainingText.slice(match.index + text.length)}`;
      }
    };
    extractMatches(emailPattern, () => contacts.email);
    extractMatches(urlPattern, (text) => (/linkedin\./i.test(text) ? contacts.linkedin : contacts.website));
    extractMatches(phonePattern, (text) => (isPhone(text) ? contacts.phone : undefined));
    for (const piece of remainingText.split(/\s*[|•·;●]\s*|\s{3,}|\s[–—]\s/u)) {
      pendingLabel = classifyPiece(piece, pendingLabel, contacts);
    }
  }
  contacts.location = joinAddress(contacts.location);
  return contacts;
}

const joinAddress = (pieces: string[]) =>
  pieces.length > 1 && streetPattern.test(pieces[0] ?? '') ? [pieces.join(', ')] : pieces;

/** Returns the label of a piece whose value must be in the next piece. */
function classifyPiece(piece: string, pendingLabel: string | undefined, contacts: Contacts): string | undefined {
  let text = piece.replace(/^[^\p{L}\p{N}(（"“+]+/u, '').trim();
  let kind = pendingLabel;
  for (const [name, pattern] of labelPatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    kind = name;
    contacts.consumedTexts.push(match[1] ?? '');
    text = text.slice(match[0].length);
    break;
  }
  text = trimSeparators(text);
  if (text === '') return kind === 'name' || kind === 'location' ? kind : undefined;
  if (kind === 'name') contacts.name.push(text);
  else if (
    kind === 'location' ||
    streetPattern.test(text) ||
    (looksLikeLocation(text) && !unknownLabelPattern.test(text))
  )
    contacts.location.push(text);
  else contacts.unclassified.push(text);
  return undefined;
}

/** Excludes dates and ranges of years such as "2015 – 2019". */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return (
    digits >= 7 &&
    digits <= 15 &&
    !/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(text) &&
    !/^\(?(?:19|20)\d\d\s*[-–/.]\s*(?:\d{1,2}\s*[-–/.]|(?:19|20)\d\d)/.test(text)
  );
}

/** Returns whether a text is only a label, such as "성 명". */
export const isContactLabel = (text: string) =>
  labelPatterns.some(([, pattern]) => pattern.exec(text)?.[0].length === text.length);

/** Returns whether a line names the person after a label, such as "氏名 中村 由香里". */
export const hasLabeledName = (cells: readonly string[]) => extractContacts(cells).name.length > 0;

export const startsWithUnknownLabel = (text: string) => unknownLabelPattern.test(text);
