import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '@shortlist/contracts/platform/languages';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Section {
  id: string;
  paragraphs?: string[];
  items?: string[];
}

const readSections = (language: string, page: string) =>
  JSON.parse(read(`mf-marketing/src/legal/${language}/${page}.json`)) as Section[];
const readLines = (language: string, page: string) =>
  readSections(language, page).flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items]);

/** Each promise has a page, a source file, a pattern for the code and a pattern for the page. */
const promises = [
  ['privacy', 'account/sessions/session-store.ts', /sessionLifetimeDays = (\d+)/, /Without an account: (\d+) days/],
  [
    'privacy',
    'account/sessions/session-store.ts',
    /cookieLifetimeDays = (\d+)/,
    /stay for (\d+) days after it was last used/,
  ],
  ['privacy', 'account/sessions/session-store.ts', /cookieLifetimeDays = (\d+)/, /may keep it for up to (\d+) days/],
  [
    'terms',
    'account/sessions/session-store.ts',
    /cookieLifetimeDays = (\d+)/,
    /kept for (\d+) days after its last use/,
  ],
  [
    'privacy',
    'account/privacy/data-retention.service.ts',
    /recordRetentionYears = (\d+)/,
    /deletes them (\d+) years after they were answered/,
  ],
  [
    'privacy',
    'account/privacy/data-retention.service.ts',
    /recordRetentionYears = (\d+)/,
    /older than (\d+) years is deleted/,
  ],
  [
    'privacy',
    'account/privacy/data-retention.service.ts',
    /recordRetentionYears = (\d+)/,
    /deletes them after (\d+) years/,
  ],
  ['privacy', 'builder/versioned-documents/trash.service.ts', /trashRetentionDays = (\d+)/, /Bin: (\d+) days/],
  [
    'privacy',
    'builder/versions/resume-versions.service.ts',
    /maxAutomaticVersions = (\d+)/,
    /last (\d+) kept automatically/,
  ],
  [
    'privacy',
    'builder/cover-letters/save-cover-letter-version.ts',
    /maxVersions = (\d+)/,
    /the last (\d+) of a letter/,
  ],
  [
    'privacy',
    'builder/cover-letters/cover-letter-generation.service.ts',
    /interval '(\d+) hours'/,
    /deleted after (\d+) hours by a job/,
  ],
  ['privacy', 'platform/idempotency/idempotency.service.ts', /interval '(\d+) hours'/, /twice, after (\d+) hours/],
  ['privacy', 'support/chat/chat.service.ts', /const maxTurns = (\d+)/, /the last (\d+) messages/],
  ['privacy', 'support/chat/chat.service.ts', /const historyTurns = (\d+)/, /up to (\d+) earlier messages/],
  ['privacy', 'platform/mail/outbox.service.ts', /interval '(\d+) days'/, /deleted (\d+) days after it was ordered/],
  [
    'privacy',
    'marketing/newsletter.service.ts',
    /interval '(\d+) days'/,
    /nobody confirms is deleted after (\d+) days/,
  ],
  [
    'privacy',
    'payments/webhook/payment-reconciliation.service.ts',
    /created_at < now\(\) - interval '(\d+) days'/,
    /nobody paid: deleted after (\d+) days/,
  ],
  [
    'privacy',
    'payments/webhook/payment-reconciliation.service.ts',
    /received_at < now\(\) - interval '(\d+) days'/,
    /numbers are deleted after (\d+) days/,
  ],
  ['terms', 'payments/refunds/refund-policy.ts', /refundWindowDays = (\d+)/, /Within (\d+) days of the payment/],
  [
    'terms',
    'payments/payment-claims.service.ts',
    /linkLifetimeSeconds = (\d+) \* secondsInDay/,
    /into an account for up to (\d+) days/,
  ],
] as const;

function readLabels(language: string): Map<string, string> {
  const labels = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') labels.set(path, value);
    else for (const [key, child] of Object.entries(value as object)) walk(child, `${path}.${key}`);
  };
  const folders = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  for (const folder of [...folders.map((name) => `${name}/src/locales`), 'shell/src/account/locales']) {
    walk(JSON.parse(read(`${folder}/${language}.json`)), folder);
  }
  return labels;
}

const nonLabelQuotes = [
  ...[
    'We',
    'Shortlist',
    'Firefox on Windows',
    '?',
    'For life',
    '__Host-shortlist.sid',
    '__Host-shortlist.device',
    'shortlist.session',
    'user',
    'guest',
  ],
  ...['forget-visitors', 'empty-bins', 'forget-records'],
];

describe('legal texts', () => {
  it.each(promises)('%s states the number that %s defines (%s)', (page, file, codePattern, textPattern) => {
    const [, codeNumber] = codePattern.exec(read(`backend/src/${file}`)) ?? [];
    const [, textNumber] = textPattern.exec(readLines('en', page).join('\n')) ?? [];
    expect(codeNumber).toMatch(/^\d+$/);
    expect(textNumber).toBe(codeNumber);
  });

  it('name only cron jobs that exist', () => {
    const jobs = [
      ...new Set(
        [
          ...readLines('en', 'privacy')
            .join('\n')
            .matchAll(/“((?:forget|empty)-\w+)”/g),
        ].map(([, job]) => job!),
      ),
    ];
    expect(jobs).toHaveLength(3);
    const services =
      read('backend/src/account/privacy/data-retention.service.ts') +
      read('backend/src/builder/versioned-documents/trash.service.ts');
    for (const job of jobs) expect(services).toContain(`@Job({ name: '${job}'`);
  });

  it.each(languages.map(({ code }) => code))('use the same button names as the screens in %s', (language) => {
    const [englishLabels, labels] = [readLabels('en'), readLabels(language)];
    for (const page of ['privacy', 'terms']) {
      const lines = readLines(language, page);
      const wrongQuotes = readLines('en', page).flatMap((line, index) =>
        [...line.matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) => {
          if (nonLabelQuotes.includes(quoted)) return [];
          const keys = [...englishLabels].filter(([, label]) => label === quoted).map(([key]) => key);
          return keys.some((key) => lines[index]!.includes(labels.get(key) ?? '\0')) ? [] : [`${page}: ${quoted}`];
        }),
      );
      expect(wrongQuotes).toEqual([]);
    }
  });
});
