/**
 * `FakeOpenAiServer` on the command line: `PORT=… BEHAVIOUR=…`; POST /v1/behaviour changes it while the server runs.
 */
import { behaviors, FakeOpenAiServer } from './openai-server';

const server = new FakeOpenAiServer();
server.behavior = behaviors.find((behavior) => behavior === process.env.BEHAVIOUR) ?? 'normal';
server.chunkDelayMs = Number(process.env.PACE ?? 20);
console.log(`OPENAI_BASE_URL=${await server.start(Number(process.env.PORT ?? 4424))}`);
