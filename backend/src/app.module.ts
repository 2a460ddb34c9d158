import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AdminModule } from './admin/admin.module';
import { BuilderModule } from './builder/builder.module';
import { GeneratorModule } from './generator/generator.module';
import { MarketingModule } from './marketing/marketing.module';
import { PaymentsModule } from './payments/payments.module';
import type { Config } from './platform/config/config';
import { PlatformModule } from './platform/platform.module';
import { WorkerThreadsModule } from './worker-threads/worker-threads.module';
import { SupportModule } from './support/support.module';

@Module({
  imports: [
    WorkerThreadsModule,
    AccountModule,
    PaymentsModule,
    BuilderModule,
    GeneratorModule,
    SupportModule,
    MarketingModule,
    AdminModule,
  ],
})
export class AppModule {
  static forRoot(config: Config, databaseSnapshot?: Blob): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.forRoot(config, databaseSnapshot)] };
  }
}
