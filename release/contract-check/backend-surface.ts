import { generateOpenApiDocument } from '@shortlist/backend/openapi-document';
import { normalizeSchema, type Schema } from './schema';

/** The backend's endpoints by method and path, such as `POST /api/resumes/{}/pdf`. */
export type BackendSurface = Record<
  string,
  { query?: Schema; requestBody?: Schema; response?: Schema; events?: Schema }
>;

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

const getContentSchema = (type: string, content: Content | undefined) => content?.content?.[type]?.schema;
const getJsonSchema = (content: Content | undefined) => getContentSchema('application/json', content);

/** Converts query parameters to an object schema. All values are strings, so only enumerations are compared. */
function toQuerySchema(parameters: Parameter[] = []): Schema | undefined {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const requiredParameters = query.filter(({ required, schema }) => required && schema?.default === undefined);
  const toChoiceSchema = (schema: Schema = {}): Schema => ({ type: schema.enum && 'string', enum: schema.enum });
  return query.length === 0
    ? undefined
    : {
        type: 'object',
        properties: Object.fromEntries(query.map(({ name, schema }) => [name, toChoiceSchema(schema)])),
        required: requiredParameters.map(({ name }) => name),
      };
}

export async function readBackendSurface(): Promise<BackendSurface> {
  const { paths, components } = await generateOpenApiDocument();
  const namedSchemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const normalize = (schema: Schema | undefined) => schema && normalizeSchema(schema, namedSchemas);
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, { parameters, requestBody, responses }]) => {
      const successResponse = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const key = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`;
      const surface = {
        query: normalize(toQuerySchema(parameters)),
        requestBody: normalize(getJsonSchema(requestBody)),
        response: normalize(getJsonSchema(successResponse)),
        events: normalize(getContentSchema('text/event-stream', successResponse)),
      };
      return [key, surface] as const;
    }),
  );
  return Object.fromEntries(endpoints.sort(([a], [b]) => (a < b ? -1 : 1)));
}
