import { randomUUID } from 'node:crypto';
import { Config } from '@shortlist/backend/platform/config/config';
import { loadEnvFile } from '@shortlist/backend/platform/config/env-file';
import { openDataSource } from '@shortlist/backend/platform/database/open-data-source';
import { OperatorError } from '@shortlist/backend/platform/operator-error';
import type { DataSource } from 'typeorm';
import { seedAiCalls } from './ai-calls';
import { dayInMs, SeededRandom, insertRows } from './seed-helpers';
import { seedContactMessages, seedPayments, seedAccounts, adminCredentials, type SeedAccount } from './accounts';
import { sampleStaffTasks } from './sample-texts';

const accountCount = 900;

async function seedActivityLog(database: DataSource, dice: SeededRandom, now: Date, admin: SeedAccount): Promise<void> {
  const rows = Array.from({ length: 700 }, () => {
    const { staff, task, response } = dice.pick(sampleStaffTasks);
    const at = new Date(now.getTime() - dice.next() ** 1.5 * 364 * dayInMs);
    const follows = dice.chance(0.2);
    const isOpen = at.getTime() > now.getTime() - 6 * dayInMs && dice.chance(0.7);
    return {
      id: randomUUID(),
      staff_id: staff,
      task,
      response,
      priority: dice.pickWeighted([
        ['low', 3],
        ['medium', 5],
        ['high', 2],
      ] as const),
      completed_at: at,
      follow_up_required: follows,
      user_id: admin.id,
      assignee_id: follows && dice.chance(0.6) ? admin.id : null,
      resolved_at: follows && !isOpen ? new Date(at.getTime() + dice.integer(1, 40) * 3_600_000) : null,
    };
  });
  await insertRows(database, 'ai_activity_log', rows);
}

async function seed(): Promise<string> {
  loadEnvFile('.env');
  const config = new Config(process.env);
  if (config.isProduction) throw new OperatorError('Synthetic data must not be written to a production database.');
  const database = await openDataSource(config, { entities: [] });
  try {
    const [{ calls }] = await database.query<[{ calls: string }]>('SELECT count(*) AS calls FROM ai_calls');
    if (Number(calls) > 0) {
      throw new OperatorError(
        'This database already contains AI calls. Seed an empty one: DATA_DIR=.data-year npm run seed',
      );
    }
    const [dice, now] = [new SeededRandom(7), new Date()];
    const people = await seedAccounts(database, dice, now, accountCount);
    const [admin] = people;
    if (!admin) throw new Error('No accounts exist');
    const payers = await seedPayments(database, dice, now, people);
    const count = await seedAiCalls(database, dice, now, people);
    await seedContactMessages(database, dice, now, { people, payers });
    await seedActivityLog(database, dice, now, admin);
    return `${people.length} accounts, ${payers.length} with Premium, ${count} AI calls. Start with the same DATA_DIR and sign in as ${adminCredentials.email}, password "${adminCredentials.password}".`;
  } finally {
    await database.destroy();
  }
}

seed().then(
  (done) => console.log(done),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  },
);
