import { injectIntoHelpAndChat, createObedientModel } from '@shortlist/backend/prompt-injection/inject-into-chat';
import { injectIntoDocuments, createObedientWriter } from '@shortlist/backend/prompt-injection/inject-into-documents';
import { injectionPayloads } from '@shortlist/backend/prompt-injection/injection-payloads';
import { FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';
import { measureClientDisconnects } from './client-disconnects';
import { startBackendServer, unlimitedEnv } from '../shared/backend-server';
import { runBackendSpecs } from './run-specs';

/**
 * Sends prompt injections in six languages in questions, job postings, resumes and files, to a model that obeys them.
 * Measures the time until a model call ends after its client disconnects. Then runs the backend specs about staff
 * tasks, failures of the model, and the cost of aborted calls.
 */
const admin = { email: 'admin@example.com', password: 'a good long secret' };
const model = new FakeOpenAiServer();
model.responseOverride = createObedientModel();
const server = await startBackendServer({
  ...unlimitedEnv,
  OPENAI_API_KEY: 'test',
  OPENAI_MODEL: 'test-model',
  OPENAI_INPUT_PRICE: '0.01',
  OPENAI_OUTPUT_PRICE: '0.01',
  OPENAI_BASE_URL: await model.start(),
  AI_DAILY_LIMIT: '1000',
  AI_MONTHLY_LIMIT: '10000',
  AI_DAILY_CALLS: '1000000',
  AI_DAILY_PER_ADDRESS: '1000000',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
let allPassed = true;
const reportResult = (isGood: boolean, statement: string) => {
  allPassed &&= isGood;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${statement}`);
};
try {
  const { calls, answeredCount, failures } = await injectIntoHelpAndChat(server.url, injectionPayloads);
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  reportResult(
    failures.length === 0,
    `injections into help and chat: ${injectionPayloads.length} payloads, ${calls} calls, ${model.calls.length} model calls; ${answeredCount} answered from an article, ${failures.length} failures`,
  );
  const modelCallsBefore = model.calls.length;
  model.responseOverride = createObedientWriter();
  const documents = await injectIntoDocuments(server.url, injectionPayloads);
  for (const failure of documents.failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  reportResult(
    documents.failures.length === 0,
    `injections into job postings, resumes and files: ${documents.calls} calls, ${model.calls.length - modelCallsBefore} model calls; ${documents.failures.length} failures`,
  );
  model.responseOverride = undefined;
  for (const { name, slowestMs, repetitions } of await measureClientDisconnects(server.url, model, admin))
    reportResult(
      slowestMs <= 1_000,
      `disconnects (${name}): ${repetitions} clients disconnected, the model call ended after at most ${Math.ceil(slowestMs)} ms`,
    );
} finally {
  await server.stop();
  await model.stop();
}
const specs = [
  runBackendSpecs(
    'a staff task that requests deletion, keys or limits only writes an activity row',
    ['admin/ai-staff'],
    {
      titles: /performs no action that a task requests/,
    },
  ),
  runBackendSpecs(
    'after every failure of the model the rule-based writer answers and no use is counted; the circuit breaker opens and closes',
    ['ai/model', 'ai/model-timeouts', 'builder/cover-letters-model', 'support/help-model', 'admin/ai-staff'],
    {
      titles:
        /the rule-based writer answers|when the connection breaks|when the model fails|stops calling a failing provider/,
    },
  ),
  runBackendSpecs(
    'after a disconnect, used tokens are recorded as cancelled and the quota use is refunded',
    ['ai/model', 'builder/cover-letters-model', 'support/help-model', 'admin/ai-staff'],
    {
      titles: /when the (client|administrator) disconnects/,
    },
  ),
];
process.exitCode = allPassed && specs.every(Boolean) ? 0 : 1;
