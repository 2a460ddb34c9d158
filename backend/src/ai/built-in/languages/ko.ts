import type { WriterLanguage } from './language';

/** The code of the last consonant of a word: 0 for none; undefined when it does not end in a Hangul syllable. */
function lastConsonant(word: string): number | undefined {
  const code = (/\p{sc=Hangul}(?=[)\]」』"'’”]*$)/u.exec(word)?.[0].codePointAt(0) ?? 0) - 0xac00;
  return code >= 0 && code < 11_172 ? code % 28 : undefined;
}

/** Latin words and abbreviations that end in the sound of a vowel take the form after a vowel; most others the other one. */
const endsInVowelSound = (word: string) =>
  /[aeiouy]$|[bcdfgjkpqstvxz]$|[2459]$/iu.test(word.replace(/[)\]」』"'’”]+$/u, ''));

/** The particle after a word: `particle('간호사', '과', '와')` is "와". */
export function particle(word: string, afterConsonant: string, afterVowel: string): string {
  const consonant = lastConsonant(word);
  const closed = consonant === undefined ? !endsInVowelSound(word) : consonant > 0;
  // 로 stands after ㄹ too.
  if (afterVowel === '로' && consonant === 8) return afterVowel;
  return closed ? afterConsonant : afterVowel;
}

export const ko: WriterLanguage = {
  titles: {
    ranks: {
      junior: /신입|주니어|인턴|수습|견습|실습생|초급|junior|trainee|intern(?!\p{L})/u,
      senior: /시니어|선임|수석|책임|주임|대리|senior|principal/u,
      lead: /팀장|파트장|부장|차장|과장|실장|본부장|센터장|점장|소장|반장|공장장|지점장|국장|리더|총괄|(?<!\p{L})장$|lead(?! generation)|head|chief/u,
    },
    ranked: { junior: '주니어 {title}', senior: '시니어 {title}', lead: '{title}(팀장)' },
    small: new Set(['및', '겸', 'of', 'the', 'and']),
    capitals: 'none',
    fold: (word) => word,
  },
  join: (items) => {
    const [head = '', ...rest] = [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean);
    return rest.length > 0 ? `${head}${particle(head, '과', '와')} ${rest.join()}` : head;
  },
  rank: {
    junior: {
      summary: '모르는 점은 일찍 확인하고 피드백을 다음 업무에 반영합니다.',
      bullet: '마친 업무에 대한 피드백을 요청하고 다음 업무에 반영하여 개선',
    },
    senior: {
      summary: '아는 것을 동료와 나누고 후배의 적응을 돕습니다.',
      bullet: '후배 [숫자]명의 실무 적응을 돕고 정기적으로 피드백을 제공',
    },
    lead: {
      summary: '우선순위를 분명히 하고 결정의 이유를 팀과 공유합니다.',
      bullet: '팀원 [숫자]명의 업무 우선순위를 정하고 결과를 정기적으로 점검',
    },
  },
  positions: [
    (title) => `${title} 직무에 지원합니다.`,
    (title) => `${title} 채용 공고를 보고 지원합니다.`,
    (title) => `이번 ${title} 채용에 지원하게 되었습니다.`,
    (title) => `${title}${particle(title, '으로', '로')} 함께 일하고자 지원서를 드립니다.`,
  ],
  closings: [
    (strengths, company) =>
      `지금까지의 경험과 ${strengths}에 대한 지식을 ${company}에서 활용하고 싶습니다. 면접에서 자세히 말씀드릴 기회를 주시면 감사하겠습니다.`,
    (strengths, company) =>
      `${strengths}에 대한 경험이 ${company}에 도움이 될 것이라고 생각합니다. 직무에 필요한 부분에 대해 이야기 나눌 기회를 기다리겠습니다.`,
    (strengths, company) =>
      `${company}에서 이 경험을 바탕으로 ${strengths}에 관한 역량을 이어 가고 싶습니다. 검토해 주셔서 감사합니다.`,
    (strengths, company) =>
      `${strengths}에 관한 지식을 ${company} 업무에 보태고 싶습니다. 긴 글을 읽어 주셔서 감사드리며, 직접 뵙고 말씀드릴 수 있기를 바랍니다.`,
  ],
  letter: {
    salutation: (name) => `${name}님께`,
    positions: [
      (title, company) => `${company}의 ${title} 직무에 지원합니다.`,
      (title, company) => `${company}의 ${title} 채용 공고를 보고 지원합니다.`,
      (title, company) => `이번 ${company}의 ${title} 채용에 지원하게 되었습니다.`,
    ],
    matches: [
      (skills) => `공고에서 찾으시는 내용 가운데 ${skills}${particle(skills, '이', '가')} 제 경력에 들어 있습니다.`,
      (skills) => `요구하시는 내용 중 ${skills}${particle(skills, '을', '를')} 갖추고 있습니다.`,
    ],
    reason: (company, reason) => `${company}에 지원하는 이유는 ${reason}입니다.`,
    closing: (company) =>
      `지금까지의 경험을 ${company}에서 활용하고 싶습니다. 면접에서 자세히 말씀드릴 기회를 주시면 감사하겠습니다.`,
  },
  summary: {
    opening: (title, employers) => (employers ? `${employers}에서 경험을 쌓은 ${title}입니다.` : `${title}입니다.`),
    skills: (skills) => `주요 업무 역량은 ${skills.join(', ')}입니다.`,
    latest: (employer, bullet) => `최근 ${employer}에서 맡은 일은 '${bullet}'입니다.`,
  },
};
