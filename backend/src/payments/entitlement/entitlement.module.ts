import { Global, Module } from '@nestjs/common';
import { EntitlementService } from './entitlement.service';

/** Apart from `PaymentsModule`, because accounts ask for Premium and payments ask for accounts. */
@Global()
@Module({ providers: [EntitlementService], exports: [EntitlementService] })
export class EntitlementModule {}
