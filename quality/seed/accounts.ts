import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { languages } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import type { DataSource } from 'typeorm';
import type { SeededRandom } from '@shortlist/testing/seeded-random';
import { dayInMs, insertRows } from './seed-helpers';
import { sampleMessages } from './sample-texts';

export interface SeedAccount {
  ownerId: string;
  id: string;
  name: string;
  createdAt: Date;
}

export const adminCredentials = { email: 'operator@example.com', password: 'only for looking' };

const firstNames = 'Ada Ben Chiara Daan Elif Farid Greta Hugo Ines Jun Kenji Lena Minji Noor Olga Pilar'.split(' ');

export async function seedAccounts(
  database: DataSource,
  random: SeededRandom,
  now: Date,
  count: number,
): Promise<SeedAccount[]> {
  const unknownPasswordHash = await hash(randomBytes(16));
  const people = Array.from({ length: count }, (_, index): SeedAccount => {
    const ageInDays = 365 * (1 - Math.sqrt((index + 1) / count)) + 0.2;
    return {
      ownerId: randomUUID(),
      id: randomUUID(),
      name: index === 0 ? 'operator' : `${random.pick(firstNames)}-${index}`,
      createdAt: new Date(now.getTime() - ageInDays * dayInMs),
    };
  });
  await insertRows(
    database,
    'owners',
    people.map(({ ownerId, createdAt }) => ({
      id: ownerId,
      used: random.integer(0, 3),
      created_at: createdAt,
      uses_day: 0,
      day_uses: 0,
    })),
  );
  const adminPasswordHash = await hash(adminCredentials.password);
  await insertRows(
    database,
    'users',
    people.map(({ id, ownerId, name, createdAt }, index) => {
      const email = index === 0 ? adminCredentials.email : `${name.toLowerCase()}@example.com`;
      return {
        id,
        username: name,
        username_key: name.toLowerCase(),
        email,
        email_key: email,
        password_hash: index === 0 ? adminPasswordHash : unknownPasswordHash,
        verified_at: createdAt,
        is_admin: index === 0,
        owner_id: ownerId,
        created_at: createdAt,
      };
    }),
  );
  return people;
}

export async function seedPayments(
  database: DataSource,
  random: SeededRandom,
  now: Date,
  people: SeedAccount[],
): Promise<SeedAccount[]> {
  const payers = people.filter((_, index) => index > 0 && random.chance(0.11));
  const rows = payers.map(({ ownerId, name, createdAt }) => {
    const { code } = random.pick(languages);
    const { currency, amount } = prices[code];
    const paidAt = new Date(Math.min(createdAt.getTime() + random.next() * 20 * dayInMs, now.getTime() - 3_600_000));
    return {
      id: randomUUID(),
      owner_id: ownerId,
      receipt: `SL-${paidAt.getUTCFullYear()}-${randomBytes(3).toString('hex').toUpperCase()}`,
      currency,
      amount,
      refunded_amount: random.chance(0.06) ? amount : 0,
      refund_told: 0,
      dispute_lost: random.chance(0.01),
      email: `${name.toLowerCase()}@example.com`,
      language: code,
      paid_at: paidAt,
      created_at: paidAt,
    };
  });
  await insertRows(database, 'payments', rows);
  const admin = people[0];
  await insertRows(
    database,
    'audit_entries',
    rows
      .filter(({ refunded_amount: refunded }) => refunded > 0)
      .map(({ receipt, currency, amount, paid_at: paidAt }) => ({
        id: randomUUID(),
        at: new Date(Math.min(paidAt.getTime() + 6 * dayInMs, now.getTime())),
        user_id: admin?.id ?? null,
        action: 'refund',
        details: { receipt, currency, amount },
      })),
  );
  const refundedOwners = new Set(rows.filter((row) => row.refunded_amount > 0).map((row) => row.owner_id));
  return payers.filter(({ ownerId }) => !refundedOwners.has(ownerId));
}

export async function seedContactMessages(
  database: DataSource,
  random: SeededRandom,
  now: Date,
  { people, payers }: { people: SeedAccount[]; payers: SeedAccount[] },
): Promise<void> {
  const payingOwners = new Set(payers.map(({ ownerId }) => ownerId));
  const rows = Array.from({ length: 160 }, () => {
    const person = random.pick(people);
    const { language, subject, message, kind } = random.pick(sampleMessages);
    const ageInDays = random.next() ** 2 * 330;
    const createdAt = new Date(Math.max(now.getTime() - ageInDays * dayInMs, person.createdAt.getTime()));
    const status = createdAt.getTime() < now.getTime() - 4 * dayInMs || random.chance(0.4) ? 'answered' : 'open';
    const isAnswered = status === 'answered';
    return {
      id: randomUUID(),
      owner_id: person.ownerId,
      kind,
      origin: kind === 'escalation' ? random.pick(['help', 'chat']) : null,
      reference: `SL-${randomBytes(4).toString('hex').toUpperCase()}`,
      name: person.name,
      email: `${person.name.toLowerCase()}@example.com`,
      subject,
      message,
      language,
      priority: payingOwners.has(person.ownerId),
      status,
      answer: isAnswered ? 'Thank you for writing. This is done; please tell us if anything is left.' : null,
      answered_at: isAnswered ? new Date(createdAt.getTime() + random.integer(1, 30) * 3_600_000) : null,
      answered_by: isAnswered ? 'operator' : null,
      created_at: createdAt,
    };
  });
  await insertRows(database, 'contact_messages', rows);
}
