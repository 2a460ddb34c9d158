import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const valueSchema = z
  .object({ stringValue: z.string(), intValue: z.coerce.number(), doubleValue: z.number(), boolValue: z.boolean() })
  .partial()
  .transform(
    ({ stringValue, intValue, doubleValue, boolValue }) => stringValue ?? intValue ?? doubleValue ?? boolValue,
  );
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .default([])
  .transform((attributes) => Object.fromEntries(attributes.map(({ key, value }) => [key, value])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
export type ReceivedSpan = z.infer<typeof spanSchema>;

/** Receives traces in the OTLP/HTTP JSON format. A silent server accepts requests but never responds. */
export class FakeOtlpServer {
  bodies: string[] = [];
  isSilent = false;
  private server: Server | undefined;

  get spans(): ReceivedSpan[] {
    const traces = this.bodies.map((body) => tracesSchema.parse(JSON.parse(body)));
    return traces.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  async start(): Promise<string> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.url === '/v1/traces') this.bodies.push(body);
        if (!this.isSilent) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
