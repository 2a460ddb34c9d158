import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GenerationLines1700000000026 implements MigrationInterface {
  name = 'GenerationLines1700000000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" ADD "left_out" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" DROP COLUMN "left_out"`);
  }
}
