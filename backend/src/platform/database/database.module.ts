import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config/config';
import { openDataSource } from './open-data-source';

@Module({})
export class DatabaseModule {
  static forRoot(config: Config, snapshot?: Blob): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      // Retrying does not help with a folder in use or a wrong password.
      useFactory: () => ({ type: 'postgres', autoLoadEntities: true, retryAttempts: 0 }),
      dataSourceFactory: (options) => openDataSource(config, { entities: options?.entities, snapshot }),
    });
    return { module: DatabaseModule, imports: [connection] };
  }
}
