import { randomUUID } from 'node:crypto';
import { UserEntity } from '../../src/account/users/user.entity';
import { events, givePremium, tell } from '../harness/payment';
import { nurseForm, saveResume } from '../harness/person';
import type { Browser } from '../harness/resume';
import { makeAdministrator, somebody, type World } from '../harness/world';

/** Callers. `A` and `B` have free accounts; a guest has a session and no account. */
export const roles = ['anonymous', 'visitor', 'A', 'B', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];
export const hasAccount = (role: Role) => role !== 'anonymous' && role !== 'visitor';

export interface Caller {
  world: World;
  role: Role;
  browser: Browser;
  person: ReturnType<typeof somebody>;
}

export type Place = Record<string, string>;

export class Cast {
  constructor(private readonly world: World) {}

  async enter(role: Role): Promise<Caller> {
    const caller = { world: this.world, role, browser: this.world.browser(), person: somebody() };
    const signedIn = hasAccount(role) ? caller.browser : this.world.browser();
    const { body } = await signedIn.post('/api/auth/register').send(caller.person).expect(201);
    if (role === 'visitor') await caller.browser.post('/api/resumes/draft').send({}).expect(201);
    const { ownerId } = await this.world.database.manager.findOneByOrFail(UserEntity, { id: body.user.id as string });
    if (role === 'admin') await makeAdministrator(this.world, body.user.id as string);
    if (role === 'premium') await givePremium(this.world, ownerId);
    return caller;
  }
}

const idOf = (body: unknown) => (body as { id: string }).id;

export const makers = {
  resume: async ({ browser }) => ({ id: (await saveResume(browser)).id }),
  resumeInBin: async ({ browser }) => {
    const { id } = await saveResume(browser);
    await browser.delete(`/api/resumes/${id}`).expect(200);
    return { id };
  },
  variant: async ({ browser }) => {
    const { id } = await saveResume(browser);
    return { id: idOf((await browser.post(`/api/resumes/${id}/copy`).send({ linked: true }).expect(201)).body) };
  },
  version: async ({ browser }) => {
    const { id } = await saveResume(browser);
    return { id, versionId: idOf((await browser.post(`/api/resumes/${id}/versions`).send({}).expect(201)).body) };
  },
  letter: async ({ browser }) => ({
    id: idOf((await browser.post('/api/cover-letters').send(letterForm).expect(201)).body),
  }),
  letterInBin: async ({ browser }) => {
    const { body } = await browser.post('/api/cover-letters').send(letterForm).expect(201);
    await browser.delete(`/api/cover-letters/${idOf(body)}`).expect(200);
    return { id: idOf(body) };
  },
  resumeAndLetter: async (caller) => {
    const { id } = await saveResume(caller.browser);
    const { body } = await caller.browser
      .post('/api/cover-letters')
      .send({ ...letterForm, resumeId: id })
      .expect(201);
    return { id, letterId: idOf(body) };
  },
  generation: async ({ browser }) => {
    const order = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
    return { id: idOf((await browser.post('/api/autonomous-generate').send(order).expect(200)).body) };
  },
  file: async ({ browser }) => {
    const { id } = await saveResume(browser);
    const { body } = await browser.post(`/api/resumes/${id}/file`).send({ format: 'text' }).expect(200);
    const [token = '', name = ''] = String(body.url).split('/').slice(-2);
    return { token, name };
  },
  session: async ({ browser, person }) => {
    const sessions = async () =>
      (await browser.get('/api/me/sessions').expect(200)).body as { id: string; current: boolean }[];
    await saveResume(browser);
    return { id: (await sessions()).find(({ current }) => current)!.id, email: person.email };
  },
  chatTurn: async ({ browser }) => {
    const said = randomUUID();
    await browser
      .post('/api/chat-support')
      .send({ message: `hello ${said}` })
      .expect(200);
    return { id: said };
  },
  ticket: async ({ browser }) => {
    const { body } = await browser.post('/api/help/ask').send({ question: 'I want to talk to a human' }).expect(200);
    return { reference: (body as { ticket: { reference: string } }).ticket.reference };
  },
  message: async ({ browser, world }) => {
    const form = { name: 'A', email: 'a@example.com', subject: 's', message: 'm' };
    const { body } = await browser.post('/api/contact').send(form).expect(201);
    const [row] = await world.database.query<[{ id: string }]>('SELECT id FROM contact_messages WHERE reference = $1', [
      (body as { reference: string }).reference,
    ]);
    return { id: row.id };
  },
  payment: async ({ browser, world }) => {
    await saveResume(browser);
    const [{ owner_id: ownerId }] = await world.database.query<[{ owner_id: string }]>(
      'SELECT owner_id FROM resumes ORDER BY created_at DESC LIMIT 1',
    );
    const sale = await givePremium(world, ownerId);
    await tell(world, events.refunded(sale));
    return { id: sale.label.payment };
  },
} satisfies Record<string, (caller: Caller) => Promise<Place>>;
export type Thing = keyof typeof makers;

export const letterForm = { jobTitle: 'Nurse', companyName: 'Acme', content: 'Dear reader, I plan care.' };
export const resumeForm = nurseForm;
