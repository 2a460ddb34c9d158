/** Job boards from which people copy postings. */
const jobBoards =
  /^(?:linkedin|indeed|glassdoor|stepstone|monster|xing|infojobs|computrabajo|jobteaser|apec|hellowork|france travail|pôle emploi|welcome to the jungle|village de la justice|infoempleo|ziprecruiter|craigslist|reed|totaljobs|seek|kleinanzeigen|interamt|(?:bundes)?agentur für arbeit|リクナビ\p{L}*|マイナビ\p{L}*|doda|ハローワーク\p{L}*|jrec-in|エン転職|wantedly|잡코리아|사람인|원티드|인크루트|고용24|워크넷)(?: portal)?(?:$|\s[-–|·])/iu;

/** Controls of their pages in the six languages. */
const controls =
  /^(?:skip to (?:main )?content|home|jobs|search|find jobs?\s.+|messaging|notifications|my network|sign in|log ?in|(?:easy )?apply(?: now)?|save|share|buscar(?: ofertas?(?:\s.+)?)?|iniciar sesión|inscribirme(?: en esta oferta)?|postular(?:me|se)?|guardar|compartir|accueil|trouver (?:un job|un emploi)(?:\s.+)?|postuler|sauvegarder|partager|se connecter|jobs finden(?:\s.+)?|einloggen|anmelden|teilen|merken|(?:jetzt )?(?:online )?bewerben|気になる(?:\s応募する)?|応募する|ログイン|求人検索(?:\s.+)?|로그인|지원하기|입사지원|북마크|공유|스크랩)$/iu;

/** "Home > Jobs > Design", and headers of forwarded emails. */
const breadcrumbsOrHeaders =
  /\s[>›»]\s|^(?:from|sent|to|cc|date|subject|de|à|objet|von|an|gesendet|betreff|anlage|asunto|para|enviado|보낸사람|받는사람|제목|差出人|宛先|件名)\s?[:：]/iu;

/** Returns whether a line belongs to the website or mail program from which a posting was copied. */
export const isPageChrome = (line: string): boolean =>
  jobBoards.test(line) || controls.test(line) || breadcrumbsOrHeaders.test(line);
