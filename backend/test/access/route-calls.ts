import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Response } from 'supertest';
import { listOwnerTables } from '../../src/account/privacy/owner-tables';
import type { TestApp } from '../harness/test-app';
import type { Actor, RouteParams } from './actors';
import type { RouteExpectation } from './route-expectations';

interface RouterLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

export function listRoutes(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: RouterLayer[] } };
  return router.stack
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
    )
    .filter((name) => name.includes(' /api/') && !name.includes('/api/docs'));
}

/** Fills the path parameters. A parameter missing from `params` becomes an id that does not exist. */
export const buildPath = (path: string, params: RouteParams) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? randomUUID()));

export interface RouteCall {
  routeName: string;
  route: RouteExpectation;
  actor: Actor;
  params?: RouteParams | undefined;
  body?: object;
}

export async function callRoute({ routeName, route, actor, params = {}, body }: RouteCall): Promise<Response> {
  const [method = '', path = ''] = routeName.split(' ');
  const request = actor.client[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](
    buildPath(path, params),
  );
  return await (method === 'GET' ? request : request.send(body ?? route.body?.(params, actor) ?? {}));
}

export const formatOutcome = ({ status, body }: Response) =>
  [status, (body as { code?: string }).code].filter(Boolean).join(' ');

/** Tables in which even a rejected call may write rows: sessions, quota uses and logs. */
const alwaysWritableTables = [
  'owners',
  'sessions',
  'reservations',
  'ai_calls',
  'security_events',
  'idempotency_keys',
  'mails',
];

/** Hashes everything that owners store. Finds the tables through the entities, so that new tables are included. */
export async function hashStoredRows(app: TestApp): Promise<string> {
  const tables = listOwnerTables(app.database)
    .map(({ metadata }) => metadata.tableName)
    .filter((table) => !alwaysWritableTables.includes(table));
  const rows = tables.map((table) => `SELECT '${table}' AS name, t::text AS row FROM ${table} t`).join(' UNION ALL ');
  const [digest] = await app.database.query<[{ sum: string }]>(
    `SELECT md5(string_agg(name || row, '' ORDER BY name, row)) AS sum FROM (${rows}) everything`,
  );
  return digest.sum;
}

export async function findStoredRows(app: TestApp, pattern: string): Promise<string[]> {
  const tables = app.database.entityMetadatas.map(({ tableName }) => tableName);
  const rows = tables.map((table) => `SELECT '${table} ' || t::text AS row FROM ${table} t`).join(' UNION ALL ');
  const matchingRows = await app.database.query<{ row: string }[]>(
    `SELECT row FROM (${rows}) everything WHERE row ~ $1`,
    [pattern],
  );
  return matchingRows.map(({ row }) => row);
}
