import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Resumes1700000000006 implements MigrationInterface {
  name = 'Resumes1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "resumes" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "title" character varying(200) NOT NULL,
        "template_id" character varying(60) NOT NULL,
        "accent" character varying(40) NOT NULL,
        "density" character varying(10) NOT NULL,
        "fit" smallint NOT NULL,
        "page_size" character varying(10) NOT NULL,
        "language" character varying(2) NOT NULL,
        "target_job_title" character varying(120) NOT NULL,
        "target_industry" character varying(40) NOT NULL,
        "content" jsonb NOT NULL,
        "ai_optimized" boolean NOT NULL,
        "ats_score" integer NOT NULL,
        "potential" integer NOT NULL,
        "rubric_version" character varying(20) NOT NULL,
        "version" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_resumes" PRIMARY KEY ("id"),
        CONSTRAINT "FK_1479b51019bf7e36b7339bc0997" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_770a9ea979c6ca6c0dd2982616" ON "resumes" ("owner_id", "updated_at")`);
    await runner.query(`
      CREATE TABLE "resume_versions" (
        "resume_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "state" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_resume_versions" PRIMARY KEY ("resume_id", "version"),
        CONSTRAINT "FK_615ea61d6425b86ff7ae187526f" FOREIGN KEY ("resume_id") REFERENCES "resumes"("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['resume_versions', 'resumes']) await runner.query(`DROP TABLE "${table}"`);
  }
}
