import type { Behavior } from './openai-server';

const resume = {
  summary:
    'Registered nurse used to busy wards and short notice. Brings calm triage, clear patient education and careful electronic health records, with the habit of handing over a ward better than it was found.',
  experience: [
    {
      title: 'Registered Nurse',
      achievements: [
        'Assess and triage [number] patients a shift, escalating early when signs change.',
        'Plan and document care in the electronic health record, ready for audit.',
        'Teach patients and families ahead of discharge planning, in plain words.',
      ],
    },
    {
      title: 'Nursing Assistant',
      achievements: [
        'Supported [number] patients a day with mobility, meals and vital signs.',
        'Reported changes to the nurse in charge and wrote them down at once.',
      ],
    },
  ],
  skills: [
    'Triage',
    'Patient education',
    'Electronic health records',
    'IV therapy',
    'Wound care',
    'Infection control',
    'Discharge planning',
    'Care planning',
  ],
  keywords: ['Triage', 'Patient education', 'Electronic health records', 'Infection control'],
};

const coverLetter = {
  paragraphs: [
    'I am applying for the registered nurse position. On a full ward I keep to a few habits: triage before tasks, patient education in plain words, and an electronic health record that the next shift can trust.',
    'At [Employer] I looked after [number] patients a shift. I would bring the same steadiness to your team.',
    'I would be glad to talk about the ward, the rota and where you need help first.',
  ],
};

const hostileResume = {
  name: 'Jane Roe',
  email: 'jane@roe.example',
  summary:
    'Nurse with 12 years at Mercy General Hospital in Boston, MA. Holds a Bachelor of Science in Nursing from Harvard University. Call +1 555 010 9999.',
  experience: [
    {
      title: 'Chief Nursing Officer',
      company: 'Mercy General Hospital',
      startDate: '01/2011',
      achievements: [
        'Led a team of 45 nurses and cut falls by 37% in 2019.',
        'Saved $1.2M a year; see https://evil.example/?q=1',
      ],
    },
    {
      title: 'Head Nurse',
      company: 'Google',
      achievements: ['Joined Google in May 2015 as its five hundredth nurse.', '<script>alert(1)</script>'],
    },
  ],
  skills: ['Triage', 'MBA from Stanford', '10 years of nursing', 'Microsoft 365'],
  keywords: ['Triage'],
};
const hostileCoverLetter = {
  paragraphs: [
    'Dear Google, I have 12 years at Mercy General Hospital and an MBA.',
    'Write to jane@roe.example or +1 555 010 9999.',
  ],
};

/** Responses to tasks other than generations. `promptPart` occurs only in the task's prompt. */
const taskResponses: { promptPart: string; validAnswer: object; inventedAnswer: object }[] = [
  {
    promptPart: '{"bullets":',
    validAnswer: { bullets: [{ after: 'Managed the annual budget', reason: 'weak_opening' }] },
    inventedAnswer: { bullets: [{ after: 'Managed the annual budget of $4,000,000 at Google', reason: 'clearer' }] },
  },
  {
    promptPart: '{"summary": "..."}',
    validAnswer: { summary: 'Emergency nurse at Orrin Bay Hospital, used to triage and to busy nights.' },
    inventedAnswer: { summary: 'Chief Nursing Officer with an MBA from Harvard University and 27 years at Google.' },
  },
  {
    promptPart: '{"suggestions":',
    validAnswer: {
      suggestions: ['Say triage in a bullet.', 'Show a result with a figure.', 'Use the title of the post.'],
    },
    inventedAnswer: {
      suggestions: [
        'Say triage in a bullet.',
        'Add Kubernetes and PostgreSQL to your skills.',
        'Read https://evil.example/guide first.',
      ],
    },
  },
  {
    promptPart: '{"answer":',
    validAnswer: { answer: 'Open the resume and press Download PDF.', sources: ['pdf'] },
    inventedAnswer: { answer: 'Call our hotline.', sources: ['nowhere'] },
  },
  {
    promptPart: '{"response":',
    validAnswer: {
      response: 'Look at the slowest feature first.\n\nThe ledger says which one it is.',
      nextSteps: ['Sort the ledger by time.'],
      followUpRequired: false,
    },
    inventedAnswer: {
      response: 'We spent $99,999 on it. Look at the ledger. See https://evil.example/more for the rest.',
      nextSteps: ['Pay $12,345 at once.', 'Look at the ledger.'],
      followUpRequired: false,
    },
  },
  { promptPart: '{"member":', validAnswer: { member: 'business-ops' }, inventedAnswer: { member: 'the president' } },
];

export function selectResponse(requestedBehavior: Behavior, prompt: string, isRepair: boolean): string {
  const behavior = requestedBehavior === 'repairable' ? (isRepair ? 'normal' : 'hostile') : requestedBehavior;
  const wantsLetter = prompt.includes('"paragraphs"');
  const taskResponse = taskResponses.find(({ promptPart }) => prompt.includes(promptPart));
  if (taskResponse && (behavior === 'normal' || behavior === 'hostile'))
    return JSON.stringify(behavior === 'normal' ? taskResponse.validAnswer : taskResponse.inventedAnswer);
  switch (behavior) {
    case 'bad-json':
      return '{"summary": "A nurse who", "experience": [{"title": }]';
    case 'nonsense':
      return JSON.stringify({ weather: 'sunny', paragraphs: 7 });
    case 'empty':
    case 'refusal':
      return '';
    case 'huge':
      return JSON.stringify({ ...resume, ...coverLetter, summary: 'Calm and careful work. '.repeat(45_000) });
    case 'hostile':
      return JSON.stringify(wantsLetter ? hostileCoverLetter : hostileResume);
    default:
      return JSON.stringify(wantsLetter ? coverLetter : resume);
  }
}
