import { Injectable } from '@nestjs/common';
import type { RegisterRequest } from '@shortlist/contracts/account/auth';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { getNetwork } from '../platform/http/network';
import { RateLimitService } from '../platform/http/rate-limit/rate-limit.service';
import { EmailAddressService } from './email-address/email-address.service';
import { NewDeviceService } from './emails/new-device.service';
import { SecurityEventsService } from './security-events/security-events.service';
import { SecondFactorsService } from './second-factors/second-factors.service';
import { findKnownDevice } from './sessions/known-device';
import { OwnerService } from './sessions/owner.service';
import { GuestMergeService } from './sessions/guest-merge.service';
import type { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly config: Config,
    private readonly limits: RateLimitService,
    private readonly addresses: EmailAddressService,
    private readonly users: UserService,
    private readonly events: SecurityEventsService,
    private readonly owners: OwnerService,
    private readonly guestMerge: GuestMergeService,
    private readonly factors: SecondFactorsService,
    private readonly newDevices: NewDeviceService,
  ) {}

  /** Registers the caller. The owner id of a guest becomes the user's, so the guest's data is kept. */
  async register(request: Request, registration: RegisterRequest, language: Language): Promise<UserEntity> {
    const owner = this.owners.getOwner(request);
    // The specification requires the response to reveal that an address is taken. Repeated probing is therefore
    // rate-limited, and the account with that address is notified.
    await this.limits.assertBelowLimit('taken-address', getNetwork(request));
    const user = await this.users
      .create(registration, language, owner?.userId ? undefined : owner?.id)
      .catch(async (error: unknown) => {
        if (isEmailTaken(error)) {
          await this.limits.consume('taken-address', getNetwork(request));
          await this.addresses.notifyAddressInUse(registration.email, language);
        }
        throw error;
      });
    await this.owners.renewSession(request, user);
    await this.events.record(request, 'registered', user.id);
    return user;
  }

  /** Signs in after a correct password. Throws `second_factor_required` if the account has a second factor. */
  async signIn(request: Request, user: UserEntity, language: Language): Promise<void> {
    await this.factors.requireSecondFactor(user);
    await this.completeSignIn(request, user, language);
  }

  /** Signs in after all required factors are verified. Moves the guest's data to the user. Throws `storage_full`. */
  async completeSignIn(request: Request, user: UserEntity, language: Language): Promise<void> {
    const isNewDevice = !findKnownDevice(this.config, request, user);
    const guestOwnerId = this.owners.getOwnerId(request);
    if (guestOwnerId && guestOwnerId !== user.ownerId) await this.guestMerge.merge(guestOwnerId, user.ownerId);
    await this.owners.renewSession(request, user);
    await this.events.record(request, 'signed_in', user.id);
    if (isNewDevice) await this.newDevices.notify(request, user, language);
  }
}

const isEmailTaken = (error: unknown) =>
  error instanceof AppError && error.code === 'duplicate' && error.details.issues?.some(({ path }) => path === 'email');
