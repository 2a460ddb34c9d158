import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Generator1700000000005 implements MigrationInterface {
  name = 'Generator1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "generations" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "job_title" character varying(120) NOT NULL,
        "industry" character varying(40) NOT NULL,
        "language" character varying(2) NOT NULL,
        "page_size" character varying(10) NOT NULL,
        "writer" character varying(20) NOT NULL,
        "replaced" boolean NOT NULL,
        "general" boolean NOT NULL,
        "resume" jsonb NOT NULL,
        "letter" jsonb NOT NULL,
        "keywords" jsonb NOT NULL,
        "fills" jsonb NOT NULL,
        "ats_score" integer NOT NULL,
        "potential" integer NOT NULL,
        "rubric_version" character varying(20) NOT NULL,
        "open_blanks" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_9d2a52fbde1fba42c24ec42ddd2" PRIMARY KEY ("id"),
        CONSTRAINT "FK_9fd0055c71d0330b91c911adbde" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_becc99a1ac1c74db8847dff284" ON "generations" ("owner_id", "created_at")`);
    await runner.query(`
      CREATE TABLE "idempotency_keys" (
        "key" character varying(60) NOT NULL,
        "result_id" uuid,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_0afd83cbf08c9d12089a9bffc5e" PRIMARY KEY ("key")
      )`);
    await runner.query(`CREATE INDEX "IDX_5e72f040fdc5efc8eef52a388c" ON "idempotency_keys" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['idempotency_keys', 'generations']) await runner.query(`DROP TABLE "${table}"`);
  }
}
