import { randomUUID } from 'node:crypto';
import { Config } from '@shortlist/backend/platform/config/config';
import { loadEnvFile } from '@shortlist/backend/platform/config/env-file';
import { openDataSource } from '@shortlist/backend/platform/database/open-data-source';
import { StartError } from '@shortlist/backend/platform/start-error';
import type { DataSource } from 'typeorm';
import { addLedger } from './ledger';
import { dayInMs, Dice, insert } from './made-up';
import { addMessages, addPayments, addPeople, operator, type Person } from './people';
import { tasks } from './words';

const accounts = 900;

async function addActivity(database: DataSource, dice: Dice, now: Date, admin: Person): Promise<void> {
  const rows = Array.from({ length: 700 }, () => {
    const { staff, task, response } = dice.of(tasks);
    const at = new Date(now.getTime() - dice.next() ** 1.5 * 364 * dayInMs);
    const follows = dice.chance(0.2);
    const isOpen = at.getTime() > now.getTime() - 6 * dayInMs && dice.chance(0.7);
    return {
      id: randomUUID(),
      staff_id: staff,
      task,
      response,
      priority: dice.weighted([
        ['low', 3],
        ['medium', 5],
        ['high', 2],
      ] as const),
      completed_at: at,
      follow_up_required: follows,
      user_id: admin.id,
      assignee_id: follows && dice.chance(0.6) ? admin.id : null,
      resolved_at: follows && !isOpen ? new Date(at.getTime() + dice.whole(1, 40) * 3_600_000) : null,
    };
  });
  await insert(database, 'ai_activity_log', rows);
}

async function seed(): Promise<string> {
  loadEnvFile('.env');
  const config = new Config(process.env);
  if (config.production) throw new StartError('Synthetic data must not be written to a production database.');
  const database = await openDataSource(config, { entities: [] });
  try {
    const [{ calls }] = await database.query<[{ calls: string }]>('SELECT count(*) AS calls FROM ai_calls');
    if (Number(calls) > 0) {
      throw new StartError(
        'This database already contains AI calls. Seed an empty one: DATA_DIR=.data-year npm run seed',
      );
    }
    const [dice, now] = [new Dice(7), new Date()];
    const people = await addPeople(database, dice, now, accounts);
    const [admin] = people;
    if (!admin) throw new Error('No accounts exist');
    const payers = await addPayments(database, dice, now, people);
    const count = await addLedger(database, dice, now, people);
    await addMessages(database, dice, now, { people, payers });
    await addActivity(database, dice, now, admin);
    return `${people.length} accounts, ${payers.length} with Premium, ${count} AI calls. Start with the same DATA_DIR and sign in as ${operator.email}, password "${operator.password}".`;
  } finally {
    await database.destroy();
  }
}

seed().then(
  (done) => console.log(done),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  },
);
