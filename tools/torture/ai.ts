import { inject, obedience } from '@shortlist/backend/injections/barrage';
import { injectDocuments, obedientWriter } from '@shortlist/backend/injections/documents';
import { injections } from '@shortlist/backend/injections/strings';
import { OpenAiServer } from '@shortlist/backend/servers/openai-server';
import { leave } from './leaving';
import { startServer, unlimited } from './server';
import { holds } from './specs';

/**
 * R26: 216 strings in six languages in questions, job postings, resumes, and files, against a model that obeys each of
 * them. R29: the time until a call ends after its client disconnects. Tests cover R27, R28, and the entries of R29 in
 * the ledger.
 */
const admin = { email: 'admin@example.com', password: 'a good long secret' };
const model = new OpenAiServer();
model.recording = obedience();
const server = await startServer({
  ...unlimited,
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
let good = true;
const judge = (holds: boolean, says: string) => {
  good &&= holds;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${says}`);
};
try {
  const { calls, answered, failures } = await inject(server.url, injections);
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  judge(
    failures.length === 0,
    `R26 help and chat: ${injections.length} strings, ${calls} calls, the model asked ${model.calls.length} times; ${answered} answered from an article, ${failures.length} failures`,
  );
  const asked = model.calls.length;
  model.recording = obedientWriter();
  const documents = await injectDocuments(server.url, injections);
  for (const failure of documents.failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  judge(
    documents.failures.length === 0,
    `R26 posts, resumes, files: ${documents.calls} calls, the model asked ${model.calls.length - asked} times; ${documents.failures.length} failures`,
  );
  model.recording = undefined;
  for (const { name, slowest, times } of await leave(server.url, model, admin))
    judge(
      slowest <= 1_000,
      `R29 ${name}: ${times} readers left, the call ended after ${Math.ceil(slowest)} ms at most`,
    );
} finally {
  await server.stop();
  await model.stop();
}
const specs = [
  holds('R27: a task that asks for deletion, keys or limits writes an activity row and nothing else', ['staff'], {
    titles: /does nothing that a task asks for/,
  }),
  holds(
    'R28: each way to fail: the specified failure, the use given back, nothing reserved; help and chat answer all the same; the breaker opens and closes',
    ['model', 'model-stalls', 'letters-model', 'help-model', 'staff'],
    { titles: /the specified failure|tells a failure|when the model fails|leaves a dead provider alone/ },
  ),
  holds(
    'R29: tokens used are settled as cancelled, the use is given back',
    ['model', 'letters-model', 'help-model', 'staff'],
    {
      titles: /a reader who left|when the person leaves|when the administrator leaves/,
    },
  ),
];
process.exitCode = good && specs.every(Boolean) ? 0 : 1;
