import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Help1700000000013 implements MigrationInterface {
  name = 'Help1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "contact_messages"
        ALTER COLUMN "message" TYPE text,
        ADD "kind" character varying(10) NOT NULL DEFAULT 'contact',
        ADD "origin" character varying(4),
        ADD "ai_response" text,
        ADD "payment_id" uuid,
        ADD "answer" text,
        ADD "answered_at" TIMESTAMP WITH TIME ZONE,
        ADD "answered_by" character varying(60)`);
    await runner.query(`
      CREATE TABLE "chat_turns" (
        "id" BIGSERIAL NOT NULL,
        "owner_id" uuid NOT NULL,
        "content" text NOT NULL,
        "is_user" boolean NOT NULL,
        "sources" jsonb NOT NULL,
        "actions" jsonb NOT NULL,
        "reference" character varying(20),
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_chat_turns" PRIMARY KEY ("id"),
        CONSTRAINT "FK_77a3cff57f6d242190a6786ca10" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_7d137acd6990e1368dc80c4615" ON "chat_turns" ("owner_id", "id")`);
    await runner.query(`
      CREATE TABLE "measurements" (
        "id" BIGSERIAL NOT NULL,
        "kind" character varying(20) NOT NULL,
        "milliseconds" integer NOT NULL,
        CONSTRAINT "PK_measurements" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_27399d053217cc41765fca2c3b" ON "measurements" ("kind", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['measurements', 'chat_turns']) await runner.query(`DROP TABLE "${table}"`);
    await runner.query(`
      ALTER TABLE "contact_messages"
        ALTER COLUMN "message" TYPE character varying(5000) USING left("message", 5000),
        DROP "kind", DROP "origin", DROP "ai_response", DROP "payment_id",
        DROP "answer", DROP "answered_at", DROP "answered_by"`);
  }
}
