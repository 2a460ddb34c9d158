import { buildRegistration } from '../harness/accounts';
import { type Actor, coverLetterForm, type RouteParams, resumeForm, type Role, type ResourceKind } from './actors';

/**
 * The expected response of a route. A route missing from this file fails the suite. `expectedOutcome` is the status,
 * followed by the error code if the request is rejected. `expectedByRole` contains exceptions for single roles.
 */
export interface RouteExpectation {
  expectedOutcome: string;
  expectedByRole?: Partial<Record<Role, string>>;
  /**
   * Resource of the route. Requests for a missing or another owner's resource get "404 not_found" and change nothing.
   */
  ownedResource?: ResourceKind;
  /** Resource that the route lists. The list must contain only the caller's resources. */
  listedResource?: ResourceKind;
  /** Resource of a route for administrators, who may access all owners' resources. */
  targetResource?: ResourceKind;
  body?: (params: RouteParams, actor: Actor) => object;
  /** The call ends or replaces the caller's session. */
  endsSession?: true;
}

const usersOnly = { anonymous: '401 signed_out', guest: '401 signed_out' };
const adminsOnly: RouteExpectation = {
  expectedOutcome: '403 forbidden',
  expectedByRole: { ...usersOnly, admin: '200' },
};
const sessionsOnly = { anonymous: '401 signed_out' };
const premiumOnly: Partial<Record<Role, string>> = { premium: '200' };
const premiumTemplate = 'tech-lead';

const publicRoute: RouteExpectation = { expectedOutcome: '200' };
const ownedResumeRoute: RouteExpectation = { expectedOutcome: '200', ownedResource: 'resume' };
const ownedCoverLetterRoute: RouteExpectation = { expectedOutcome: '200', ownedResource: 'coverLetter' };
const jobPosting = { jobDescription: 'We need a nurse who knows triage and wound care.' };

const invalidPasskey = { id: 'none', rawId: 'none', type: 'public-key', response: { clientDataJSON: 'none' } };

const expectationsByRoute: Record<string, RouteExpectation | RouteExpectation[]> = {
  'GET /api/health/live': publicRoute,
  'GET /api/health/ready': publicRoute,
  'GET /api/config': publicRoute,
  'POST /api/log-error': {
    expectedOutcome: '200',
    body: () => ({ message: 'x', timestamp: 'now', userAgent: 'test', url: '/' }),
  },

  'POST /api/auth/register': { expectedOutcome: '201', endsSession: true, body: () => buildRegistration() },
  'POST /api/auth/login': [
    {
      expectedOutcome: '200',
      endsSession: true,
      body: (_, { registration }) => ({ email: registration.email, password: registration.password }),
    },
    {
      expectedOutcome: '401 wrong_credentials',
      body: (_, { registration }) => ({ email: registration.email, password: 'not this one' }),
    },
  ],
  'POST /api/auth/second-factor': {
    expectedOutcome: '400 invalid_input',
    body: () => ({ ticket: 'never given', code: '123456' }),
  },
  'POST /api/auth/passkey/begin': publicRoute,
  'POST /api/auth/passkey': {
    expectedOutcome: '400 invalid_input',
    body: () => ({ token: 'never given', response: invalidPasskey }),
  },
  'POST /api/auth/logout': { expectedOutcome: '200', endsSession: true },
  'POST /api/auth/forgot': { expectedOutcome: '200', body: () => ({ email: 'nobody@example.com' }) },
  'POST /api/auth/reset': {
    expectedOutcome: '400 invalid_input',
    body: () => ({ token: 'never mailed', password: 'a good long secret' }),
  },
  'GET /api/auth/me': { expectedOutcome: '200', expectedByRole: usersOnly },
  'GET /api/me/allowance': publicRoute,
  'POST /api/me/export': { expectedOutcome: '200', expectedByRole: sessionsOnly },
  'DELETE /api/me': {
    expectedOutcome: '200',
    expectedByRole: sessionsOnly,
    endsSession: true,
    body: (_, { registration }) => ({ password: registration.password }),
  },
  'POST /api/me/password': {
    expectedOutcome: '200',
    expectedByRole: usersOnly,
    endsSession: true,
    body: (_, { registration }) => ({ currentPassword: registration.password, newPassword: 'another good secret' }),
  },
  'GET /api/me/address': { expectedOutcome: '200', expectedByRole: usersOnly },
  'PUT /api/me/address': {
    expectedOutcome: '200',
    expectedByRole: usersOnly,
    body: (_, { registration }) => ({ email: registration.email }),
  },
  'GET /api/me/security-events': { expectedOutcome: '200', expectedByRole: usersOnly },
  'GET /api/admin/security-events': adminsOnly,
  'PUT /api/me/name': {
    expectedOutcome: '200',
    expectedByRole: usersOnly,
    body: (_, { registration }) => ({ username: registration.username }),
  },
  'POST /api/me/confirm': {
    expectedOutcome: '200',
    expectedByRole: usersOnly,
    body: (_, { registration }) => ({ password: registration.password }),
  },
  'POST /api/me/address/resend': { expectedOutcome: '200', expectedByRole: usersOnly },
  'POST /api/me/address/verify': {
    expectedOutcome: '400 invalid_input',
    expectedByRole: usersOnly,
    body: () => ({ token: 'never mailed' }),
  },
  'POST /api/me/confirm/passkey': { expectedOutcome: '200', expectedByRole: usersOnly },
  'GET /api/me/second-factors': { expectedOutcome: '200', expectedByRole: usersOnly },
  'POST /api/me/second-factors/totp/begin': { expectedOutcome: '200', expectedByRole: usersOnly },
  'POST /api/me/second-factors/totp': {
    expectedOutcome: '400 invalid_input',
    expectedByRole: usersOnly,
    body: () => ({ token: 'never given', code: '123456' }),
  },
  'DELETE /api/me/second-factors/totp': { expectedOutcome: '404 not_found', expectedByRole: usersOnly },
  'POST /api/me/second-factors/passkeys/begin': { expectedOutcome: '200', expectedByRole: usersOnly },
  'POST /api/me/second-factors/passkeys': {
    expectedOutcome: '400 invalid_input',
    expectedByRole: usersOnly,
    body: () => ({ token: 'never given', response: invalidPasskey }),
  },
  'DELETE /api/me/second-factors/passkeys/:id': { expectedOutcome: '404 not_found', expectedByRole: usersOnly },
  'POST /api/me/second-factors/recovery-codes': { expectedOutcome: '404 not_found', expectedByRole: usersOnly },
  'GET /api/me/sessions': { expectedOutcome: '200', listedResource: 'session' },
  'DELETE /api/me/sessions/:id': { expectedOutcome: '200', ownedResource: 'session', endsSession: true },
  'POST /api/me/sessions/revoke-others': { expectedOutcome: '200', expectedByRole: sessionsOnly },

  'GET /api/cost-protection/dashboard': adminsOnly,
  'POST /api/cost-protection/reset-emergency': adminsOnly,
  'POST /api/cost-protection/config': { ...adminsOnly, body: () => ({ dailyLimit: '10' }) },
  'GET /api/cost-protection/audit': adminsOnly,
  'GET /api/cost-protection/calls.csv': adminsOnly,
  'POST /api/ai-staff/customer-success': { ...adminsOnly, body: () => ({ inquiry: 'Where is my receipt?' }) },
  'POST /api/ai-staff/:member': {
    ...adminsOnly,
    expectedByRole: { ...usersOnly, admin: '404 not_found' },
    body: () => ({ task: 'Sum up the day' }),
  },
  'GET /api/ai-reports/activities': adminsOnly,
  'GET /api/ai-reports/follow-ups': adminsOnly,
  'PATCH /api/ai-reports/follow-ups/:id': {
    ...adminsOnly,
    expectedByRole: { ...usersOnly, admin: '404 not_found' },
    body: () => ({ mine: true }),
  },
  'GET /api/ai-reports/daily': adminsOnly,
  'GET /api/ai-reports/weekly': adminsOnly,
  'GET /api/contact-messages': adminsOnly,
  'GET /api/contact-messages/count': adminsOnly,
  'PATCH /api/contact-messages/:id': { ...adminsOnly, targetResource: 'message', body: () => ({ status: 'closed' }) },
  'POST /api/contact-messages/:id/answer': {
    ...adminsOnly,
    targetResource: 'message',
    body: () => ({ answer: 'So it is.' }),
  },
  'POST /api/contact': {
    expectedOutcome: '201',
    body: () => ({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' }),
  },

  'POST /api/newsletter': { expectedOutcome: '200', body: () => ({ email: 'a@example.com' }) },
  'POST /api/newsletter/confirm': { expectedOutcome: '400 invalid_input', body: () => ({ token: 'never mailed' }) },
  'POST /api/newsletter/unsubscribe': { expectedOutcome: '400 invalid_input', body: () => ({ token: 'never mailed' }) },
  'POST /api/newsletter/leave': { expectedOutcome: '400 invalid_input' },
  'GET /api/newsletter/leave': { expectedOutcome: '400 invalid_input' },

  'POST /api/payment/checkout': {
    expectedOutcome: '200',
    expectedByRole: { premium: '409 already_premium' },
    body: () => ({}),
  },
  // Only the payment service can sign a webhook.
  'POST /api/payment/webhook': { expectedOutcome: '400 invalid_input', body: () => ({ id: 'evt_1' }) },
  'GET /api/payment/status': { expectedOutcome: '400 invalid_input' },
  'POST /api/payment/claim': { expectedOutcome: '400 invalid_input', body: () => ({ token: 'never mailed' }) },
  'GET /api/payments': { expectedOutcome: '200', listedResource: 'payment' },
  'POST /api/payments/:id/refund-request': {
    expectedOutcome: '200',
    ownedResource: 'payment',
    body: () => ({ reason: 'r' }),
  },
  'POST /api/interview-tips/pdf': { expectedOutcome: '402 premium_only', expectedByRole: premiumOnly },
  'GET /api/admin/payments/:id': { ...adminsOnly, targetResource: 'payment' },
  'POST /api/admin/payments/:id/refund': { ...adminsOnly, targetResource: 'payment' },

  'POST /api/help/ask': { expectedOutcome: '200', body: () => ({ question: 'How do I get a PDF?' }) },
  'GET /api/help/articles': publicRoute,
  'GET /api/help/articles/:id': { expectedOutcome: '404 not_found' },
  'GET /api/help/faq': publicRoute,
  'GET /api/help/status': publicRoute,
  'POST /api/chat-support': { expectedOutcome: '200', body: () => ({ message: 'How do I get a PDF?' }) },
  'GET /api/chat-support': { expectedOutcome: '200', listedResource: 'chatTurn' },
  'DELETE /api/chat-support': publicRoute,
  'PUT /api/tickets/:reference/email': {
    expectedOutcome: '200',
    ownedResource: 'ticket',
    body: () => ({ email: 'a@example.com' }),
  },

  'POST /api/autonomous-generate': {
    expectedOutcome: '200',
    body: () => ({ jobTitle: 'Nurse', industry: 'Healthcare' }),
  },
  'GET /api/generations': { expectedOutcome: '200', listedResource: 'generation' },
  'GET /api/generations/:id': { expectedOutcome: '200', ownedResource: 'generation' },
  'PUT /api/generations/:id/blanks': {
    expectedOutcome: '200',
    ownedResource: 'generation',
    body: () => ({ fills: {} }),
  },
  'PUT /api/generations/:id/letter': {
    expectedOutcome: '200',
    ownedResource: 'generation',
    body: () => ({ source: 'title' }),
  },
  'POST /api/generations/:id/pdf': [
    { expectedOutcome: '200', ownedResource: 'generation', body: () => ({ document: 'resume' }) },
    {
      expectedOutcome: '402 premium_template',
      expectedByRole: premiumOnly,
      ownedResource: 'generation',
      body: () => ({ document: 'resume', templateId: premiumTemplate }),
    },
  ],
  'GET /api/generations/:id/print': { expectedOutcome: '200', ownedResource: 'generation' },
  'GET /api/files/:token/:name': { expectedOutcome: '200', ownedResource: 'file' },

  'GET /api/templates': publicRoute,
  'GET /api/examples/:id': { expectedOutcome: '404 not_found' },
  // The file is empty, because any other file would start a thread, which takes seconds.
  'POST /api/imports': { expectedOutcome: '400 invalid_input', body: () => ({ data: '' }) },
  'POST /api/analyze-job': [
    { expectedOutcome: '200', body: () => jobPosting },
    { ...ownedResumeRoute, body: ({ id }) => ({ ...jobPosting, resumeId: id }) },
  ],

  'POST /api/improve-text': {
    expectedOutcome: '200',
    body: () => ({ text: 'Did stock counts.', kind: 'verb', place: 'bullet', documentLanguage: 'en' }),
  },

  'GET /api/resumes': { expectedOutcome: '200', listedResource: 'resume' },
  'POST /api/resumes': { expectedOutcome: '201', body: () => resumeForm },
  'POST /api/resumes/draft': [
    { expectedOutcome: '201', body: () => ({}) },
    { expectedOutcome: '201', ownedResource: 'generation', body: ({ id }) => ({ generationId: id }) },
  ],
  'GET /api/resumes/:id': ownedResumeRoute,
  'PUT /api/resumes/:id': { ...ownedResumeRoute, body: () => resumeForm },
  'PATCH /api/resumes/:id': { ...ownedResumeRoute, body: () => ({ title: 'Another' }) },
  'DELETE /api/resumes/:id': ownedResumeRoute,
  'PUT /api/resumes/:id/draft': { ...ownedResumeRoute, body: () => resumeForm },
  'POST /api/resumes/:id/copy': { ...ownedResumeRoute, expectedOutcome: '201' },
  'POST /api/resumes/:id/restore': { expectedOutcome: '200', ownedResource: 'trashedResume' },
  'POST /api/resumes/:id/pdf': [
    ownedResumeRoute,
    {
      ...ownedResumeRoute,
      expectedOutcome: '402 premium_template',
      expectedByRole: premiumOnly,
      body: () => ({ templateId: premiumTemplate }),
    },
  ],
  'POST /api/resumes/:id/file': [
    { ...ownedResumeRoute, body: () => ({ format: 'docx' }) },
    {
      ...ownedResumeRoute,
      expectedOutcome: '402 premium_template',
      expectedByRole: premiumOnly,
      body: () => ({ format: 'docx', templateId: premiumTemplate }),
    },
    {
      expectedOutcome: '200',
      ownedResource: 'resumeWithCoverLetter',
      body: ({ letterId }) => ({ format: 'zip', coverLetterId: letterId }),
    },
  ],
  'POST /api/resumes/layout': { expectedOutcome: '200', body: () => resumeForm },
  'POST /api/resumes/:id/fit': { ...ownedResumeRoute, body: () => ({ pages: 2 }) },
  'GET /api/resumes/:id/machine': ownedResumeRoute,
  'GET /api/resumes/:id/layout': ownedResumeRoute,
  'GET /api/resumes/:id/score': ownedResumeRoute,
  'POST /api/resumes/:id/score': { ...ownedResumeRoute, body: () => jobPosting },
  'POST /api/resumes/:id/optimize': { ...ownedResumeRoute, body: () => jobPosting },
  'POST /api/resumes/:id/summary-draft': ownedResumeRoute,
  'POST /api/resumes/:id/rejected-changes': {
    ...ownedResumeRoute,
    body: () => ({ changes: [{ before: '', after: 'Epic' }] }),
  },
  'GET /api/resumes/:id/versions': ownedResumeRoute,
  'POST /api/resumes/:id/versions': { ...ownedResumeRoute, expectedOutcome: '201', body: () => ({ name: 'Kept' }) },
  'GET /api/resumes/:id/versions/:versionId': { expectedOutcome: '200', ownedResource: 'version' },
  'POST /api/resumes/:id/versions/:versionId/restore': { expectedOutcome: '200', ownedResource: 'version' },
  'GET /api/resumes/:id/base-changes': { expectedOutcome: '200', ownedResource: 'variant' },
  'POST /api/resumes/:id/base-changes/seen': {
    expectedOutcome: '200',
    ownedResource: 'variant',
    body: () => ({ baseVersion: 1 }),
  },

  'GET /api/cover-letters': { expectedOutcome: '200', listedResource: 'coverLetter' },
  'POST /api/cover-letters': [
    { expectedOutcome: '201', body: () => coverLetterForm },
    { expectedOutcome: '201', ownedResource: 'resume', body: ({ id }) => ({ ...coverLetterForm, resumeId: id }) },
  ],
  'POST /api/cover-letters/draft': [
    { expectedOutcome: '201', body: () => ({}) },
    { expectedOutcome: '201', ownedResource: 'generation', body: ({ id }) => ({ generationId: id }) },
    { expectedOutcome: '201', ownedResource: 'resume', body: ({ id }) => ({ resumeId: id }) },
  ],
  'POST /api/cover-letters/generate': [
    { expectedOutcome: '200', body: () => ({ jobTitle: 'Nurse', companyName: 'Acme' }) },
    {
      expectedOutcome: '200',
      ownedResource: 'resume',
      body: ({ id }) => ({ jobTitle: 'Nurse', companyName: 'Acme', resumeId: id }),
    },
  ],
  'GET /api/cover-letters/:id': ownedCoverLetterRoute,
  'PUT /api/cover-letters/:id': { ...ownedCoverLetterRoute, body: () => coverLetterForm },
  'PATCH /api/cover-letters/:id': { ...ownedCoverLetterRoute, body: () => ({ title: 'Another' }) },
  'DELETE /api/cover-letters/:id': ownedCoverLetterRoute,
  'PUT /api/cover-letters/:id/draft': { ...ownedCoverLetterRoute, body: () => coverLetterForm },
  'POST /api/cover-letters/:id/copy': { ...ownedCoverLetterRoute, expectedOutcome: '201' },
  'POST /api/cover-letters/:id/restore': { expectedOutcome: '200', ownedResource: 'trashedCoverLetter' },
  'POST /api/cover-letters/:id/pdf': ownedCoverLetterRoute,
  'POST /api/cover-letters/:id/file': { ...ownedCoverLetterRoute, body: () => ({ format: 'text' }) },
};

export const routeExpectations = Object.entries(expectationsByRoute).flatMap(([name, route]) =>
  [route].flat().map((row) => [name, row] as const),
);
