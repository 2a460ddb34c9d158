import { injectIntoHelpAndChat, createObedientModel } from '@shortlist/backend/injections/inject-into-chat';
import { injectIntoDocuments, createObedientWriter } from '@shortlist/backend/injections/inject-into-documents';
import { injectionPayloads } from '@shortlist/backend/injections/injection-payloads';
import { FakeOpenAiServer } from '@shortlist/backend/servers/openai-server';
import { measureClientDisconnects } from './client-disconnects';
import { startBackendServer, unlimitedEnv } from './backend-server';
import { runBackendSpecs } from './run-backend-specs';

/**
 * R26: 216 strings in six languages in questions, job postings, resumes, and files, against a model that obeys each of
 * them. R29: the time until a call ends after its client disconnects. Tests cover R27, R28, and the entries of R29 in
 * the ledger.
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
const report = (holds: boolean, says: string) => {
  allPassed &&= holds;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${says}`);
};
try {
  const { calls, answered, failures } = await injectIntoHelpAndChat(server.url, injectionPayloads);
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  report(
    failures.length === 0,
    `R26 help and chat: ${injectionPayloads.length} strings, ${calls} calls, the model asked ${model.calls.length} times; ${answered} answered from an article, ${failures.length} failures`,
  );
  const asked = model.calls.length;
  model.responseOverride = createObedientWriter();
  const documents = await injectIntoDocuments(server.url, injectionPayloads);
  for (const failure of documents.failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  report(
    documents.failures.length === 0,
    `R26 posts, resumes, files: ${documents.calls} calls, the model asked ${model.calls.length - asked} times; ${documents.failures.length} failures`,
  );
  model.responseOverride = undefined;
  for (const { name, slowestMs, repetitions } of await measureClientDisconnects(server.url, model, admin))
    report(
      slowestMs <= 1_000,
      `R29 ${name}: ${repetitions} readers left, the call ended after ${Math.ceil(slowestMs)} ms at most`,
    );
} finally {
  await server.stop();
  await model.stop();
}
const specs = [
  runBackendSpecs(
    'R27: a task that asks for deletion, keys or limits writes an activity row and nothing else',
    ['ai-staff'],
    {
      titles: /performs no action that a task requests/,
    },
  ),
  runBackendSpecs(
    'R28: each way to fail: the specified failure, the use given back, nothing reserved; help and chat answer all the same; the breaker opens and closes',
    ['model', 'model-timeouts', 'cover-letters-model', 'help-model', 'ai-staff'],
    {
      titles:
        /fails as specified|a failure in the middle|a failure before|when the model fails|stops calling a failing provider/,
    },
  ),
  runBackendSpecs(
    'R29: tokens used are settled as cancelled, the use is given back',
    ['model', 'cover-letters-model', 'help-model', 'ai-staff'],
    {
      titles: /when the (client|administrator) disconnects/,
    },
  ),
];
process.exitCode = allPassed && specs.every(Boolean) ? 0 : 1;
