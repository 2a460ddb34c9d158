import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config/config';
import { openDataSource } from './open-data-source';

@Module({})
export class DatabaseModule {
  /** Entities are those of all modules (`TypeOrmModule.forFeature`). `snapshot`: see `openDataSource`. */
  static with(config: Config, snapshot?: Blob): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      // A folder in use or a wrong password does not get better by waiting.
      useFactory: () => ({ type: 'postgres', autoLoadEntities: true, retryAttempts: 0 }),
      dataSourceFactory: (options) => openDataSource(config, { entities: options?.entities, snapshot }),
    });
    return { module: DatabaseModule, imports: [connection] };
  }
}
