import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule, Reflector } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntryEntity } from './audit/audit-entry.entity';
import { AuditService } from './audit/audit.service';
import { Config } from './config/config';
import { PublicConfigController } from './config/public-config.controller';
import { DatabaseModule } from './database/database.module';
import { OwnerTransactions } from './database/owner-transactions';
import { HealthController } from './health/health.controller';
import { ReadinessService } from './health/readiness.service';
import { ErrorFilter } from './http/error.filter';
import { RateLimitEntity } from './http/rate-limit/rate-limit.entity';
import { RateLimitGuard } from './http/rate-limit/rate-limit.guard';
import { RateLimitService } from './http/rate-limit/rate-limit.service';
import { Serializer } from './http/serializer';
import { validationPipe } from './http/validation.pipe';
import { JobRunEntity } from './jobs/job-run.entity';
import { JobsService } from './jobs/jobs.service';
import { ClientErrorsController } from './logging/client-errors.controller';
import { MeasurementEntity } from './measurements/measurement.entity';
import { MeasurementsService } from './measurements/measurements.service';
import { TemporaryFileEntity } from './storage/temporary-file.entity';
import { TemporaryFilesService } from './storage/temporary-files.service';
import { MetricsService } from './metrics/metrics.service';
import { MetricsServer } from './metrics/metrics-server';
import { TracingService } from './tracing/tracing.service';

@Global()
@Module({
  imports: [
    DiscoveryModule,
    ScheduleModule.forRoot(),
    TypeOrmModule.forFeature([RateLimitEntity, JobRunEntity, AuditEntryEntity, MeasurementEntity, TemporaryFileEntity]),
  ],
  controllers: [HealthController, PublicConfigController, ClientErrorsController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_PIPE, useValue: validationPipe },
    {
      provide: APP_INTERCEPTOR,
      inject: [Reflector],
      useFactory: (reflector: Reflector) => new Serializer(reflector),
    },
    RateLimitService,
    OwnerTransactions,
    JobsService,
    AuditService,
    MeasurementsService,
    TemporaryFilesService,
    MetricsService,
    MetricsServer,
    TracingService,
    ReadinessService,
  ],
  exports: [
    Config,
    RateLimitService,
    OwnerTransactions,
    AuditService,
    MeasurementsService,
    TemporaryFilesService,
    MetricsService,
  ],
})
export class PlatformModule {
  static forRoot(config: Config, databaseSnapshot?: Blob): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DatabaseModule.forRoot(config, databaseSnapshot)],
      providers: [{ provide: Config, useValue: config }],
    };
  }
}
