import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStorageFunction, generatedColumns } from './49-storage-function';

export class GenerationJobPosting1700000000050 implements MigrationInterface {
  name = 'GenerationJobPosting1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" ADD "job_posting" text NOT NULL DEFAULT ''`);
    await runner.query(createStorageFunction([...generatedColumns, 'job_posting']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(createStorageFunction(generatedColumns));
    await runner.query(`ALTER TABLE "generations" DROP COLUMN "job_posting"`);
  }
}
