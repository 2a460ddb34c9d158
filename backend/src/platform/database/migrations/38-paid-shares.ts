import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds how much of a budget free users spent, and the day or month whose limit caused an emergency. */
export class PaidShares1700000000038 implements MigrationInterface {
  name = 'PaidShares1700000000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "ai_budgets"
        ADD "free_micros" bigint NOT NULL DEFAULT 0,
        ADD "free_calls" integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE "ai_calls" ADD "free" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "ai_state" ADD "emergency_period" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "ai_state" DROP COLUMN "emergency_period"`);
    await runner.query(`ALTER TABLE "ai_calls" DROP COLUMN "free"`);
    await runner.query(`ALTER TABLE "ai_budgets" DROP COLUMN "free_micros", DROP COLUMN "free_calls"`);
  }
}
