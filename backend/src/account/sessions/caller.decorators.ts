import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/http/app-error';
import type { UserEntity } from '../users/user.entity';
import { type Owner, OwnerService } from './owner.service';

const FromRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);

@Injectable()
export class CurrentOwnerPipe implements PipeTransform<Request, Promise<Owner>> {
  constructor(private readonly owners: OwnerService) {}

  async transform(request: Request): Promise<Owner> {
    await this.owners.ensureOwnerId(request);
    return this.owners.getOwner(request)!;
  }
}

@Injectable()
export class OptionalOwnerPipe implements PipeTransform<Request, Owner | undefined> {
  constructor(private readonly owners: OwnerService) {}

  transform(request: Request): Owner | undefined {
    return this.owners.getOwner(request);
  }
}

@Injectable()
export class CurrentUserPipe implements PipeTransform<Request, Promise<UserEntity>> {
  constructor(private readonly owners: OwnerService) {}

  async transform(request: Request): Promise<UserEntity> {
    const user = await this.owners.findUser(this.owners.getOwner(request));
    if (!user) throw new AppError('signed_out');
    return user;
  }
}

/** Route parameter with the caller's `Owner`. Starts a session if there is none. */
export const CurrentOwner = () => FromRequest(CurrentOwnerPipe);

/** Route parameter with the caller's `Owner`, or undefined if there is no session. For read-only routes. */
export const OptionalOwner = () => FromRequest(OptionalOwnerPipe);

/** The part of a `UserEntity` that other areas may use. */
export type SignedInUser = Pick<UserEntity, 'id' | 'username'>;

/** Route parameter with the caller's `UserEntity`. Throws 401 `signed_out` for guests. */
export const CurrentUser = () => FromRequest(CurrentUserPipe);
