import { randomUUID } from 'node:crypto';
import { UserEntity } from '../../src/account/users/user.entity';
import { stripeEvents, grantPremium, postWebhook } from '../harness/stripe-payments';
import { nurseResumeForm, createNurseResume } from '../harness/nurse-resume';
import { promoteToAdministrator, buildRegistration } from '../harness/accounts';
import { nurseGenerationRequest, contactForm } from '../harness/requests';
import type { TestApp, TestClient } from '../harness/test-app';

/** `A` and `B` have free accounts. A guest has a session but no account. */
export const roles = ['anonymous', 'guest', 'A', 'B', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];
export const hasAccount = (role: Role) => role !== 'anonymous' && role !== 'guest';

export interface Actor {
  app: TestApp;
  role: Role;
  client: TestClient;
  registration: ReturnType<typeof buildRegistration>;
}

export type RouteParams = Record<string, string>;

export class ActorFactory {
  constructor(private readonly app: TestApp) {}

  async create(role: Role): Promise<Actor> {
    const actor = { app: this.app, role, client: this.app.createClient(), registration: buildRegistration() };
    const registeringClient = hasAccount(role) ? actor.client : this.app.createClient();
    const { body } = await registeringClient.post('/api/auth/register').send(actor.registration).expect(201);
    if (role === 'guest') await actor.client.post('/api/resumes/draft').send({}).expect(201);
    const { ownerId } = await this.app.database.manager.findOneByOrFail(UserEntity, { id: body.user.id as string });
    if (role === 'admin') await promoteToAdministrator(this.app, body.user.id as string);
    if (role === 'premium') await grantPremium(this.app, ownerId);
    return actor;
  }
}

const getId = (body: unknown) => (body as { id: string }).id;

export const resourceFactories = {
  resume: async ({ client }) => ({ id: (await createNurseResume(client)).id }),
  trashedResume: async ({ client }) => {
    const { id } = await createNurseResume(client);
    await client.delete(`/api/resumes/${id}`).expect(200);
    return { id };
  },
  variant: async ({ client }) => {
    const { id } = await createNurseResume(client);
    return { id: getId((await client.post(`/api/resumes/${id}/copy`).send({ linked: true }).expect(201)).body) };
  },
  version: async ({ client }) => {
    const { id } = await createNurseResume(client);
    return { id, versionId: getId((await client.post(`/api/resumes/${id}/versions`).send({}).expect(201)).body) };
  },
  coverLetter: async ({ client }) => ({
    id: getId((await client.post('/api/cover-letters').send(coverLetterForm).expect(201)).body),
  }),
  trashedCoverLetter: async ({ client }) => {
    const { body } = await client.post('/api/cover-letters').send(coverLetterForm).expect(201);
    await client.delete(`/api/cover-letters/${getId(body)}`).expect(200);
    return { id: getId(body) };
  },
  resumeWithCoverLetter: async (actor) => {
    const { id } = await createNurseResume(actor.client);
    const { body } = await actor.client
      .post('/api/cover-letters')
      .send({ ...coverLetterForm, resumeId: id })
      .expect(201);
    return { id, letterId: getId(body) };
  },
  generation: async ({ client }) => {
    return { id: getId((await client.post('/api/autonomous-generate').send(nurseGenerationRequest).expect(200)).body) };
  },
  file: async ({ client }) => {
    const { id } = await createNurseResume(client);
    const { body } = await client.post(`/api/resumes/${id}/file`).send({ format: 'text' }).expect(200);
    const [token = '', name = ''] = String(body.url).split('/').slice(-2);
    return { token, name };
  },
  session: async ({ client, registration }) => {
    const listSessions = async () =>
      (await client.get('/api/me/sessions').expect(200)).body as { id: string; current: boolean }[];
    await createNurseResume(client);
    return { id: (await listSessions()).find(({ current }) => current)!.id, email: registration.email };
  },
  chatTurn: async ({ client }) => {
    const marker = randomUUID();
    await client
      .post('/api/chat-support')
      .send({ message: `hello ${marker}` })
      .expect(200);
    return { id: marker };
  },
  ticket: async ({ client }) => {
    const { body } = await client.post('/api/help/ask').send({ question: 'I want to talk to a human' }).expect(200);
    return { reference: (body as { ticket: { reference: string } }).ticket.reference };
  },
  message: async ({ client, app }) => {
    const { body } = await client.post('/api/contact').send(contactForm).expect(201);
    const [row] = await app.database.query<[{ id: string }]>('SELECT id FROM contact_messages WHERE reference = $1', [
      (body as { reference: string }).reference,
    ]);
    return { id: row.id };
  },
  payment: async ({ client, app }) => {
    await createNurseResume(client);
    const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
      'SELECT owner_id FROM resumes ORDER BY created_at DESC LIMIT 1',
    );
    const payment = await grantPremium(app, ownerId);
    await postWebhook(app, stripeEvents.refunded(payment));
    return { id: payment.metadata.payment };
  },
} satisfies Record<string, (actor: Actor) => Promise<RouteParams>>;
export type ResourceKind = keyof typeof resourceFactories;

export const coverLetterForm = { jobTitle: 'Nurse', companyName: 'Acme', content: 'Dear reader, I plan care.' };
export const resumeForm = nurseResumeForm;
