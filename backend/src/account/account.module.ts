import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RequestOwnerResolver } from '../platform/http/rate-limit/rate-limit.guard';
import { MailModule } from '../platform/mail/mail.module';
import { EntitlementModule } from '../payments/entitlement/entitlement.module';
import { EmailAddressController } from './email-address/email-address.controller';
import { EmailAddressService } from './email-address/email-address.service';
import { AdminGuard } from './admin.guard';
import { QuotaService } from './quota/quota.service';
import { QuotaReservationEntity } from './quota/quota-reservation.entity';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { DataRetentionService } from './privacy/data-retention.service';
import { FirstAdminService } from './first-admin.service';
import { LocalStrategy } from './local.strategy';
import { MeController } from './me.controller';
import { NewDeviceService } from './emails/new-device.service';
import { DataDeletionService } from './privacy/data-deletion.service';
import { DataExportService } from './privacy/data-export.service';
import { DocumentExportRegistry } from './privacy/document-export-registry';
import { PasswordGuessesService } from './passwords/password-guesses.service';
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
import { GuestMergeService } from './sessions/guest-merge.service';
import { ReauthenticationGuard } from './sessions/reauthentication.guard';
import { SecurityEventEntity } from './security-events/security-event.entity';
import { SecurityEventsController } from './security-events/security-events.controller';
import { SecurityEventsService } from './security-events/security-events.service';
import { SessionEntity } from './sessions/session.entity';
import { SessionStore } from './sessions/session-store';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsService } from './sessions/sessions.service';
import { StorageService } from './storage/storage.service';
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
      QuotaReservationEntity,
      PasswordGuessEntity,
      PasswordResetEntity,
      TotpSecretEntity,
      PasskeyEntity,
      RecoveryCodeEntity,
      SpentChallengeEntity,
    ]),
    MailModule,
    EntitlementModule,
  ],
  controllers: [
    EmailAddressController,
    AuthController,
    MeController,
    PasswordsController,
    SecondFactorsController,
    SecurityEventsController,
    SessionsController,
  ],
  providers: [
    EmailAddressService,
    AuthService,
    NewDeviceService,
    UserService,
    OwnerService,
    { provide: RequestOwnerResolver, useExisting: OwnerService },
    GuestMergeService,
    SessionStore,
    LocalStrategy,
    QuotaService,
    StorageService,
    FirstAdminService,
    DataRetentionService,
    PasswordGuessesService,
    PasswordsService,
    PasswordResetsService,
    SecurityEventsService,
    TotpService,
    PasskeysService,
    SecondFactorsService,
    SessionsService,
    ReauthenticationGuard,
    DataExportService,
    DataDeletionService,
    DocumentExportRegistry,
    AdminGuard,
  ],
  exports: [
    OwnerService,
    RequestOwnerResolver,
    GuestMergeService,
    DocumentExportRegistry,
    SecurityEventsService,
    SessionsService,
    SessionStore,
    QuotaService,
    StorageService,
    UserService,
  ],
})
export class AccountModule {}
