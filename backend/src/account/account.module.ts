import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnerOfRequest } from '../platform/http/rate-limit/rate-limit.guard';
import { AdminGuard } from './admin.guard';
import { AllowanceService } from './allowance/allowance.service';
import { EntitlementService } from './allowance/entitlement.service';
import { ReservationEntity } from './allowance/reservation.entity';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { CleanupService } from './cleanup.service';
import { FirstAdminService } from './first-admin.service';
import { LocalStrategy } from './local.strategy';
import { MeController } from './me.controller';
import { OwnerEntity } from './sessions/owner.entity';
import { OwnerService } from './sessions/owner.service';
import { OwnershipService } from './sessions/ownership.service';
import { SessionEntity } from './sessions/session.entity';
import { SessionStore } from './sessions/session-store';
import { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

/** Who calls, and what they may use. Global: every area asks for the caller's owner. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OwnerEntity, SessionEntity, UserEntity, ReservationEntity])],
  controllers: [AuthController, MeController],
  providers: [
    AuthService,
    UserService,
    OwnerService,
    { provide: OwnerOfRequest, useExisting: OwnerService },
    OwnershipService,
    SessionStore,
    LocalStrategy,
    AllowanceService,
    EntitlementService,
    FirstAdminService,
    CleanupService,
    AdminGuard,
  ],
  exports: [OwnerService, OwnerOfRequest, OwnershipService, SessionStore, AllowanceService, EntitlementService],
})
export class AccountModule {}
