import { join } from 'node:path';
import { DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';

import type { Config } from '../config/config';
import { OperatorError } from '../operator-error';
import { QuerySpanSubscriber } from '../tracing/query-span.subscriber';
import { EmbeddedDatabase } from './embedded-database';
import { EmbeddedSocket } from './embedded-socket';
import { migrations } from './migrations';
import { SnakeCaseNamingStrategy } from './snake-case-naming-strategy';

export type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

export interface OpenDataSourceOptions {
  entities: PostgresOptions['entities'];
  /** A dump of a data folder, loaded into an in-memory embedded database. Used by tests. */
  snapshot?: Blob | undefined;
  /** Names of the migrations in a backup. If undefined, all migrations are used. */
  migrationNames?: readonly string[];
}

/** Opens the configured database and migrates its schema. Throws `OperatorError` when no database can be opened. */
export async function openDataSource(config: Config, options: OpenDataSourceOptions): Promise<DataSource> {
  const dataSource = await connectDataSource(config, options);
  try {
    await migrate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** Connects to the configured database without migrating its schema. Throws `OperatorError`. */
export async function connectDataSource(
  config: Config,
  { entities, snapshot, migrationNames }: OpenDataSourceOptions,
): Promise<DataSource> {
  const options = {
    type: 'postgres',
    entities,
    migrations: migrationNames ? selectMigrations(migrationNames) : migrations,
    synchronize: false,
    namingStrategy: new SnakeCaseNamingStrategy(),
    // gen_random_uuid() is built into PostgreSQL, so no extension is needed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    subscribers: config.tracesUrl ? [QuerySpanSubscriber] : [],
  } as const;
  const dataSource = config.databaseUrl
    ? new DataSource({
        ...options,
        url: config.databaseUrl,
        poolSize: config.databasePoolSize,
        connectTimeoutMS: 5_000,
      })
    : new EmbeddedDataSource(await EmbeddedDatabase.open(snapshot ?? join(config.dataDir, 'database')), options);
  try {
    await dataSource.initialize();
  } catch (error) {
    if (config.databaseUrl) throw OperatorError.cannotOpenDatabase(error);
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

function selectMigrations(names: readonly string[]): typeof migrations {
  const knownMigrations = migrations.filter(({ name }) => names.includes(name));
  if (knownMigrations.length === names.length) return knownMigrations;
  throw new OperatorError('The backup was created by a newer version. Restore it with that version.');
}

export class EmbeddedDataSource extends DataSource {
  constructor(
    readonly embedded: EmbeddedDatabase,
    options: PostgresOptions,
  ) {
    super({ ...options, extra: { stream: () => new EmbeddedSocket(embedded) } });
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy();
    await this.embedded.close();
  }
}

/** Runs all pending migrations or none. Other processes wait, because a lock is held until the transaction ends. */
async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`SELECT pg_advisory_xact_lock(hashtext('migrations'))`);
    await runPendingMigrations(dataSource, runner);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}

export async function runPendingMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}
