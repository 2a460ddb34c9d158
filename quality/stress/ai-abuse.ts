import { injectIntoHelpAndChat, createObedientModel } from '@shortlist/backend/prompt-injection/inject-into-chat';
import { injectIntoDocuments, createObedientWriter } from '@shortlist/backend/prompt-injection/inject-into-documents';
import { injectionPayloads } from '@shortlist/backend/prompt-injection/injection-payloads';
import { FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';
import { measureClientDisconnects } from './client-disconnects';
import { startBackendServer, unlimitedEnv } from './backend-server';
import { runBackendSpecs } from './run-specs';

/**
 * R26: injects 216 payloads in six languages into questions, job postings, resumes and files, with a model that obeys
 * them. R29: measures the time until a call ends after its client disconnects. Tests cover R27, R28, and R29's entries
 * in the ledger.
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
  const { calls, answered, failures } = await injectIntoHelpAndChat(server.url, injectionPayloads);
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  reportResult(
    failures.length === 0,
    `R26 help and chat: ${injectionPayloads.length} payloads, ${calls} calls, ${model.calls.length} model calls; ${answered} answered from an article, ${failures.length} failures`,
  );
  const modelCallsBefore = model.calls.length;
  model.responseOverride = createObedientWriter();
  const documents = await injectIntoDocuments(server.url, injectionPayloads);
  for (const failure of documents.failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  reportResult(
    documents.failures.length === 0,
    `R26 job postings, resumes, files: ${documents.calls} calls, ${model.calls.length - modelCallsBefore} model calls; ${documents.failures.length} failures`,
  );
  model.responseOverride = undefined;
  for (const { name, slowestMs, repetitions } of await measureClientDisconnects(server.url, model, admin))
    reportResult(
      slowestMs <= 1_000,
      `R29 ${name}: ${repetitions} clients disconnected, the call ended after ${Math.ceil(slowestMs)} ms at most`,
    );
} finally {
  await server.stop();
  await model.stop();
}
const specs = [
  runBackendSpecs(
    'R27: a task that asks for deletion, keys or limits writes an activity row and nothing else',
    ['admin/ai-staff'],
    {
      titles: /performs no action that a task requests/,
    },
  ),
  runBackendSpecs(
    'R28: every failure of the model is reported as specified and releases the use; help and chat still answer; the circuit breaker opens and closes',
    ['ai/model', 'ai/model-timeouts', 'builder/cover-letters-model', 'support/help-model', 'admin/ai-staff'],
    {
      titles:
        /fails as specified|a failure in the middle|a failure before|when the model fails|stops calling a failing provider/,
    },
  ),
  runBackendSpecs(
    'R29: used tokens are settled as cancelled, and the use is released',
    ['ai/model', 'builder/cover-letters-model', 'support/help-model', 'admin/ai-staff'],
    {
      titles: /when the (client|administrator) disconnects/,
    },
  ),
];
process.exitCode = allPassed && specs.every(Boolean) ? 0 : 1;
