import { hostname } from 'node:os';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';

/** Short, because the collector is nearby. Spans that it does not accept in time are dropped. */
const timeoutMillis = 2_000;

/**
 * Exports spans over OTLP/HTTP, in batches in the background. Without OTEL_EXPORTER_OTLP_ENDPOINT, no tracing library
 * is loaded, and spans are no-ops.
 */
@Injectable()
export class TracingService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('traces');
  private shutdownProvider: (() => Promise<void>) | undefined;

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const { tracesUrl: url } = this.config;
    if (!url) return;
    const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
    const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
    const serviceResource = resourceFromAttributes({ 'service.name': 'shortlist', 'service.instance.id': hostname() });
    const provider = new NodeTracerProvider({
      resource: serviceResource.merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis }))],
    });
    const ignore = () => undefined;
    const logError = (text: string) =>
      this.logger.warn(`The traces could not be exported: ${/"message":"([^"]*)/.exec(text)?.[1] ?? text}`);
    const diagLogger = { error: logError, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
    diag.setLogger(diagLogger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
    provider.register();
    this.shutdownProvider = () => provider.shutdown();
  }

  /** Exports the last spans without waiting long for an unreachable collector. */
  async onApplicationShutdown(): Promise<void> {
    await this.shutdownProvider?.().catch(() => undefined);
    for (const api of [trace, context, propagation, diag]) api.disable();
  }
}
