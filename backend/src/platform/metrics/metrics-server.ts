import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { Config } from '../config/config';
import { OperatorError } from '../operator-error';
import { MetricsService } from './metrics.service';

/**
 * Serves GET /metrics on a separate port that is reachable only in the operator's network. Disabled without
 * METRICS_PORT.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.metrics) return;
    const { port, host } = this.config.metrics;
    const { registry } = this.metrics;
    collectDefaultMetrics({ register: registry });
    this.server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      this.server?.once('error', (error) => reject(OperatorError.cannotListen(port, error, 'METRICS_PORT')));
      this.server?.listen(port, host, resolve);
    });
  }

  /** The actual port if METRICS_PORT is 0. */
  get port(): number {
    return (this.server?.address() as AddressInfo).port;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
