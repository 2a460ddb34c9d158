import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Claim about the scope or the recognition of work, such as leading a team or winning an award: the patterns that
 * express the claim, and the evidence in any language that the source must contain.
 */
export interface ScopeClaim {
  id:
    | 'people management'
    | 'team lead title'
    | 'full responsibility'
    | 'sole contribution'
    | 'award'
    | 'top result'
    | 'reach';
  patterns: Record<Language, RegExp | undefined>;
  evidence: RegExp;
}

const createWordPattern = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{Script=Latin}\\p{N}])`, 'giu');
const createEastAsianPattern = (words: string) => new RegExp(words, 'giu');
const createEvidencePattern = (latin: string, eastAsian: string) =>
  new RegExp(`${createWordPattern(latin).source}|${eastAsian}`, 'iu');

const someWords = "(?:\\s+[\\p{L}\\d'’-]+){0,4}?\\s+";
const blankOrWords = "(?:\\s+(?:[\\p{L}\\d'’.,-]+|\\[[^[\\]]+\\])){0,5}?\\s+";
const enPeople =
  'teams?|people|staff|employees|department|departments|reports|engineers|developers|analysts|assistants|nurses|colleagues|members|agents|crew|squad|personnel|professionals|workforce|organi[sz]ation|interns|trainees|technicians|managers';
const esPeople =
  'equipos?|personas|empleados|personal|departamento|plantilla|trabajadores|colaboradores|enfermer[oa]s|auxiliares|analistas|grupo';
const frPeople =
  'équipes?|personnes|collaborateurs|salariés|service|département|personnel|effectifs?|infirmi[eè]re?s|analystes|agents|collègues';
const dePeople =
  '\\p{L}*teams?|mitarbeit\\p{L}*|personen|abteilung\\p{L}*|kolleg\\p{L}*|personal|beschäftigte\\p{L}*|angestellte\\p{L}*|pflegekräfte\\p{L}*|belegschaft|gruppe|hilfskräfte\\p{L}*|leute';

const leadershipEvidence = new RegExp(
  `${createWordPattern("(?:led|lead|leads|leading|manag\\p{L}+|supervis\\p{L}+|head(?:ed|s)?|oversaw|oversee\\p{L}*|direct(?:ed|s|ing)|team lead\\p{L}*|in charge of|leit\\p{L}+|geleitet|führ\\p{L}+|geführt|\\p{L}*leitung|vorgesetzt\\p{L}*|dirig\\p{L}+|encadr\\p{L}+|manag\\p{L}+|pilot\\p{L}+|responsable d['’e]\\p{L}*|chef\\p{L}*|lider\\p{L}+|supervis\\p{L}+|coordin\\p{L}+|jef[ea])").source}|率い|統括|統率|マネジメント|マネージャ|主任|部下|管理職|이끌|이끈|총괄|팀장|관리자|지휘`,
  'iu',
);

export const scopeClaims: readonly ScopeClaim[] = [
  {
    id: 'people management',
    patterns: {
      en: createWordPattern(
        `(?:led|lead|leads|leading|head|headed|heading|managed|manage|manages|managing|supervised|supervise|supervising|oversaw|oversee|overseeing|directed|directing|ran|running|built|commanded|steered|grew)${blankOrWords}(?:${enPeople})|team leadership|(?:people|line|staff) (?:management|manager)|direct reports|leadership of|at the helm of|under my (?:leadership|supervision|direction)|report(?:ed|ing|s)? to me|head of`,
      ),
      es: createWordPattern(
        `(?:lider\\p{L}+|dirig\\p{L}+|encabec\\p{L}+|encabez\\p{L}+|gestion(?:é|ar|ando|o|a)|supervis(?:é|ar|ando|o|a|ión)|coordin(?:é|ar|ando|o|a|ación)|mand(?:é|ar|ando))(?: de)?${blankOrWords}(?:${esPeople})|al frente de|a mi cargo|bajo mi (?:mando|dirección|supervisión)|jef[ea] de|liderazgo de`,
      ),
      fr: createWordPattern(
        `(?:dirig\\p{L}+|encadr\\p{L}+|manag\\p{L}+|pilot\\p{L}+|supervis\\p{L}+|chapeaut\\p{L}+|men(?:é|er|ant)|anim(?:é|er|ant|ation))(?: d[e'’])?${blankOrWords}(?:${frPeople})|à la tête d|sous ma (?:direction|responsabilité)|chef(?:fe)? d|management d['’e]|direction d['’]`,
      ),
      de: createWordPattern(
        `(?:leite(?:te|n|t)?|geleitet|führ(?:te|e|en|t)|geführt|steuer(?:te|n)|verantwort(?:ete|lich für|en)|dirigierte|betreute)${blankOrWords}(?:${dePeople})|(?:${dePeople})${someWords}(?:geleitet|geführt|leiten|führen|verantwortet)|(?:leitung|führung|verantwortung)(?: (?:von|der|des|eines|einer|für))${blankOrWords}(?:${dePeople})|(?:personal|mitarbeiter|team)(?:verantwortung|führung|leitung)|(?:disziplinarische|fachliche) (?:führung|verantwortung|leitung)`,
      ),
      ja: createEastAsianPattern(
        'を率い|を束ね|統率|統括|部下|(?:チーム|部門|メンバー|スタッフ|[数\\d一二三四五六七八九十百]+[名人][^、。]{0,6}?)(?:を|の)(?:マネジメント|マネージ|管理|指揮|統率|統括|リード)|マネジメント(?:を担当|経験)|ピープルマネジメント|責任者として|トップとして',
      ),
      ko: createEastAsianPattern(
        '(?:팀|부서|조직|인원|직원|팀원|명|파트)(?:을|를|의)\\s?(?:[\\p{L}\\d]{1,20}\\s)?(?:이끌|이끈|총괄|지휘|관리|통솔|리드)|(?:팀|부서|조직|인원|직원|팀원|인력) ?(?:총괄|지휘|관리|통솔)|팀장으?로|책임자로|총괄하|진두지휘|부하 직원',
      ),
    },
    evidence: leadershipEvidence,
  },
  {
    id: 'team lead title',
    patterns: {
      en: createWordPattern('team[- ](?:lead|leader)'),
      es: createWordPattern('líder de (?:equipo|grupo)'),
      fr: createWordPattern("chef(?:fe)? d['’]équipe|leader d['’]équipe"),
      de: createWordPattern('teamleit\\p{L}*|gruppenleit\\p{L}*|schichtleit\\p{L}*'),
      ja: createEastAsianPattern('リーダーとして|リーダーを(?:務|担)'),
      ko: createEastAsianPattern('리더(?:로|를 맡|역할)'),
    },
    evidence:
      /lead|charge nurse|supervisora?|líder|jef[ea]|référente|chef|leitung|leiter|リーダー|主任|リード|리더|책임|팀장/iu,
  },
  {
    id: 'full responsibility',
    patterns: {
      en: createWordPattern(
        '(?:(?:sole|full|overall|total|ultimate|complete|end-to-end) (?:responsib\\p{L}+|accountab\\p{L}+|ownership|charge|control|P&L)|responsible for (?:the (?:whole|entire)|all)|(?:owned|ran|managed|oversaw|led|headed|controlled) (?:the )?(?:whole|entire|complete|full|P&L)|profit and loss|P&L|every \\p{L}+ (?:of|in) the (?:\\p{L}+ )?(?:hospital|company|firm|organi[sz]ation|department|region|country|group)|spearheaded|masterminded|pioneered|mission[- ]critical|turnaround)',
      ),
      es: createWordPattern(
        '(?:(?:total|plena|máxima|única) responsabilidad|responsabilidad (?:total|plena|única)|(?:responsable|a cargo) de (?:tod[oa]s?|la totalidad)|(?:toda|todo) (?:la|el) (?:empresa|departamento|operación|organización|negocio|hospital)|cuenta de resultados)',
      ),
      fr: createWordPattern(
        "(?:(?:entière|pleine|seule) responsabilité|responsab\\p{L}+ de (?:l['’]ensemble|tout|toute|la totalité)|(?:tout|toute|l['’]ensemble d[ue]) ?(?:le|la|l['’])? ?(?:service|entreprise|département|groupe|hôpital|magasin)|compte de résultat|fer de lance)",
      ),
      de: createWordPattern(
        '(?:(?:alleinige?|volle|gesamte|uneingeschränkte)[nrs]? (?:verantwortung|leitung|budget\\p{L}*)|gesamtverantwort\\p{L}*|alleinverantwort\\p{L}*|verantwortlich für (?:das|den|die) (?:gesamte|ganze)[ns]?|ergebnisverantwort\\p{L}*|budgetverantwort\\p{L}*|(?:den|die|das) (?:gesamte|ganze)[ns]? (?:abteilung|betrieb|klinik|unternehmen|station|bereich)|federführend\\p{L}*)',
      ),
      ja: createEastAsianPattern(
        '全責任|全権|全般の責任|責任を(?:一手に|全面的に)|一手に(?:担|引き受)|全社(?:の|を)|損益責任|予算責任|統括責任|主導',
      ),
      ko: createEastAsianPattern(
        '전권|모든 책임|전적인 책임|전사(?:적| )|전체를 (?:책임|총괄)|손익 책임|단독 책임|전반을 책임|주도',
      ),
    },
    evidence: createEvidencePattern(
      'whole|entire|full|sole|overall|P&L|spearhead\\p{L}*|pioneer\\p{L}*|all of|total|tod[oa]s? (?:el|la|los|las)|única?|entière|ensemble|totalité|tout(?:e|es)? (?:le|la|les)|gesamt\\p{L}*|allein\\p{L}*|ganze\\p{L}*|federführend\\p{L}*',
      '全責任|全社|一手|全体|主導|전사|전체|단독|모든|주도',
    ),
  },
  {
    id: 'sole contribution',
    patterns: {
      en: createWordPattern(
        'single-?handedly|on my own|(?:as )?the only \\p{L}+|from scratch|from the ground up|sole (?:owner|developer|analyst|nurse|author)',
      ),
      es: createWordPattern('en solitario|l[ao]s? únic[oa]s? \\p{L}+|por mi cuenta|yo sol[oa]|desde cero'),
      fr: createWordPattern(
        'à (?:moi|elle|lui) seule?|en toute autonomie|de toutes pièces|en solo|seule? aux commandes',
      ),
      de: createWordPattern('im alleingang|als einzige[rs]?|eigenhändig|ganz allein|von grund auf'),
      ja: createEastAsianPattern('単独で|唯一|一人で|独力で|ゼロから'),
      ko: createEastAsianPattern('단독으로|유일한|혼자서|홀로|맨손으로|처음부터 혼자'),
    },
    evidence: createEvidencePattern(
      'single-?handed\\p{L}*|on my own|the only|alone|from scratch|ground up|sole|solitario|por mi cuenta|sol[oa]|desde cero|únic[oa]|seule?|autonomie|toutes pièces|allein|alleingang|eigenhändig|grund auf|einzige[rs]?',
      '単独|一人で|独力|ゼロ|唯一|단독|혼자|홀로|유일',
    ),
  },
  {
    id: 'award',
    patterns: {
      en: createWordPattern(
        'award(?:s|ed)?|award-winning|prize(?:-winning)?|honou?red (?:with|as|by|for)|employee of the (?:month|year|quarter)|hall of fame|medal|recogni[sz]ed (?:as|with|by|for)|nominated|finalist|winner|scholarship|accolades?',
      ),
      es: createWordPattern(
        'premi(?:o|os|ad[oa]s?)|galardon\\p{L}*|reconocid[oa] (?:como|con|por)|empleado del (?:mes|año)|medalla|finalista|beca',
      ),
      fr: createWordPattern(
        "prim(?:é|ée|és)|(?:premier|grand|deuxième) prix|prix (?:d['’]excellence|de l['’]innovation|de l['’]année|du meilleur)|récompens\\p{L}+|lauréate?|distingu(?:é|ée)|employée? (?:du mois|de l['’]année)|médaille|finaliste|bourse",
      ),
      de: createWordPattern(
        'ausgezeichnet (?:mit|als|für)|auszeichnung\\p{L}*|preisgekrönt\\p{L}*|(?:förder|innovations|nachwuchs|ehren|sonder|umwelt|gründer)preis\\p{L}*|\\p{L}*preisträger\\p{L}*|prämiert\\p{L}*|mitarbeiter des (?:monats|jahres)|medaille|stipendi\\p{L}+|gewürdigt|mehrfach ausgezeichnet\\p{L}*',
      ),
      ja: createEastAsianPattern('受賞|表彰|社長賞|[\\p{L}]{0,4}賞(?!味|与|罰)|MVP|優秀社員|金賞'),
      ko: createEastAsianPattern('수상|표창|상을 받|우수 ?사원|최우수|MVP|대상을'),
    },
    evidence: createEvidencePattern(
      "award\\p{L}*|prize\\p{L}*|honou?red|medal\\p{L}*|recogni[sz]ed|winner|scholarship\\p{L}*|premi(?:o|os|ad[oa]s?)|galardon\\p{L}*|medalla|finalista|beca|(?:premier|grand|deuxième) prix|prix (?:d['’]excellence|de l['’]innovation)|primée?s?|lauréate?s?|médaille|bourse|auszeichnung\\p{L}*|ausgezeichnet|\\p{L}+preisträger\\p{L}*|prämiert\\p{L}*|stipendi\\p{L}*",
      '受賞|表彰|賞|優秀|수상|표창|우수',
    ),
  },
  {
    id: 'top result',
    patterns: {
      en: createWordPattern(
        '(?:top|best|highest|leading|number[- ]one|record)[- ](?:perform\\p{L}+|ranked|rated|selling|achiev\\p{L}+|producer|results|breaking|setting|in the (?:company|region|country))|record-(?:breaking|setting)|(?:first|second|third|1st|2nd|3rd)[- ](?:place|prize|best|largest)|best in class|outperformed|market[- ]leading|world[- ]class|industry[- ]leading|exceeded (?:all )?(?:targets|quota|goals)',
      ),
      es: createWordPattern(
        '(?:el|la|los|las) mejor(?:es)? (?:\\p{L}+ )?(?:de|del)|número uno|récord\\p{L}*|líder (?:del|en el) (?:mercado|sector)|superé (?:todos )?los objetivos',
      ),
      fr: createWordPattern(
        "(?:meilleure?s?) (?:\\p{L}+ )?(?:d[ue]|de la|de l['’])|numéro un|record\\p{L}*|leader (?:du|de son) (?:marché|secteur)|dépass\\p{L}+ (?:tous )?les objectifs",
      ),
      de: createWordPattern(
        'best(?:e|er|es|en) (?:\\p{L}+ )?(?:de[rs]|im|in|aller)|spitzenreiter\\p{L}*|rekord\\p{L}*|marktführend\\p{L}*|alle ziele übertroffen|(?:ziele|vorgaben) (?:deutlich |stets )?übertroffen',
      ),
      ja: createEastAsianPattern(
        'トップ(?:の|クラス|セールス|成績)|最優秀|過去最高|業界(?:最大|トップ|初)|全国[一1]位|社内[一1]位|日本一|目標を(?:大幅に)?超(?:え|過)|最年少',
      ),
      ko: createEastAsianPattern(
        '최고(?:의)? ?(?:실적|성과|기록|매출)|사상 최대|업계 (?:최초|최고|1위)|전국 1위|최연소|목표를 초과|신기록',
      ),
    },
    evidence: createEvidencePattern(
      'top|best|highest|record|number one|exceed\\p{L}*|outperform\\p{L}*|mejor(?:es)?|récord|super(?:é|ó|ar)|meilleure?s?|record|dépass\\p{L}+|beste[nrs]?|rekord\\p{L}*|übertroffen',
      'トップ|最優秀|最高|[一1]位|超え|超過|최고|최대|1위|초과|최초',
    ),
  },
  {
    id: 'reach',
    patterns: {
      en: createWordPattern(
        '(?:company|enterprise|organi[sz]ation|nation|country|state|world|hospital|group|industry|firm|district)[- ]?wide|global(?:ly)?|international(?:ly)?|multinational|across (?:the (?:country|globe|world|nation|entire \\p{L}+)|\\p{L}+ continents|all (?:\\p{L}+ )?(?:sites|departments|regions|countries|locations|branches|offices|stores|business))|throughout the (?:company|country|organi[sz]ation|hospital|group)|Fortune(?: \\d+)?|fortune-\\d+|blue-chip|unicorn',
      ),
      es: createWordPattern(
        '(?:a nivel|en todo el|ámbito) (?:nacional|mundial|internacional|global|país|mundo|grupo)|internacional\\p{L}*|mundial(?:mente)?|global(?:mente)?|multinacional\\p{L}*|en toda la (?:empresa|organización|compañía)|de toda la (?:empresa|organización|compañía)',
      ),
      fr: createWordPattern(
        "(?:à l['’]échelle|au niveau|au plan) (?:nationale?|mondiale?|internationale?|du groupe|de l['’]entreprise|du pays)|internationa(?:l|le|ux|les)|mondia(?:l|le|ux)|multinationale\\p{L}*|dans (?:tout le|toute la|toute l['’]) ?(?:pays|groupe|entreprise|france)|CAC 40",
      ),
      de: createWordPattern(
        '(?:bundes|landes|welt|europa|konzern|unternehmens|deutschland|klinik|haus)weit\\p{L}*|international\\p{L}*|global\\p{L}*|multinational\\p{L}*|DAX-\\p{L}+|(?:im|in der) gesamten? (?:konzern|unternehmen|land|klinik|haus)',
      ),
      ja: createEastAsianPattern(
        '全国|世界(?:中|的|規模|各国)|グローバル|海外|国際|全社|全店|全院|全支店|一部上場|上場企業',
      ),
      ko: createEastAsianPattern('전국|전 ?세계|글로벌|해외|국제|전사|전 지점|다국적|대기업|상장사'),
    },
    evidence: createEvidencePattern(
      '\\p{L}+[- ]?wide|global\\p{L}*|internationa\\p{L}*|multinational\\p{L}*|internacional\\p{L}*|across|throughout|national\\p{L}*|nationaux|mundial\\p{L}*|nacional\\p{L}*|mondia\\p{L}*|échelle|(?:bundes|welt|landes|europa|konzern|unternehmens)weit\\p{L}*',
      '全国|世界|グローバル|海外|国際|全社|国内|전국|세계|글로벌|해외|국제|전사|국내',
    ),
  },
];
