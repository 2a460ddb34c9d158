import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { RateKind } from '../../config/config';
import { RateLimitService } from './rate-limit.service';
import { networkOf } from '../network';

const KIND = 'rate limit';

/** Kinds that count addresses; all others count owners. */
const perAddress: RateKind[] = ['sign-in-address', 'register', 'error-log'];

/**
 * The kind of a route or controller; `default` when not said. `none`: not counted here, because the route asks something
 * else first (the allowance: a used-up owner gets 402, never 429) and calls `RateLimitService.take` itself.
 */
export const RateLimit = (kind: RateKind | 'none') => SetMetadata(KIND, kind);

/** Who a call belongs to. Given by the account module. */
export abstract class OwnerOfRequest {
  /** The id of the caller's owner, if there is one. */
  abstract idOf(request: Request): string | undefined;
  /** The same, made when missing. */
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

  /** A visitor without an owner is given one by what stores or generates; one who only reads is not counted. */
  private async subject(kind: RateKind, request: Request): Promise<string | undefined> {
    if (perAddress.includes(kind)) return networkOf(request);
    const onlyReads = kind === 'default' || request.method === 'GET' || request.method === 'HEAD';
    return onlyReads ? this.owners.idOf(request) : await this.owners.ensureId(request);
  }
}
