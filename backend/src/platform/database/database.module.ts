import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Config } from '../config/config';
import { openDataSource, type PostgresOptions } from './open-data-source';

type Options = PostgresOptions & { extra: { config: Config } };

@Module({})
export class DatabaseModule {
  /** Entities are those of all modules (`TypeOrmModule.forFeature`). `snapshot`: see `openDataSource`. */
  static with(snapshot?: Blob): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        type: 'postgres',
        autoLoadEntities: true,
        // A folder in use or a wrong password does not get better by waiting.
        retryAttempts: 0,
        extra: { config },
      }),
      dataSourceFactory: (options) => {
        const { entities, extra } = options as Options;
        return openDataSource(extra.config, { entities, snapshot });
      },
    });
    return { module: DatabaseModule, imports: [connection] };
  }
}
