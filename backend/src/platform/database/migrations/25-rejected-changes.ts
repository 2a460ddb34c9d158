import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RejectedChanges1700000000025 implements MigrationInterface {
  name = 'RejectedChanges1700000000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "resumes" ADD "rejected_changes" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "resumes" DROP COLUMN "rejected_changes"`);
  }
}
