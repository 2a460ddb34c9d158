import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GenerationOwnLines1700000000042 implements MigrationInterface {
  name = 'GenerationOwnLines1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" ADD "own_lines" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" DROP COLUMN "own_lines"`);
  }
}
