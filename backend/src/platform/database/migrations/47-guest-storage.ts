import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a hash of each guest's network, and the number of the guest's stored bytes that count for that network. */
export class GuestStorage1700000000047 implements MigrationInterface {
  name = 'GuestStorage1700000000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "owners" ADD "network" character varying(60), ADD "counted_bytes" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(`CREATE INDEX "IDX_f283acba426fdc190ea2f13850" ON "owners" ("network")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "IDX_f283acba426fdc190ea2f13850"`);
    await runner.query(`ALTER TABLE "owners" DROP COLUMN "network", DROP COLUMN "counted_bytes"`);
  }
}
