import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { RateLimitKind } from '../../config/config';
import { RateLimitService } from './rate-limit.service';
import { getDisconnectSignal } from '../abort-signal';
import { getNetwork } from '../network';

const rateLimitMetadataKey = 'rate limit';

const kindsCountedByNetwork: RateLimitKind[] = ['sign-in-network', 'register', 'checkout', 'error-log'];

/**
 * Sets the rate limit of a route or controller (`default` without it). `none`: the guard does not count. The route is
 * unlimited, or calls `RateLimitService.consume` itself after another check (an owner without quota gets 402, never
 * 429).
 */
export const RateLimit = (kind: RateLimitKind | 'none') => SetMetadata(rateLimitMetadataKey, kind);

/** Implemented by the account module. */
export abstract class RequestOwnerResolver {
  abstract getOwnerId(request: Request): string | undefined;
  abstract ensureOwnerId(request: Request): Promise<string>;
}

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitService,
    private readonly owners: RequestOwnerResolver,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const kind =
      this.reflector.getAllAndOverride<RateLimitKind | 'none' | undefined>(rateLimitMetadataKey, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'default';
    if (kind === 'none') return true;
    const subject = await this.getSubject(kind, request);
    if (subject) await this.limits.consume(kind, subject);
    // The client may have left while the call waited for the database.
    getDisconnectSignal(http.getResponse<Response>()).throwIfAborted();
    return true;
  }

  /**
   * Returns whose calls to count. Creates an owner for a guest who stores or generates; a guest who only reads is not
   * counted.
   */
  private async getSubject(kind: RateLimitKind, request: Request): Promise<string | undefined> {
    if (kindsCountedByNetwork.includes(kind)) return getNetwork(request);
    const isReadOnly = kind === 'default' || request.method === 'GET' || request.method === 'HEAD';
    return isReadOnly ? this.owners.getOwnerId(request) : await this.owners.ensureOwnerId(request);
  }
}
