import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentClaims1700000000039 implements MigrationInterface {
  name = 'PaymentClaims1700000000039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "payments" ADD "claims" integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "payments" DROP COLUMN "claims"`);
  }
}
