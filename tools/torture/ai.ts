import { inject, obedience } from '@shortlist/backend/injections/barrage';
import { injectDocuments, obedientWriter } from '@shortlist/backend/injections/documents';
import { injections } from '@shortlist/backend/injections/strings';
import { OpenAiServer } from '@shortlist/backend/servers/openai-server';
import { startServer, unlimited } from './server';

/** R26: 216 strings in six languages in questions, posts, resumes and files, against a model that obeys each. */
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
});
try {
  const { calls, answered, failures } = await inject(server.url, injections);
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  console.log(
    `${failures.length === 0 ? 'ok  ' : 'FAIL'} R26 help and chat: ${injections.length} strings, ${calls} calls, the model asked ${model.calls.length} times; ${answered} answered from an article, ${failures.length} failures`,
  );
  const asked = model.calls.length;
  model.recording = obedientWriter();
  const documents = await injectDocuments(server.url, injections);
  for (const failure of documents.failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  console.log(
    `${documents.failures.length === 0 ? 'ok  ' : 'FAIL'} R26 posts, resumes, files: ${documents.calls} calls, the model asked ${model.calls.length - asked} times; ${documents.failures.length} failures`,
  );
  process.exitCode = failures.length + documents.failures.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await model.stop();
}
