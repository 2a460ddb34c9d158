import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds hashes of the network and the text of each message, so that similar messages can be shown as one. */
export class MessageGroups1700000000040 implements MigrationInterface {
  name = 'MessageGroups1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "contact_messages"
        ADD "network" character varying(60),
        ADD "text_key" character varying(60),
        ADD "group_id" uuid`);
    await runner.query(`CREATE INDEX "IDX_11eb2c3d2d9e07f264907f40ef" ON "contact_messages" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "IDX_11eb2c3d2d9e07f264907f40ef"`);
    await runner.query(
      `ALTER TABLE "contact_messages" DROP COLUMN "network", DROP COLUMN "text_key", DROP COLUMN "group_id"`,
    );
  }
}
