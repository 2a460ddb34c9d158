import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecurityEvents1700000000037 implements MigrationInterface {
  name = 'SecurityEvents1700000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "security_events" (
        "id" integer NOT NULL,
        "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "kind" character varying(40) NOT NULL,
        "user_id" uuid,
        "network" character varying(60) NOT NULL,
        "browser" character varying(40) NOT NULL,
        "system" character varying(40) NOT NULL,
        "previous_hash" character varying(64) NOT NULL,
        "hash" character varying(64) NOT NULL,
        CONSTRAINT "PK_security_events" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_security_events_user_id" ON "security_events" ("user_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "security_events"`);
  }
}
