import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds email verification. Administrators count as verified, because the operator chose them by their address. */
export class VerifiedAddresses1700000000034 implements MigrationInterface {
  name = 'VerifiedAddresses1700000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "users"
        ADD "verified_at" TIMESTAMP WITH TIME ZONE,
        ADD "pending_email" character varying(254)`);
    await runner.query(`UPDATE "users" SET "verified_at" = now() WHERE "is_admin"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" DROP "verified_at", DROP "pending_email"`);
  }
}
