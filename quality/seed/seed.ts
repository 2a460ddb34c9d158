import { randomUUID } from 'node:crypto';
import { Config, loadEnvFile } from '@shortlist/backend/platform/config/config';
import { openDataSource } from '@shortlist/backend/platform/database/open-data-source';
import { OperatorError } from '@shortlist/backend/platform/operator-error';
import type { DataSource } from 'typeorm';
import { seedAiCalls } from './ai-calls';
import { SeededRandom } from '@shortlist/testing/seeded-random';
import { dayInMs, insertRows } from './seed-helpers';
import { seedContactMessages, seedPayments, seedAccounts, adminCredentials, type SeedAccount } from './accounts';
import { sampleStaffTasks } from './sample-texts';

const accountCount = 900;

async function seedActivityLog(
  database: DataSource,
  random: SeededRandom,
  now: Date,
  admin: SeedAccount,
): Promise<void> {
  const rows = Array.from({ length: 700 }, () => {
    const { staff, task, response } = random.pick(sampleStaffTasks);
    const completedAt = new Date(now.getTime() - random.next() ** 1.5 * 364 * dayInMs);
    const needsFollowUp = random.chance(0.2);
    const isOpen = completedAt.getTime() > now.getTime() - 6 * dayInMs && random.chance(0.7);
    return {
      id: randomUUID(),
      staff_id: staff,
      task,
      response,
      priority: random.pickWeighted([
        ['low', 3],
        ['medium', 5],
        ['high', 2],
      ] as const),
      completed_at: completedAt,
      follow_up_required: needsFollowUp,
      user_id: admin.id,
      assignee_id: needsFollowUp && random.chance(0.6) ? admin.id : null,
      resolved_at:
        needsFollowUp && !isOpen ? new Date(completedAt.getTime() + random.integer(1, 40) * 3_600_000) : null,
    };
  });
  await insertRows(database, 'ai_activity_log', rows);
}

async function seed(): Promise<string> {
  loadEnvFile('.env');
  const config = new Config(process.env);
  if (config.isProduction)
    throw new OperatorError('NODE_ENV is production. Synthetic data is not written to a production database.');
  const database = await openDataSource(config, { entities: [] });
  try {
    const [{ calls }] = await database.query<[{ calls: string }]>('SELECT count(*) AS calls FROM ai_calls');
    if (Number(calls) > 0) {
      throw new OperatorError(
        'This database already contains AI calls. Seed an empty one: DATA_DIR=.data-year npm run seed',
      );
    }
    const [random, now] = [new SeededRandom(7), new Date()];
    const people = await seedAccounts(database, random, now, accountCount);
    const [admin] = people;
    if (!admin) throw new Error('No accounts exist');
    const payers = await seedPayments(database, random, now, people);
    const count = await seedAiCalls(database, random, now, people);
    await seedContactMessages(database, random, now, { people, payers });
    await seedActivityLog(database, random, now, admin);
    return `${people.length} accounts, ${payers.length} with Premium, ${count} AI calls. Start with the same DATA_DIR and sign in as ${adminCredentials.email}, password "${adminCredentials.password}".`;
  } finally {
    await database.destroy();
  }
}

seed().then(
  (summary) => console.log(summary),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  },
);
