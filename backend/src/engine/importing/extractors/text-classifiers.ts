import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { findDegrees } from '../../language/degrees';

const createWordPattern = (list: string, flags = 'iu') => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}])`, flags);

/** Also matches inside words: "Softwareentwicklerin", "Pflegefachfrau". */
const positionEndingPattern =
  /(?:entwickler|ingenieur|leiter|manager|berater|analyst|assistent|fachfrau|fachmann|fachkraft|kaufmann|kauffrau|pfleger|lehrer|verkäufer|techniker|mechaniker|elektroniker|mechatroniker|arzt|ärztin|redakteur|gestalter|buchhalter|controller|administrator|architekt|referent|sachbearbeiter|kraft|praktikant|werkstudent|hilfskraft|trainee|volontär|forscher|designer|meister|koch|köchin|schwester|helfer|fahrer|planer|disponent|einkäufer)(?:\*?in|:in|\/in)?(?![\p{L}])/iu;

const positionPattern = createWordPattern(
  [
    '(?:senior|junior|lead|principal|chief|staff|head|deputy|associate|assistant|interim) \\p{L}+',
    'engineers?|developer|programmer|manager|analyst|nurse|teacher|lecturer|professor|designer|consultant|director|coordinator|administrator|specialist|representative|technician|architect|accountant|assistant|intern|internship|apprentice|clerk|cashier|chef|cook|supervisor|scientist|researcher|editor|writer|officer|president|founder|co-founder|ceo|cto|cfo|coo|vp|vice president|owner|partner|advisor|adviser|attorney|paralegal|lawyer|recruiter|buyer|planner|operator|mechanic|electrician|driver|therapist|physician|doctor|pharmacist|trainer|instructor|tutor|volunteer|producer|photographer|strategist|marketer|executive|agent|associate|receptionist|secretary|auditor|controller|foreman|superintendent|estimator|barista|server|waiter|waitress|bartender|host|hostess|fellow|postdoc|trainee|freelancer?|contractor|curator|librarian|translator|dispatcher|underwriter|teller|lead|head of \\p{L}+|member of technical staff|team lead|product owner|scrum master|teaching assistant|research assistant|sre|devops|qa',
    'ingenier[oa]s?|desarrollador[a]?|programador[a]?|gerente|directora?|jef[ea]|responsable|analista|enfermer[oa]|profesora?|maestr[oa]|diseñador[a]?|consultora?|coordinador[a]?|administrador[a]?|administrativ[oa]|auxiliar|técnic[oa]|contable|contador[a]?|arquitect[oa]|becari[oa]|ayudante|asistente|especialista|comercial|vendedor[a]?|dependient[ea]|camarer[oa]|cociner[oa]|abogad[oa]|médic[oa]|investigador[a]?|redactora?|traductora?|asesora?|prácticas|encargad[oa]|supervisor[a]?|docente|recepcionista|operari[oa]',
    'ingénieure?|développeu(?:r|se)|directeur|directrice|chef(?:fe)?(?: de \\p{L}+)?|cheffe|responsable|analyste|infirmi(?:er|ère)|enseignante?|professeure?|conceptrice|concepteur|consultante?|coordinat(?:eur|rice)|administrat(?:eur|rice)|assistante?|technicien(?:ne)?|comptable|architecte|stagiaire|stage|alternante?|alternance|apprentie?|spécialiste|vendeu(?:r|se)|conseill(?:er|ère)|serveu(?:r|se)|cuisini(?:er|ère)|avocate?|médecin|cherche(?:ur|use)|rédact(?:eur|rice)|traduct(?:eur|rice)|chargée? de \\p{L}+|gestionnaire|commerciale?|attachée? \\p{L}+|aide-soignante?|formateur|formatrice|secrétaire|juriste|éducat(?:eur|rice)|manager|cariste|hôtesse',
    'leitung|stellvertretende \\p{L}+|praktikum|praktikant(?:in)?|werkstudent(?:in)?|auszubildende[r]?|ausbildung zu[rm] \\p{L}+|geschäftsführer(?:in)?|selbst(?:st)?ändig|freiberuflich|mitarbeiter(?:in)?|abteilungsleiter(?:in)?|teamleiter(?:in)?|projektleiter(?:in)?|wissenschaftliche[r]? mitarbeiter(?:in)?|aushilfe|prokurist(?:in)?|referendar(?:in)?',
  ].join('|'),
);
const asianPositionPattern =
  /(?:エンジニア|マネージャー|マネジャー|デザイナー|アナリスト|コンサルタント|リーダー|ディレクター|プログラマー?|アシスタント|インターン|スタッフ|アルバイト|看護師|教員|教諭|教師|講師|営業|担当|主任|係長|課長|部長|社員|事務|店長|研究員|職$|개발자|엔지니어|매니저|디자이너|분석가|컨설턴트|간호사|교사|강사|인턴|사원|대리|과장|차장|부장|팀장|주임|연구원|책임|선임|담당자?|기획자|마케터|조교|아르바이트|파트장|원장)|\p{Script=Han}(?:長|補助|員|師|士|係)$/u;

const organizationPattern = createWordPattern(
  [
    'inc\\.?|llc|l\\.l\\.c\\.|ltd\\.?|limited|corp\\.?|corporation|company|co\\.|plc|llp|gmbh(?: ?& ?co\\.? ?kg)?|ag|kg|kgaa|e\\.? ?v\\.?|ohg|ug|se|s\\.?a\\.?(?:s|u)?\\.?|s\\.?l\\.?(?:u)?\\.?|sarl|sas|sasu|sàrl|sl|slu|b\\.?v\\.?|n\\.?v\\.?|pty|oy|ab|group|groupe|grupo|gruppe|holding|holdings|partners|associates|labs?|laboratories|laboratorios?|laboratoires?|studios?|agency|agencia|agence|agentur|bank|banco|banque|sparkasse|hospital|clinic|clínica|clinique|klinik|klinikum|krankenhaus|universitätsklinikum|chu|ehpad|schools?|school district|university|universität|universidad|université|hochschule|college|institute|institut|instituto|foundation|fundación|fondation|stiftung|ministry|ministerio|ministère|ministerium|department|council|ayuntamiento|mairie|stadt|city of \\p{L}+|hotel|restaurant|café|cafe|bakery|systems|solutions|technologies|technology|software|services|consulting|industries|industrie|motors|airlines|insurance|versicherung|seguros|assurances?|logistics|logistik|logística|logistique|media|networks?|health|healthcare|care|pharma|pharmacy|energy|energie|energía|capital|ventures|stores?|markets?|grocers|bros\\.?|brothers|werke|werk|bau|verlag|museum|museo|musée|library|center|centre|centro|zentrum|cooperative|cooperativa|coopérative|société|sociedad|construcciones|freelance|self-employed|autónomo|indépendante?|freiberuflich',
  ].join('|'),
);
const asianOrganizationPattern =
  /(?:株式会社|有限会社|合同会社|（株）|\(株\)|法人|病院|銀行|ホテル|旅館|料亭|商店|工房|製作所|事務所|大学|学校|協会|財団|研究所|㈜|주식회사|\(주\)|병원|은행|대학교|학교|그룹|전자|연구소|재단|협회|센터|공사|어린이집|유치원)/u;

const institutionPattern =
  /(?<![\p{L}])(?:universit\p{L}*|universidad|univ\.?|college|school|schule|\p{L}*schule|hochschule|fachhochschule|institut[eo]?|academy|akademie|academia|académie|lycée|école|escuela|instituto|i\.?e\.?s\.?|gymnasium|\p{L}*gymnasium|polytechnic|polytechnique|politécnica|politecnico|polytech|faculty|conservator\p{L}*|kolleg|berufskolleg|iut|insa|hec|mit|eth|tu|th|fh|rwth|lmu|kit|ucla|eoi|cfa|ihk|bootcamp|ufr|facultad|colegio|campus)(?![\p{L}])|大学|学院|学校|高校|高専|大学院|대학|학교|학원|전문대/iu;

/** Matches words that indicate education, in addition to the degrees that `findDegrees` knows. */
const educationPattern =
  /(?<![\p{L}])(?:bachelor\p{L}*|master\p{L}*|b\. ?sc?\.?|m\. ?sc?\.?|b\. ?a\.?|ba|m\. ?a\.?|ma|b\. ?s\.?|bs|ms|dphil|m\. ?eng\.?|m\. ?ed\.?|jd|md|doctor|promotion|dr\. ?\p{L}*\.?|associate\p{L}*|leaving certificate|lehre|lehrabschluss\p{L}*|berufsschule|matura|hauptschul\p{L}*|realschul\p{L}*|handelsschul\p{L}*|apprentissage|enseignement|brevet|bep|cqp|formation|certificación|perito|técnic[oa]|profesora? en|especialización|licenciad[oa]|doctora?|máster|primario|secundari[oa]|diploma|diplom\p{L}*(?:-\p{L}+)?|diplôme|certificate|degree|minor|abitur|allgemeine hochschulreife|fachabitur|fachhochschulreife|mittlere reife|realschulabschluss|ausbildung|umschulung|licence|grado(?: superior| medio| en)?|ingeniería|ingénieure?|técnico superior|ciclo formativo|fp|bachillerato|baccalauréat|bac(?:\+\d)?|but|deug|cap|deust|ged|a-levels?|gcses?|hnd|postgraduate|nanodegree|examen|certificat)(?![\p{L}])|学部|学科|専攻|卒業|高等学校卒|학사|졸업|수료|학과|전공/iu;

export const mentionsPosition = (text: string) =>
  positionPattern.test(text) || positionEndingPattern.test(text) || asianPositionPattern.test(text);
export const mentionsOrganization = (text: string) =>
  organizationPattern.test(text) || asianOrganizationPattern.test(text);
export const mentionsInstitution = (text: string) => institutionPattern.test(text);
export const mentionsDegree = (text: string) => educationPattern.test(text) || findDegrees(text).length > 0;

/** Names of countries in the six languages, in lower case. */
const countryNames = new Set(
  languageSchema.options.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return listLetterPairs().flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  }),
);
const otherRegions = [
  'usa|u\\.s\\.a?\\.?|united states of america|uk|great britain|england|scotland|wales|northern ireland|the netherlands|czech republic|republic of korea|hong kong|uae|eu|europe',
  'québec|quebec|ontario|british columbia|alberta|tirol|steiermark|vorarlberg|salzburg|oberösterreich|niederösterreich',
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming',
].join('|');
const otherRegionPattern = new RegExp(`^(?:${otherRegions})$`, 'iu');

function listLetterPairs(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

const isCountryOrState = (text: string) => countryNames.has(text.toLowerCase()) || otherRegionPattern.test(text);
const remotePattern =
  /^(?:remote|homeoffice|home office|télétravail|teletrabajo|remoto|à distance|リモート|재택)(?:[ ,(].{0,30})?$/iu;
/** "CA", "CA 94115", "TX". Names such as "Colorado" are matched separately. */
const regionCodePattern = /^[A-Z]{2}(?:\s+[A-Z]?\d{4,5}(?:-\d{4})?)?$/u;
const townPattern = /^\p{Lu}[\p{L}.'’()-]*(?:[ /][\p{L}.'’()-]+){0,3}$/u;
const townWithPostalCodePattern = /^(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}[\p{L}'’ .-]+$/u;
const asianLocationPattern = new RegExp(
  [
    `^\\p{Script=Han}{2,3}[都道府県](?:[\\p{Script=Han}\\p{Script=Hiragana}ヶケ]{1,8}[市区町村郡]){0,2}$`,
    `^[\\p{Script=Han}ヶケ]{1,6}[市区町村]$`,
    `^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:특별시|광역시|특별자치시|특별자치도|도|시)?(?:\\s[가-힣]{1,6}[시군구동읍면]?){0,2}$`,
    `^[가-힣]{1,5}(?:특별시|광역시|시|군|구)(?:\\s[가-힣]{1,5}[시군구])?$`,
  ].join('|'),
  'u',
);

/**
 * Recognizes "Austin, TX", "10115 Berlin", "Paris, France", "Denver, Colorado, United States", "Remote", "東京都港区", "서울
 * 강남구".
 */
export function looksLikeLocation(text: string): boolean {
  if (text.length > 60 || /[@:：]/.test(text)) return false;
  if (remotePattern.test(text) || asianLocationPattern.test(text) || isCountryOrState(text)) return true;
  const pieces = text.split(/,\s+/);
  const [firstPiece = '', secondPiece, thirdPiece] = pieces;
  if (mentionsPosition(text) || mentionsOrganization(firstPiece) || mentionsInstitution(text) || mentionsDegree(text))
    return false;
  if (pieces.length > 3 || !(townPattern.test(firstPiece) || townWithPostalCodePattern.test(firstPiece))) return false;
  if (secondPiece === undefined) return townWithPostalCodePattern.test(firstPiece);
  const lastPiece = thirdPiece ?? secondPiece;
  const isLastLocationPart = (piece: string) =>
    regionCodePattern.test(piece) || isCountryOrState(piece) || townWithPostalCodePattern.test(piece);
  return (
    isLastLocationPart(lastPiece) &&
    (thirdPiece === undefined || townPattern.test(secondPiece) || regionCodePattern.test(secondPiece))
  );
}

export const looksLikeTown = (text: string) =>
  (/^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}[\p{L}.'’-]+|am|an|der|de|la|el|du|sur|of|upon|le|les|del)){0,3}$/u.test(text) &&
    !mentionsPosition(text) &&
    !mentionsDegree(text) &&
    !mentionsInstitution(text) &&
    !mentionsOrganization(text)) ||
  /^[가-힣]{2,5}$|^[\p{Script=Han}ヶ]{2,6}$/u.test(text);
