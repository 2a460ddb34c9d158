import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { RateKind } from '../../config/config';
import { RateLimitService } from './rate-limit.service';
import { networkOf } from '../network';

const KIND = 'rate limit';

const perAddress: RateKind[] = ['sign-in-address', 'register', 'error-log'];

/**
 * Sets the rate limit of a route or controller (`default` without it). `none`: the guard does not count, because the
 * route checks something else first and calls `RateLimitService.consume` itself (an owner without quota gets 402, never
 * 429).
 */
export const RateLimit = (kind: RateKind | 'none') => SetMetadata(KIND, kind);

/** Implemented by the account module. */
export abstract class OwnerOfRequest {
  abstract idOf(request: Request): string | undefined;
  abstract ensureId(request: Request): Promise<string>;
}

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitService,
    private readonly owners: OwnerOfRequest,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const kind =
      this.reflector.getAllAndOverride<RateKind | 'none' | undefined>(KIND, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'default';
    if (kind === 'none') return true;
    const subject = await this.subject(kind, request);
    if (subject) await this.limits.take(kind, subject);
    return true;
  }

  /** Creates an owner for a guest who stores or generates; a guest who only reads is not counted. */
  private async subject(kind: RateKind, request: Request): Promise<string | undefined> {
    if (perAddress.includes(kind)) return networkOf(request);
    const onlyReads = kind === 'default' || request.method === 'GET' || request.method === 'HEAD';
    return onlyReads ? this.owners.idOf(request) : await this.owners.ensureId(request);
  }
}
