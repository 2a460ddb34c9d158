/** Period of a rate, such as the month in "$48,000 a month". */
export const ratePeriods = ['hour', 'day', 'week', 'month', 'year', 'shift'] as const;
export type RatePeriod = (typeof ratePeriods)[number];

const periodNouns: Record<RatePeriod, string> = {
  hour: 'hour|stunde|heure|hora',
  day: 'day|tag|jour|día|diario',
  week: 'week|woche|semaine|semana',
  month: 'month|monat|mois|mes',
  year: 'year|annum|jahr|an|année|año',
  shift: 'shift|schicht|garde|turno',
};
const periodAdverbs: Record<RatePeriod, string> = {
  hour: 'hourly|stündlich|毎時|시간당',
  day: 'daily|täglich\\p{L}*|quotidien\\p{L}*|diari[oa]s?|al día|毎日|1日|日次|하루|매일|일일',
  week: 'weekly|wöchentlich\\p{L}*|hebdomadaires?|semanal\\p{L}*|毎週|週次|매주|주간',
  month: 'monthly|monatlich\\p{L}*|mensuel\\p{L}*|mensual\\p{L}*|毎月|月額|月間|月(?=\\d)|매달|매월|월간',
  year: 'yearly|annual\\p{L}*|jährlich\\p{L}*|annuel\\p{L}*|anual\\p{L}*|年間|年額|年商|毎年|연간|매년',
  shift: '1勤務|근무당|근무마다',
};

const patternsAfterNumber = ratePeriods.map(
  (period) =>
    [
      period,
      new RegExp(
        `^[^\\d.;:()]{0,3}?(?:[\\p{L}€$£¥'’-]+ +){0,6}?(?:(?:a|an|per|each|every|pro|je|im|in der|par|por|al|a la|cada|chaque)[ ](?:${periodNouns[period]})|/ ?(?:${periodNouns[period]})|(?:${periodAdverbs[period]}))(?![\\p{Script=Latin}])`,
        'iu',
      ),
    ] as const,
);
const patternsBeforeNumber = ratePeriods.map(
  (period) =>
    [
      period,
      new RegExp(
        `(?:${periodAdverbs[period]}|(?<!\\p{L})(?:a|per|pro|im|par|por|al) (?:${periodNouns[period]}))[^\\d.;:,、。()]{0,12}$`,
        'iu',
      ),
    ] as const,
);

export function detectRatePeriod(textBefore: string, textAfter: string): RatePeriod | undefined {
  if (
    !ratePeriods.some((period) => mentionPatterns[period].test(textBefore) || mentionPatterns[period].test(textAfter))
  )
    return undefined;
  return (patternsAfterNumber.find(([, pattern]) => pattern.test(textAfter)) ??
    patternsBeforeNumber.find(([, pattern]) => pattern.test(textBefore)))?.[0];
}

const mentionPatterns: Record<RatePeriod, RegExp> = {
  hour: /hour|stünd|stunde|heure|hora|時間|시간/iu,
  day: /day|daily|tag|täglich|jour|quotidien|día|diari|日|일|하루/iu,
  week: /week|woche|wöchen|semaine|hebdo|seman|週|주/iu,
  month: /month|monat|mois|mensu|mes(?!\p{L})|月|월|달/iu,
  year: /year|annu|annum|jahr|jähr|(?<!\p{L})ans?(?!\p{L})|année|anu|año|年|연|년/iu,
  shift: /shift|schicht|garde|permanence|turno|勤務|シフト|근무|교대/iu,
};

export const mentionsPeriod = (period: RatePeriod, text: string) => mentionPatterns[period].test(text);

const eastAsianFrequencies: Record<RatePeriod, string> = {
  hour: '毎時|1時間ごと|시간마다|매시간',
  day: '毎日|日々|1日あたり|1日(?=約?\\d)|매일|하루(?= ?\\d)|날마다',
  week: '毎週|週(?=\\d+ ?[回日])|週に|매주|주 ?(?=\\d+ ?[회일])|주마다',
  month: '毎月|月(?=\\d+ ?回)|月に|매월|매달|월 ?(?=\\d+ ?회)|달마다',
  year: '毎年|年(?=\\d+ ?回)|年に|매년|연 ?(?=\\d+ ?회)|해마다',
  shift: '1勤務|근무마다',
};
const frequencyPatterns = ratePeriods.map(
  (period) =>
    [
      period,
      new RegExp(
        `(?<!\\p{L})(?:(?:an?|per|each|every|pro|je|im|jede[nrms]?|par|por|al|a la|cada|chaque|todos los|todas las|tous les|toutes les) (?:${periodNouns[period]})(?:s|e?s)?|(?:${periodAdverbs[period]}))(?![\\p{Script=Latin}])|${eastAsianFrequencies[period]}`,
        'giu',
      ),
    ] as const,
);

/** Finds the periods of frequencies: "every week", "monatlich", 週2回. */
export const findRatePeriods = (text: string): { period: RatePeriod; start: number; end: number }[] =>
  frequencyPatterns.flatMap(([period, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ period, start: match.index, end: match.index + match[0].length })),
  );
