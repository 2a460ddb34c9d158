import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds cover letters, and the letters that AI writers generated in the last day (`written_letters`). */
export class Letters1700000000009 implements MigrationInterface {
  name = 'Letters1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "cover_letters" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "title" character varying(200) NOT NULL,
        "job_title" character varying(200) NOT NULL,
        "company_name" character varying(200) NOT NULL,
        "job_description" text NOT NULL,
        "content" text NOT NULL,
        "ai_generated" boolean NOT NULL,
        "target_job_title" character varying(120) NOT NULL,
        "target_industry" character varying(40) NOT NULL,
        "resume_id" character varying(60) NOT NULL,
        "recipient" character varying(200) NOT NULL,
        "salutation" character varying(200) NOT NULL,
        "date" character varying(10) NOT NULL,
        "tone" character varying(10) NOT NULL,
        "length" character varying(10) NOT NULL,
        "suggestions" jsonb NOT NULL,
        "language" character varying(2) NOT NULL,
        "page_size" character varying(10) NOT NULL,
        "sender" jsonb,
        "design" jsonb,
        "version" integer NOT NULL,
        "draft" jsonb,
        "draft_version" integer NOT NULL,
        "deleted_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_cover_letters" PRIMARY KEY ("id"),
        CONSTRAINT "FK_44bde92b43003013799ea4560c3" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_46717af602287b5dd6608b7573" ON "cover_letters" ("owner_id", "updated_at")`);
    await runner.query(`
      CREATE TABLE "cover_letter_versions" (
        "id" BIGSERIAL NOT NULL,
        "letter_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "cause" character varying(20) NOT NULL,
        "state" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_cover_letter_versions" PRIMARY KEY ("id"),
        CONSTRAINT "FK_c4b240b2585901a593cd313338d" FOREIGN KEY ("letter_id") REFERENCES "cover_letters"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_5e2a2ba347d431d93a8eefb64c" ON "cover_letter_versions" ("letter_id", "id")`);
    await runner.query(`
      CREATE TABLE "written_letters" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "letter" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_written_letters" PRIMARY KEY ("id"),
        CONSTRAINT "FK_f82f34e29fe24e986cd5e600383" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_f82f34e29fe24e986cd5e60038" ON "written_letters" ("owner_id")`);
    await runner.query(`CREATE INDEX "IDX_5538dd15783f7f76d27e4ee7da" ON "written_letters" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['written_letters', 'cover_letter_versions', 'cover_letters'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
