import { Injectable } from '@nestjs/common';
import type { Register } from '@shortlist/contracts/account/auth';
import type { Request } from 'express';
import { OwnerService } from './sessions/owner.service';
import { OwnershipService } from './sessions/ownership.service';
import type { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UserService,
    private readonly owners: OwnerService,
    private readonly ownership: OwnershipService,
  ) {}

  /** A visitor who registers keeps all that the session has: its owner becomes the user's. */
  async register(request: Request, registration: Register): Promise<UserEntity> {
    const caller = await this.owners.find(this.owners.idOf(request));
    const user = await this.users.create(registration, { ownerId: caller?.user ? undefined : caller?.id });
    await this.owners.renew(request, user.ownerId);
    return user;
  }

  /** What the visitor had moves to the user. The password is known to be right. */
  async signIn(request: Request, user: UserEntity): Promise<void> {
    const visitor = this.owners.idOf(request);
    if (visitor && visitor !== user.ownerId) await this.ownership.move(visitor, user.ownerId);
    await this.owners.renew(request, user.ownerId);
  }
}
