import { startPostgres } from '@shortlist/testing/postgres';
import { FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';
import { Client } from 'pg';
import { type BackendServer, startBackendServer, unlimitedEnv } from '../../shared/backend-server';

/** Backend processes with one PostgreSQL database and one fake model provider. */
export interface BackendCluster {
  nextUrl(): string;
  servers: BackendServer[];
  provider: FakeOpenAiServer;
  database: Client;
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

export const admin = { email: 'admin@example.com', password: 'a good long secret' };

export async function startBackendCluster(env: NodeJS.ProcessEnv = {}, size = 3): Promise<BackendCluster> {
  const postgres = await startPostgres();
  const provider = new FakeOpenAiServer();
  provider.chunkDelayMs = 0;
  const start = async (baseUrl: string) =>
    await startBackendServer(
      {
        ...unlimitedEnv,
        DATABASE_URL: `${postgres.url}/postgres`,
        // All processes must accept the same cookies.
        SESSION_SECRET: 'the secret of all processes in here',
        OPENAI_API_KEY: 'test',
        OPENAI_BASE_URL: baseUrl,
        OPENAI_MODEL: 'test-model',
        OPENAI_INPUT_PRICE: '0',
        // The provider reports 420 output tokens, so a call costs ten cents.
        OPENAI_OUTPUT_PRICE: String(100_000 / 420),
        AI_DAILY_LIMIT: '1000000',
        AI_MONTHLY_LIMIT: '1000000',
        AI_DAILY_CALLS: '1000000',
        AI_DAILY_PER_ADDRESS: '1000000',
        // Guests and free accounts may spend the whole budget.
        AI_FREE_SHARE: '100',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'silent',
        ...env,
      },
      { quiet: true },
    );
  const baseUrl = await provider.start();
  // The first process creates the schema and the administrator.
  const servers = [await start(baseUrl)];
  servers.push(...(await Promise.all(Array.from({ length: size - 1 }, () => start(baseUrl)))));
  const database = new Client({ connectionString: `${postgres.url}/postgres` });
  await database.connect();
  let requestCount = 0;
  return {
    servers,
    provider,
    database,
    nextUrl: () => (servers[requestCount++ % servers.length] as BackendServer).url,
    restart: async (index) => {
      servers[index] = await start(baseUrl);
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await database.end();
      await provider.stop();
      await postgres.stop();
    },
  };
}

/** Status 0 means that the connection failed. */
export async function postJson(
  url: string,
  body: object,
  cookie = '',
): Promise<{ status: number; body: Record<string, unknown>; cookie: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    const sessionCookie =
      response.headers
        .getSetCookie()
        .map((header) => header.split(';')[0])
        .join('; ') || cookie;
    return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookie: sessionCookie };
  } catch {
    return { status: 0, body: {}, cookie };
  }
}

export const createGuestSession = async (url: string) => (await postJson(`${url}/api/resumes/draft`, {})).cookie;

export function reportResult(isGood: boolean, line: string): boolean {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${line}`);
  return isGood;
}
