import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStorageFunction, generatedColumns } from './49-storage-function';

export class GenerationTitleLetter1700000000051 implements MigrationInterface {
  name = 'GenerationTitleLetter1700000000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" ADD "title_letter" jsonb`);
    await runner.query(createStorageFunction([...generatedColumns, 'job_posting', 'title_letter']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(createStorageFunction([...generatedColumns, 'job_posting']));
    await runner.query(`ALTER TABLE "generations" DROP COLUMN "title_letter"`);
  }
}
