import { Global, Module } from '@nestjs/common';
import { EntitlementService } from './entitlement.service';

/** Separate from `PaymentsModule` to avoid a cycle: accounts depend on Premium, and payments depend on accounts. */
@Global()
@Module({ providers: [EntitlementService], exports: [EntitlementService] })
export class EntitlementModule {}
