import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { languages } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/platform/prices';
import type { DataSource } from 'typeorm';
import { dayInMs, type Dice, insert } from './made-up';
import { messages } from './words';

export interface Person {
  owner: string;
  id: string;
  name: string;
  since: Date;
}

export const operator = { email: 'operator@example.com', password: 'only for looking' };

const firstNames = 'Ada Ben Chiara Daan Elif Farid Greta Hugo Ines Jun Kenji Lena Minji Noor Olga Pilar'.split(' ');

export async function addPeople(database: DataSource, dice: Dice, now: Date, count: number): Promise<Person[]> {
  const secret = await hash(randomBytes(16));
  const people = Array.from({ length: count }, (_, index): Person => {
    const age = 365 * (1 - Math.sqrt((index + 1) / count)) + 0.2;
    return {
      owner: randomUUID(),
      id: randomUUID(),
      name: index === 0 ? 'operator' : `${dice.of(firstNames)}-${index}`,
      since: new Date(now.getTime() - age * dayInMs),
    };
  });
  await insert(
    database,
    'owners',
    people.map(({ owner, since }) => ({
      id: owner,
      used: dice.whole(0, 3),
      created_at: since,
      uses_day: 0,
      day_uses: 0,
    })),
  );
  const known = await hash(operator.password);
  await insert(
    database,
    'users',
    people.map(({ id, owner, name, since }, index) => {
      const email = index === 0 ? operator.email : `${name.toLowerCase()}@example.com`;
      return {
        id,
        username: name,
        username_key: name.toLowerCase(),
        email,
        email_key: email,
        password_hash: index === 0 ? known : secret,
        verified_at: since,
        is_admin: index === 0,
        owner_id: owner,
        created_at: since,
      };
    }),
  );
  return people;
}

export async function addPayments(database: DataSource, dice: Dice, now: Date, people: Person[]): Promise<Person[]> {
  const payers = people.filter((_, index) => index > 0 && dice.chance(0.11));
  const rows = payers.map(({ owner, name, since }) => {
    const { code } = dice.of(languages);
    const { currency, amount } = prices[code];
    const paid = new Date(Math.min(since.getTime() + dice.next() * 20 * dayInMs, now.getTime() - 3_600_000));
    return {
      id: randomUUID(),
      owner_id: owner,
      receipt: `SL-${paid.getUTCFullYear()}-${randomBytes(3).toString('hex').toUpperCase()}`,
      currency,
      amount,
      refunded_amount: dice.chance(0.06) ? amount : 0,
      refund_told: 0,
      dispute_lost: dice.chance(0.01),
      email: `${name.toLowerCase()}@example.com`,
      language: code,
      paid_at: paid,
      created_at: paid,
    };
  });
  await insert(database, 'payments', rows);
  const admin = people[0];
  await insert(
    database,
    'audit_entries',
    rows
      .filter(({ refunded_amount: refunded }) => refunded > 0)
      .map(({ receipt, currency, amount, paid_at: paid }) => ({
        id: randomUUID(),
        at: new Date(Math.min(paid.getTime() + 6 * dayInMs, now.getTime())),
        user_id: admin?.id ?? null,
        action: 'refund',
        details: { receipt, currency, amount },
      })),
  );
  const refunded = new Set(rows.filter((row) => row.refunded_amount > 0).map((row) => row.owner_id));
  return payers.filter(({ owner }) => !refunded.has(owner));
}

export async function addMessages(
  database: DataSource,
  dice: Dice,
  now: Date,
  { people, payers }: { people: Person[]; payers: Person[] },
): Promise<void> {
  const paying = new Set(payers.map(({ owner }) => owner));
  const rows = Array.from({ length: 160 }, () => {
    const person = dice.of(people);
    const { language, subject, message, kind } = dice.of(messages);
    const age = dice.next() ** 2 * 330;
    const at = new Date(Math.max(now.getTime() - age * dayInMs, person.since.getTime()));
    const status = at.getTime() < now.getTime() - 4 * dayInMs || dice.chance(0.4) ? 'answered' : 'open';
    const isAnswered = status === 'answered';
    return {
      id: randomUUID(),
      owner_id: person.owner,
      kind,
      origin: kind === 'escalation' ? dice.of(['help', 'chat']) : null,
      reference: `SL-${randomBytes(4).toString('hex').toUpperCase()}`,
      name: person.name,
      email: `${person.name.toLowerCase()}@example.com`,
      subject,
      message,
      language,
      priority: paying.has(person.owner),
      status,
      answer: isAnswered ? 'Thank you for writing. This is done; please tell us if anything is left.' : null,
      answered_at: isAnswered ? new Date(at.getTime() + dice.whole(1, 30) * 3_600_000) : null,
      answered_by: isAnswered ? 'operator' : null,
      created_at: at,
    };
  });
  await insert(database, 'contact_messages', rows);
}
