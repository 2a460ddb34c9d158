import { apiDescription } from '@shortlist/backend/api-description';
import { plain, type Schema } from './schema';

/** The backend's calls by method and path, `POST /api/resumes/{}/pdf`: the body that each takes, and what it answers. */
export type BackendFace = Record<string, { takes?: Schema; answers?: Schema }>;

/** The part of OpenAPI that is read here. */
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}

const json = (content: Content | undefined) => content?.content?.['application/json']?.schema;

export async function backendFace(): Promise<BackendFace> {
  const { paths, components } = await apiDescription();
  const named = (components?.schemas ?? {}) as Record<string, Schema>;
  const read = (schema: Schema | undefined) => schema && plain(schema, named);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, { requestBody, responses }]) => {
      const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const key = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`;
      return [key, { takes: read(json(requestBody)), answers: read(json(done)) }] as const;
    }),
  );
  return Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1)));
}
