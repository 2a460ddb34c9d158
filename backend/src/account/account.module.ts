import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnerOfRequest } from '../platform/http/rate-limit/rate-limit.guard';
import { MailModule } from '../platform/mail/mail.module';
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
import { DeletionService } from './owned/deletion.service';
import { ExportService } from './owned/export.service';
import { OwnedDocuments } from './owned/owned-documents';
import { PasswordResetEntity } from './passwords/password-reset.entity';
import { PasswordResetsService } from './passwords/password-resets.service';
import { PasswordsController } from './passwords/passwords.controller';
import { PasswordsService } from './passwords/passwords.service';
import { OwnerEntity } from './sessions/owner.entity';
import { OwnerService } from './sessions/owner.service';
import { OwnershipService } from './sessions/ownership.service';
import { SessionEntity } from './sessions/session.entity';
import { SessionStore } from './sessions/session-store';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsService } from './sessions/sessions.service';
import { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

/** Who calls, and what they may use. Global: every area asks for the caller's owner. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([OwnerEntity, SessionEntity, UserEntity, ReservationEntity, PasswordResetEntity]),
    MailModule,
  ],
  controllers: [AuthController, MeController, PasswordsController, SessionsController],
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
    PasswordsService,
    PasswordResetsService,
    SessionsService,
    ExportService,
    DeletionService,
    OwnedDocuments,
    AdminGuard,
  ],
  exports: [
    OwnerService,
    OwnerOfRequest,
    OwnershipService,
    OwnedDocuments,
    SessionStore,
    AllowanceService,
    EntitlementService,
    UserService,
  ],
})
export class AccountModule {}
