const joinAlternatives = (...lists: string[]) => `(?:${lists.join('|')})`;
const articlePattern = '(?:an?|una?|une|eine?n?)';
const separatorPattern = '[\\s:：!！,、・–—-]';

/** Hiring phrases before a title, in all languages, because postings mix languages. */
const hiringOpeningPattern = joinAlternatives(
  "help wanted|we(?:[’']re| are) (?:now |currently |urgently )?(?:hiring|looking for|seeking|recruiting)|(?:come and )?join (?:us|(?:our|the) team)(?: as)?",
  'se (?:busca|necesita|solicita|precisa)n?|buscamos|necesitamos|contratamos|[úu]nete a nuestro equipo(?: como)?|oferta de (?:empleo|trabajo)',
  "(?:nous |on )(?:recherche|recherchons|recrute|recrutons)|rejoignez(?:-nous| notre équipe)(?: comme| en tant que)?|offre d[’']emploi",
  'wir suchen(?: ab sofort| dringend)?|(?:komm in|werde teil) unser(?:e[ms])? teams?(?: als)?|verstärkung gesucht',
  '急募|급구',
);
/**
 * Hiring phrases that count only before punctuation, an article or the end of the line, because "Hiring Manager" is a
 * title.
 */
const hiringLabelPattern = joinAlternatives(
  '(?:urgently |now |immediately )?(?:wanted|needed|required|sought|hiring|recruiting)|vacanc(?:y|ies)|job (?:openings?|offers?)',
  'recherch(?:e|ons)|recrut(?:e|ons)|urgent|(?:dringend |ab sofort )?gesucht(?: (?:wird|werden))?|stellenangebot',
  '大?募集(?:中|要項)?|求人(?:情報)?|採用情報|구인|모집(?: ?공고)?|채용(?: ?공고)?',
);
const hiringEndingPattern = joinAlternatives(
  '(?:is |are )?(?:urgently )?(?:wanted|needed|required|sought)|(?:to )?join (?:us|(?:our|the) team)|vacanc(?:y|ies)|job opening',
  'se (?:busca|necesita|solicita)n?|(?:buscad|solicitad|requerid)[oa]s?|recherchée?s?|demandée?s?|(?:dringend |ab sofort )?gesucht',
);

const hiringPatterns = [
  // Gender markers such as "(m/w/d)" and "H/F".
  /(?:(?<!\s)\s+)?[([（【]\s*(?:[mwfdhxgn]\s*(?:[/|*]\s*[mwfdhxgn]\s*){1,3}|all genders|gn)[)\]）】]|(?<!\s)\s+[mwfdhx](?:[/|][mwfdhx]){1,3}(?!\p{L})/giu,
  new RegExp(
    `^¡?(?:${hiringOpeningPattern}(?=${separatorPattern}|$)|${hiringLabelPattern}(?=\\s*[:：!！–—-]|\\s${articlePattern}\\s|$))${separatorPattern}*(?:${articlePattern}\\s)?`,
    'iu',
  ),
  new RegExp(
    `(?<![\\s,:–—-])[\\s,:–—-]+${hiringEndingPattern}(?:\\s(?:at|in|for|now|immediately|für|bei|pour|para|en|à)(?:\\s[^]+)?)?$`,
    'iu',
  ),
  // Japanese and Korean phrases are attached to the title and often are not the last word.
  /(?<=\S)(?:を|の|을|를)?\s*(?:急募|大?募集|모집).*$/su,
  /(?<=\S)(?:を|の|을|를)?\s*(?:採用|求む|채용|구인|급구|구함|구합니다|찾습니다|모십니다)(?:中|情報|します|합니다|중| ?공고| ?안내)*$/u,
];

export function removeHiringPhrases(line: string): string {
  const unpunctuated = line.replace(/(?<![.!！。])[.!！。]+$/u, '');
  const cleanLine = hiringPatterns.reduce((text, pattern) => text.replace(pattern, ''), unpunctuated).trim();
  return cleanLine === unpunctuated ? line : cleanLine;
}
