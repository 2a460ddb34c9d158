import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { RateLimitKind } from '../../config/config';
import { RateLimitService } from './rate-limit.service';
import { getDisconnectSignal } from '../abort-signal';
import { getNetwork } from '../network';

const rateLimitMetadataKey = 'rate limit';

const kindsCountedByNetwork: RateLimitKind[] = ['sign-in-address', 'register', 'checkout', 'error-log'];

/** Implemented by the account module. */
export abstract class RequestOwnerResolver {
  abstract getOwnerId(request: Request): string | undefined;
  abstract ensureOwnerId(request: Request): Promise<string>;
}

/**
 * Sets the rate limit of a route or controller, which is otherwise `default`. With `none`, the guard does not count
 * calls. The route is then unlimited, or calls `RateLimitService.consume` itself after another check. For example, an
 * owner without quota must get 402, never 429.
 */
export const RateLimit = (kind: RateLimitKind | 'none') => SetMetadata(rateLimitMetadataKey, kind);

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

  /** Creates an owner for a guest who stores or generates. Returns undefined for a guest who only reads. */
  private async getSubject(kind: RateLimitKind, request: Request): Promise<string | undefined> {
    if (kindsCountedByNetwork.includes(kind)) return getNetwork(request);
    const isReadOnly = kind === 'default' || request.method === 'GET' || request.method === 'HEAD';
    return isReadOnly ? this.owners.getOwnerId(request) : await this.owners.ensureOwnerId(request);
  }
}
