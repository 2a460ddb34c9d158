import { degreePatterns } from '../../language/degrees';

export type Concept = readonly [name: string, pattern: RegExp];

const createWordPattern = (latin: string, eastAsian = '') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${latin})(?![\\p{Script=Latin}\\p{N}])${eastAsian && `|${eastAsian}`}`, 'giu');

export const degreeConcepts: readonly Concept[] = [
  ...degreePatterns.flatMap(({ degree, patterns }) => patterns.map((pattern) => [degree, pattern] as const)),
  [
    'honors',
    createWordPattern(
      "cum laude|with honou?rs|valedictorian|class of honour|mit auszeichnung|mention (?:très )?bien|matrícula de honor|premio extraordinario|dean['’]s list",
      '首席|수석 졸업',
    ),
  ],
];

export const seniorityConcepts: readonly Concept[] = [
  ['senior', createWordPattern('senior\\p{L}*|sr\\.?|sénior|confirmé[e]?', 'シニア|上級|시니어|선임|수석')],
  [
    'principal',
    createWordPattern(
      'principal|staff engineer|distinguished|expert(?:e|en|in|innen|s)?|fellow',
      'エキスパート|専門官|전문가',
    ),
  ],
  [
    'lead',
    createWordPattern(
      "lead|leader|teamlead|team[- ]?leit\\p{L}*|chef(?:fe)? d['’]équipe|lídere?s?|jef[ea] de equipo|référente?|coordinat\\p{L}+|koordinat\\p{L}+|coordina\\p{L}+|charge nurse|supervisora? de turno|schichtleit\\p{L}*",
      'リーダー|主任|係長|班長|チーフ|팀장|파트장|주임|책임|리더',
    ),
  ],
  [
    'manager',
    createWordPattern(
      'manager\\p{L}*|management|supervis\\p{L}*(?! de turno)|responsable|gerente|encargad[oa]|gestionnaire|superintendent',
      'マネージャー|マネジャー|課長|店長|管理職|매니저|과장|차장|점장|관리자',
    ),
  ],
  [
    'head',
    createWordPattern(
      'head|heads|director\\p{L}*|direct(?:eur|rice)|direktor\\p{L}*|\\p{L}*(?<!schicht|team)leit(?:er|erin|ung)|chef(?:fe|in)?|jef[ea]|cadre|vorsitzende\\p{L}*|dean',
      '師長|部長|所長|院長|室長|本部長|局長|責任者|부장|실장|본부장|소장|수간호사|이사|책임자|총괄',
    ),
  ],
  [
    'chief',
    createWordPattern(
      'chief|C[ETFOIMP]O|CISO|VP|vice[- ]president\\p{L}*|president\\p{L}*|presidente?a?|geschäftsführ\\p{L}*|vorstand\\p{L}*|PDG|founder|co-?founder|gründer\\p{L}*|fondat\\p{L}+|fundador\\p{L}*|partner|owner|executive|bereichsvorstand',
      '社長|取締役|役員|代表|創業者|執行役員|대표|임원|사장|창업자|최고',
    ),
  ],
  ['professor', createWordPattern('professor\\p{L}*|profesor titular|dozent\\p{L}*|lecturer', '教授|准教授|講師|교수')],
];

export const certificationClaim = createWordPattern(
  "certif\\p{L}*|licen[sc]ed|accredited|chartered|zertifi\\p{L}*|examinierte?r?|staatlich (?:geprüft|anerkannt)\\p{L}*|titulad[oa]|habilitad[oa]|homologad[oa]|agréée?|habilitée?|assermentée?|diplômée? d['’]état",
  '(?<!応募|受験|参加)資格(?=を|取得|保有|者|あり|、|。|$)|有資格|[A-Za-z]認定|認定(?=[^。、]{0,8}(?:士|師|資格|プロバイダー|アーキテクト|取得))|免許|検定|(?:試験|考査)に?合格|자격증|자격(?=을 (?:취득|보유))|면허|인증(?=을 (?:취득|보유|받)|서)|시험에? 합격',
);

export const knownCertificates = createWordPattern(
  'PMP|CPA|CFA|FRM|CISSP|CISM|CISA|CCNA|CCNP|CKA|CEH|OSCP|ITIL|PRINCE2|CSM|PSM|CSPO|SHRM(?:-S?CP)?|PHR|SPHR|ACLS|BLS|PALS|TNCC|CEN|CCRN|CRNA|NCLEX|TOEIC|TOEFL|IELTS|JLPT|TOPIK|DELF|DALF|DELE|TestDaF|Green Belt|Black Belt|ACCA|CIPD|CIMA|NEBOSH|OSHA \\d+|CDL|Series \\d+|Meisterbrief|Ausbildereignung|AdA-Schein|CACES|AFGSU|SSIAP|Fachweiterbildung|Fachwirt(?:in)?|Bilanzbuchhalter(?:in)?|CAPM',
  '簿記|宅建|宅地建物取引士|社労士|社会保険労務士|(?:税理士|弁護士)(?:資格|登録)|公認会計士|中小企業診断士|基本情報|応用情報|電気工事士|危険物取扱者|専門看護師|認定看護師|산업기사|정보처리기사|컴활|컴퓨터활용능력|공인중개사|(?:세무사|변호사|회계사|노무사) 자격|전문간호사',
);

export function findConcepts(text: string, concepts: readonly Concept[]): Set<string> {
  return new Set(concepts.filter(([, pattern]) => text.search(pattern) >= 0).map(([name]) => name));
}
