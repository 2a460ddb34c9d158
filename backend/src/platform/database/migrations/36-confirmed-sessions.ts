import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmedSessions1700000000036 implements MigrationInterface {
  name = 'ConfirmedSessions1700000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sessions" ADD "confirmed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sessions" DROP "confirmed_at"`);
  }
}
