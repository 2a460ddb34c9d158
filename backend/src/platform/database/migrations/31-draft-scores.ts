import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DraftScores1700000000031 implements MigrationInterface {
  name = 'DraftScores1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "resumes" ADD "draft_scores" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "resumes" DROP COLUMN "draft_scores"`);
  }
}
