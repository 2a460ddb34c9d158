import { hostname } from 'node:os';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';

/** Milliseconds for what collects traces to take some. It is near; what it does not take is forgotten. */
const timeoutMillis = 2_000;

/**
 * Sends spans by OTLP over HTTP, in the background and in batches. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing of it is
 * loaded, and spans are no more than calls of empty functions.
 */
@Injectable()
export class Tracing implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('traces');
  private stop: (() => Promise<void>) | undefined;

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const { tracesUrl: url } = this.config;
    if (!url) return;
    const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
    const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
    const ours = resourceFromAttributes({ 'service.name': 'shortlist', 'service.instance.id': hostname() });
    const provider = new NodeTracerProvider({
      resource: ours.merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis }))],
    });
    const ignore = () => undefined;
    const error = (text: string) =>
      this.logger.warn(`Spans were not taken: ${/"message":"([^"]*)/.exec(text)?.[1] ?? text}`);
    const said = { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
    diag.setLogger(said, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
    provider.register();
    this.stop = () => provider.shutdown();
  }

  /** The last spans are sent; nobody waits long for a collector that is gone. */
  async onApplicationShutdown(): Promise<void> {
    await this.stop?.().catch(() => undefined);
    for (const part of [trace, context, propagation, diag]) part.disable();
  }
}
