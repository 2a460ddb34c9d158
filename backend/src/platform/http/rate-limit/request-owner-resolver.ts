import type { Request } from 'express';

/** Implemented by the account module. */
export abstract class RequestOwnerResolver {
  abstract getOwnerId(request: Request): string | undefined;
  abstract ensureOwnerId(request: Request): Promise<string>;
}
