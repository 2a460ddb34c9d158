import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Response } from 'supertest';
import type { World } from '../harness/world';
import type { Caller, Place } from './cast';
import type { Route } from './routes';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

export function routeTable(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
    )
    .filter((name) => name.includes(' /api/') && !name.includes('/api/docs'));
}

/** Parameters missing from `params` get an id that does not exist. */
export const addressOf = (path: string, place: Place) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(place[name] ?? randomUUID()));

export interface Cell {
  name: string;
  route: Route;
  caller: Caller;
  place?: Place | undefined;
  body?: object;
}

export async function call({ name, route, caller, place = {}, body }: Cell): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const request = caller.browser[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](
    addressOf(path, place),
  );
  return await (method === 'GET' ? request : request.send(body ?? route.body?.(place, caller) ?? {}));
}

export const answerOf = ({ status, body }: Response) =>
  [status, (body as { code?: string }).code].filter(Boolean).join(' ');

export async function stored(world: World): Promise<string> {
  const tables = ['resumes', 'resume_versions', 'cover_letters', 'generations', 'users', 'payments'];
  const rows = tables.map((table) => `SELECT '${table}' AS name, t::text AS row FROM ${table} t`).join(' UNION ALL ');
  const [all] = await world.database.query<[{ sum: string }]>(
    `SELECT md5(string_agg(name || row, '' ORDER BY name, row)) AS sum FROM (${rows}) everything`,
  );
  return all.sum;
}

export async function storedTexts(world: World, pattern: string): Promise<string[]> {
  const tables = world.database.entityMetadatas.map(({ tableName }) => tableName);
  const rows = tables.map((table) => `SELECT '${table} ' || t::text AS row FROM ${table} t`).join(' UNION ALL ');
  const found = await world.database.query<{ row: string }[]>(`SELECT row FROM (${rows}) everything WHERE row ~ $1`, [
    pattern,
  ]);
  return found.map(({ row }) => row);
}
