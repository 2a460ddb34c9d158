/** Starts `FakeOpenAiServer`. Set PORT and BEHAVIOR. POST /v1/behavior changes the behavior of a running server. */
import { behaviors, FakeOpenAiServer } from './openai-server';

const server = new FakeOpenAiServer();
server.behavior = behaviors.find((behavior) => behavior === process.env.BEHAVIOR) ?? 'normal';
server.chunkDelayMs = Number(process.env.PACE ?? 20);
console.log(`OPENAI_BASE_URL=${await server.start(Number(process.env.PORT ?? 4424))}`);
