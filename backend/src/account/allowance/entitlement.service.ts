import { Injectable } from '@nestjs/common';

/** What an owner may do beyond the free plan. Premium is derived, never a stored flag. */
@Injectable()
export class EntitlementService {
  /** Premium follows from payments less refunds. Nothing can be bought yet, so nobody has it. */
  isPremium(_ownerId: string): Promise<boolean> {
    return Promise.resolve(false);
  }
}
