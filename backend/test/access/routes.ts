import { somebody } from '../harness/world';
import { type Caller, letterForm, type Place, resumeForm, type Role, type Thing } from './cast';

/**
 * The expected response of every route for every role. A route missing here fails the suite. `expected`: the status,
 * and the error code of a refusal. `expectedByRole`: exceptions by role.
 */
export interface Route {
  answer: string;
  by?: Partial<Record<Role, string>>;
  /** Resource of the route: another owner's or a missing one answers "404 not_found" and changes nothing. */
  thing?: Thing;
  /** Resources that the route lists: the caller's and no others. */
  lists?: Thing;
  /** Resource of the route whose owner does not matter: administrators work on everyone's. */
  about?: Thing;
  body?: (place: Place, caller: Caller) => object;
  /** The call ends or replaces the caller's session. */
  ends?: true;
}

const usersOnly = { anonymous: '401 signed_out', visitor: '401 signed_out' };
const adminsOnly: Route = {
  answer: '403 forbidden',
  by: { ...usersOnly, admin: '200' },
};
const sessionsOnly = { anonymous: '401 signed_out' };
const premiumOnly: Partial<Record<Role, string>> = { premium: '200' };
const premiumTemplate = 'tech-lead';

const open: Route = { answer: '200' };
const aboutResume: Route = { answer: '200', thing: 'resume' };
const aboutLetter: Route = { answer: '200', thing: 'letter' };
const job = { jobDescription: 'We need a nurse who knows triage and wound care.' };

const noPasskey = { id: 'none', rawId: 'none', type: 'public-key', response: { clientDataJSON: 'none' } };

const routes: Record<string, Route | Route[]> = {
  'GET /api/health/live': open,
  'GET /api/health/ready': open,
  'GET /api/config': open,
  'POST /api/log-error': {
    answer: '200',
    body: () => ({ message: 'x', timestamp: 'now', userAgent: 'test', url: '/' }),
  },

  'POST /api/auth/register': { answer: '201', ends: true, body: () => somebody() },
  'POST /api/auth/login': [
    { answer: '200', ends: true, body: (_, { person }) => ({ email: person.email, password: person.password }) },
    { answer: '401 wrong_credentials', body: (_, { person }) => ({ email: person.email, password: 'not this one' }) },
  ],
  'POST /api/auth/second-factor': {
    answer: '400 invalid_input',
    body: () => ({ ticket: 'never given', code: '123456' }),
  },
  'POST /api/auth/passkey/begin': open,
  'POST /api/auth/passkey': {
    answer: '400 invalid_input',
    body: () => ({ token: 'never given', response: noPasskey }),
  },
  'POST /api/auth/logout': { answer: '200', ends: true },
  'POST /api/auth/forgot': { answer: '200', body: () => ({ email: 'nobody@example.com' }) },
  'POST /api/auth/reset': {
    answer: '400 invalid_input',
    body: () => ({ token: 'never mailed', password: 'a good long secret' }),
  },
  'GET /api/auth/me': { answer: '200', by: usersOnly },
  'GET /api/me/allowance': open,
  'POST /api/me/export': { answer: '200', by: sessionsOnly },
  'DELETE /api/me': {
    answer: '200',
    by: sessionsOnly,
    ends: true,
    body: (_, { person }) => ({ password: person.password }),
  },
  'POST /api/me/password': {
    answer: '200',
    by: usersOnly,
    ends: true,
    body: (_, { person }) => ({ currentPassword: person.password, newPassword: 'another good secret' }),
  },
  'GET /api/me/address': { answer: '200', by: usersOnly },
  'PUT /api/me/address': { answer: '200', by: usersOnly, body: (_, { person }) => ({ email: person.email }) },
  'GET /api/me/security-events': { answer: '200', by: usersOnly },
  'GET /api/admin/security-events': adminsOnly,
  'PUT /api/me/name': { answer: '200', by: usersOnly, body: (_, { person }) => ({ username: person.username }) },
  'POST /api/me/confirm': { answer: '200', by: usersOnly, body: (_, { person }) => ({ password: person.password }) },
  'POST /api/me/address/resend': { answer: '200', by: usersOnly },
  'POST /api/me/address/verify': {
    answer: '400 invalid_input',
    by: usersOnly,
    body: () => ({ token: 'never mailed' }),
  },
  'POST /api/me/confirm/passkey': { answer: '200', by: usersOnly },
  'GET /api/me/second-factors': { answer: '200', by: usersOnly },
  'POST /api/me/second-factors/totp/begin': { answer: '200', by: usersOnly },
  'POST /api/me/second-factors/totp': {
    answer: '400 invalid_input',
    by: usersOnly,
    body: () => ({ token: 'never given', code: '123456' }),
  },
  'DELETE /api/me/second-factors/totp': { answer: '404 not_found', by: usersOnly },
  'POST /api/me/second-factors/passkeys/begin': { answer: '200', by: usersOnly },
  'POST /api/me/second-factors/passkeys': {
    answer: '400 invalid_input',
    by: usersOnly,
    body: () => ({ token: 'never given', response: noPasskey }),
  },
  'DELETE /api/me/second-factors/passkeys/:id': { answer: '404 not_found', by: usersOnly },
  'POST /api/me/second-factors/recovery-codes': { answer: '404 not_found', by: usersOnly },
  'GET /api/me/sessions': { answer: '200', lists: 'session' },
  'DELETE /api/me/sessions/:id': { answer: '200', thing: 'session', ends: true },
  'POST /api/me/sessions/revoke-others': { answer: '200', by: sessionsOnly },

  'GET /api/cost-protection/dashboard': adminsOnly,
  'POST /api/cost-protection/reset-emergency': adminsOnly,
  'POST /api/cost-protection/config': { ...adminsOnly, body: () => ({ dailyLimit: '10' }) },
  'GET /api/cost-protection/audit': adminsOnly,
  'GET /api/cost-protection/calls.csv': adminsOnly,
  'POST /api/ai-staff/customer-success': { ...adminsOnly, body: () => ({ inquiry: 'Where is my receipt?' }) },
  'POST /api/ai-staff/:member': {
    ...adminsOnly,
    by: { ...usersOnly, admin: '404 not_found' },
    body: () => ({ task: 'Sum up the day' }),
  },
  'GET /api/ai-reports/activities': adminsOnly,
  'GET /api/ai-reports/follow-ups': adminsOnly,
  'PATCH /api/ai-reports/follow-ups/:id': {
    ...adminsOnly,
    by: { ...usersOnly, admin: '404 not_found' },
    body: () => ({ mine: true }),
  },
  'GET /api/ai-reports/daily': adminsOnly,
  'GET /api/ai-reports/weekly': adminsOnly,
  'GET /api/contact-messages': adminsOnly,
  'GET /api/contact-messages/count': adminsOnly,
  'PATCH /api/contact-messages/:id': { ...adminsOnly, about: 'message', body: () => ({ status: 'closed' }) },
  'POST /api/contact-messages/:id/answer': {
    ...adminsOnly,
    about: 'message',
    body: () => ({ answer: 'So it is.' }),
  },
  'POST /api/contact': {
    answer: '201',
    body: () => ({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' }),
  },

  'POST /api/newsletter': { answer: '200', body: () => ({ email: 'a@example.com' }) },
  'POST /api/newsletter/confirm': { answer: '400 invalid_input', body: () => ({ token: 'never mailed' }) },
  'POST /api/newsletter/unsubscribe': { answer: '400 invalid_input', body: () => ({ token: 'never mailed' }) },
  'POST /api/newsletter/leave': { answer: '400 invalid_input' },
  'GET /api/newsletter/leave': { answer: '400 invalid_input' },

  'POST /api/payment/checkout': { answer: '200', by: { premium: '409 already_premium' }, body: () => ({}) },
  // Only the payment service can sign.
  'POST /api/payment/webhook': { answer: '400 invalid_input', body: () => ({ id: 'evt_1' }) },
  'GET /api/payment/status': { answer: '400 invalid_input' },
  'POST /api/payment/claim': { answer: '400 invalid_input', body: () => ({ token: 'never mailed' }) },
  'GET /api/payments': { answer: '200', lists: 'payment' },
  'POST /api/payments/:id/refund-request': { answer: '200', thing: 'payment', body: () => ({ reason: 'r' }) },
  'POST /api/interview-tips/pdf': { answer: '402 premium_only', by: premiumOnly },
  'GET /api/admin/payments/:id': { ...adminsOnly, about: 'payment' },
  'POST /api/admin/payments/:id/refund': { ...adminsOnly, about: 'payment' },

  'POST /api/help/ask': { answer: '200', body: () => ({ question: 'How do I get a PDF?' }) },
  'GET /api/help/articles': open,
  'GET /api/help/articles/:id': { answer: '404 not_found' },
  'GET /api/help/faq': open,
  'GET /api/help/status': open,
  'POST /api/chat-support': { answer: '200', body: () => ({ message: 'How do I get a PDF?' }) },
  'GET /api/chat-support': { answer: '200', lists: 'chatTurn' },
  'DELETE /api/chat-support': open,
  'PUT /api/tickets/:reference/email': { answer: '200', thing: 'ticket', body: () => ({ email: 'a@example.com' }) },

  'POST /api/autonomous-generate': { answer: '200', body: () => ({ jobTitle: 'Nurse', industry: 'Healthcare' }) },
  'GET /api/generations': { answer: '200', lists: 'generation' },
  'GET /api/generations/:id': { answer: '200', thing: 'generation' },
  'PUT /api/generations/:id/blanks': { answer: '200', thing: 'generation', body: () => ({ fills: {} }) },
  'POST /api/generations/:id/pdf': [
    { answer: '200', thing: 'generation', body: () => ({ document: 'resume' }) },
    {
      answer: '402 premium_template',
      by: premiumOnly,
      thing: 'generation',
      body: () => ({ document: 'resume', templateId: premiumTemplate }),
    },
  ],
  'GET /api/generations/:id/print': { answer: '200', thing: 'generation' },
  'GET /api/files/:token/:name': { answer: '200', thing: 'file' },

  'GET /api/templates': open,
  'GET /api/examples/:id': { answer: '404 not_found' },
  // An empty file: any other file starts a thread, which takes seconds from source.
  'POST /api/imports': { answer: '400 invalid_input', body: () => ({ data: '' }) },
  'POST /api/analyze-job': [
    { answer: '200', body: () => job },
    { ...aboutResume, body: ({ id }) => ({ ...job, resumeId: id }) },
  ],

  'POST /api/improve-text': {
    answer: '200',
    body: () => ({ text: 'Did stock counts.', kind: 'verb', place: 'bullet', documentLanguage: 'en' }),
  },

  'GET /api/resumes': { answer: '200', lists: 'resume' },
  'POST /api/resumes': { answer: '201', body: () => resumeForm },
  'POST /api/resumes/draft': [
    { answer: '201', body: () => ({}) },
    { answer: '201', thing: 'generation', body: ({ id }) => ({ generationId: id }) },
  ],
  'GET /api/resumes/:id': aboutResume,
  'PUT /api/resumes/:id': { ...aboutResume, body: () => resumeForm },
  'PATCH /api/resumes/:id': { ...aboutResume, body: () => ({ title: 'Another' }) },
  'DELETE /api/resumes/:id': aboutResume,
  'PUT /api/resumes/:id/draft': { ...aboutResume, body: () => resumeForm },
  'POST /api/resumes/:id/copy': { ...aboutResume, answer: '201' },
  'POST /api/resumes/:id/restore': { answer: '200', thing: 'resumeInBin' },
  'POST /api/resumes/:id/pdf': [
    aboutResume,
    {
      ...aboutResume,
      answer: '402 premium_template',
      by: premiumOnly,
      body: () => ({ templateId: premiumTemplate }),
    },
  ],
  'POST /api/resumes/:id/file': [
    { ...aboutResume, body: () => ({ format: 'docx' }) },
    {
      ...aboutResume,
      answer: '402 premium_template',
      by: premiumOnly,
      body: () => ({ format: 'docx', templateId: premiumTemplate }),
    },
    { answer: '200', thing: 'resumeAndLetter', body: ({ letterId }) => ({ format: 'zip', coverLetterId: letterId }) },
  ],
  'POST /api/resumes/layout': { answer: '200', body: () => resumeForm },
  'POST /api/resumes/:id/fit': { ...aboutResume, body: () => ({ pages: 2 }) },
  'GET /api/resumes/:id/machine': aboutResume,
  'GET /api/resumes/:id/layout': aboutResume,
  'GET /api/resumes/:id/score': aboutResume,
  'POST /api/resumes/:id/score': { ...aboutResume, body: () => job },
  'POST /api/resumes/:id/optimize': { ...aboutResume, body: () => job },
  'POST /api/resumes/:id/rejected-changes': {
    ...aboutResume,
    body: () => ({ changes: [{ before: '', after: 'Epic' }] }),
  },
  'GET /api/resumes/:id/versions': aboutResume,
  'POST /api/resumes/:id/versions': { ...aboutResume, answer: '201', body: () => ({ name: 'Kept' }) },
  'GET /api/resumes/:id/versions/:versionId': { answer: '200', thing: 'version' },
  'POST /api/resumes/:id/versions/:versionId/restore': { answer: '200', thing: 'version' },
  'GET /api/resumes/:id/base-changes': { answer: '200', thing: 'variant' },
  'POST /api/resumes/:id/base-changes/seen': { answer: '200', thing: 'variant', body: () => ({ baseVersion: 1 }) },

  'GET /api/cover-letters': { answer: '200', lists: 'letter' },
  'POST /api/cover-letters': [
    { answer: '201', body: () => letterForm },
    { answer: '201', thing: 'resume', body: ({ id }) => ({ ...letterForm, resumeId: id }) },
  ],
  'POST /api/cover-letters/draft': [
    { answer: '201', body: () => ({}) },
    { answer: '201', thing: 'generation', body: ({ id }) => ({ generationId: id }) },
    { answer: '201', thing: 'resume', body: ({ id }) => ({ resumeId: id }) },
  ],
  'POST /api/cover-letters/generate': [
    { answer: '200', body: () => ({ jobTitle: 'Nurse', companyName: 'Acme' }) },
    { answer: '200', thing: 'resume', body: ({ id }) => ({ jobTitle: 'Nurse', companyName: 'Acme', resumeId: id }) },
  ],
  'GET /api/cover-letters/:id': aboutLetter,
  'PUT /api/cover-letters/:id': { ...aboutLetter, body: () => letterForm },
  'PATCH /api/cover-letters/:id': { ...aboutLetter, body: () => ({ title: 'Another' }) },
  'DELETE /api/cover-letters/:id': aboutLetter,
  'PUT /api/cover-letters/:id/draft': { ...aboutLetter, body: () => letterForm },
  'POST /api/cover-letters/:id/copy': { ...aboutLetter, answer: '201' },
  'POST /api/cover-letters/:id/restore': { answer: '200', thing: 'letterInBin' },
  'POST /api/cover-letters/:id/pdf': aboutLetter,
  'POST /api/cover-letters/:id/file': { ...aboutLetter, body: () => ({ format: 'text' }) },
};

export const rows = Object.entries(routes).flatMap(([name, route]) =>
  [route].flat().map((row) => [name, row] as const),
);
