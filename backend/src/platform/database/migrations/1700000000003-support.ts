import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Support1700000000003 implements MigrationInterface {
  name = 'Support1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "contact_messages" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "reference" character varying(20) NOT NULL,
        "name" character varying(120) NOT NULL,
        "email" character varying(254) NOT NULL,
        "subject" character varying(200) NOT NULL,
        "message" character varying(5000) NOT NULL,
        "language" character varying(2) NOT NULL,
        "priority" boolean NOT NULL,
        "status" character varying(10) NOT NULL DEFAULT 'open',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_b74f96eb2edd977ccfba6533293" PRIMARY KEY ("id"),
        CONSTRAINT "FK_b7bcd482f8a2dd41c1cfb13c6a7" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_b7bcd482f8a2dd41c1cfb13c6a" ON "contact_messages" ("owner_id")`);
    await runner.query(`CREATE UNIQUE INDEX "IDX_9c8a067e95b5b4acf8fbb27512" ON "contact_messages" ("reference")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "contact_messages"`);
  }
}
