import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnerOfRequest } from '../platform/http/rate-limit/rate-limit.guard';
import { MailModule } from '../platform/mail/mail.module';
import { AddressController } from './address/address.controller';
import { AddressService } from './address/address.service';
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
import { NewDeviceService } from './mails/new-device.service';
import { DeletionService } from './owned/deletion.service';
import { ExportService } from './owned/export.service';
import { OwnedDocuments } from './owned/owned-documents';
import { GuessesService } from './passwords/guesses.service';
import { PasswordGuessEntity } from './passwords/password-guess.entity';
import { PasswordResetEntity } from './passwords/password-reset.entity';
import { PasswordResetsService } from './passwords/password-resets.service';
import { PasswordsController } from './passwords/passwords.controller';
import { PasswordsService } from './passwords/passwords.service';
import { PasskeyEntity } from './second-factors/passkey.entity';
import { PasskeysService } from './second-factors/passkeys.service';
import { RecoveryCodeEntity } from './second-factors/recovery-code.entity';
import { SecondFactorsController } from './second-factors/second-factors.controller';
import { SecondFactorsService } from './second-factors/second-factors.service';
import { SpentChallengeEntity } from './second-factors/spent-challenge.entity';
import { TotpSecretEntity } from './second-factors/totp-secret.entity';
import { TotpService } from './second-factors/totp.service';
import { OwnerEntity } from './sessions/owner.entity';
import { OwnerService } from './sessions/owner.service';
import { OwnershipService } from './sessions/ownership.service';
import { ReauthenticationGuard } from './sessions/reauthentication.guard';
import { SecurityEventEntity } from './security-events/security-event.entity';
import { SecurityEventsController } from './security-events/security-events.controller';
import { SecurityEventsService } from './security-events/security-events.service';
import { SessionEntity } from './sessions/session.entity';
import { SessionStore } from './sessions/session-store';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsService } from './sessions/sessions.service';
import { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      SecurityEventEntity,
      OwnerEntity,
      SessionEntity,
      UserEntity,
      ReservationEntity,
      PasswordGuessEntity,
      PasswordResetEntity,
      TotpSecretEntity,
      PasskeyEntity,
      RecoveryCodeEntity,
      SpentChallengeEntity,
    ]),
    MailModule,
  ],
  controllers: [
    AddressController,
    AuthController,
    MeController,
    PasswordsController,
    SecondFactorsController,
    SecurityEventsController,
    SessionsController,
  ],
  providers: [
    AddressService,
    AuthService,
    NewDeviceService,
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
    GuessesService,
    PasswordsService,
    PasswordResetsService,
    SecurityEventsService,
    TotpService,
    PasskeysService,
    SecondFactorsService,
    SessionsService,
    ReauthenticationGuard,
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
    SecurityEventsService,
    SessionsService,
    SessionStore,
    AllowanceService,
    EntitlementService,
    UserService,
  ],
})
export class AccountModule {}
