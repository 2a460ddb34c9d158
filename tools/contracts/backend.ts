import { apiDescription } from '@shortlist/backend/api-description';
import { plain, type Schema } from './schema';

/**
 * The backend's endpoints by method and path, such as `POST /api/resumes/{}/pdf`: accepted query and body, response,
 * and the events of streaming endpoints.
 */
export type BackendFace = Record<string, { query?: Schema; takes?: Schema; answers?: Schema; events?: Schema }>;

interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema & { default?: unknown };
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const ofType = (type: string, content: Content | undefined) => content?.content?.[type]?.schema;
const json = (content: Content | undefined) => ofType('application/json', content);

/**
 * Converts query parameters to an object schema. All values are strings, so only lists of allowed values are compared.
 */
function queryOf(parameters: Parameter[] = []): Schema | undefined {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const needed = query.filter(({ required, schema }) => required && schema?.default === undefined);
  const choices = (schema: Schema = {}): Schema => ({ type: schema.enum && 'string', enum: schema.enum });
  return query.length === 0
    ? undefined
    : {
        type: 'object',
        properties: Object.fromEntries(query.map(({ name, schema }) => [name, choices(schema)])),
        required: needed.map(({ name }) => name),
      };
}

export async function backendFace(): Promise<BackendFace> {
  const { paths, components } = await apiDescription();
  const named = (components?.schemas ?? {}) as Record<string, Schema>;
  const read = (schema: Schema | undefined) => schema && plain(schema, named);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, { parameters, requestBody, responses }]) => {
      const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const key = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`;
      const face = {
        query: read(queryOf(parameters)),
        takes: read(json(requestBody)),
        answers: read(json(done)),
        events: read(ofType('text/event-stream', done)),
      };
      return [key, face] as const;
    }),
  );
  return Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1)));
}
