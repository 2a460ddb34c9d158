import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Drafts1700000000007 implements MigrationInterface {
  name = 'Drafts1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "resumes"
        ADD "draft" jsonb,
        ADD "draft_version" integer NOT NULL DEFAULT 1,
        ADD "deleted_at" TIMESTAMP WITH TIME ZONE,
        ADD "fonts" character varying(40) NOT NULL DEFAULT '',
        ADD "sections" jsonb NOT NULL DEFAULT '[]',
        ADD "tray" jsonb NOT NULL DEFAULT '[]',
        ADD "base_id" uuid,
        ADD "base_content" jsonb,
        ADD CONSTRAINT "FK_62175cac630117bac8278e9a921" FOREIGN KEY ("base_id") REFERENCES "resumes"("id") ON DELETE SET NULL`);
    await runner.query(`
      ALTER TABLE "resumes"
        ALTER "draft_version" DROP DEFAULT,
        ALTER "fonts" DROP DEFAULT,
        ALTER "sections" DROP DEFAULT,
        ALTER "tray" DROP DEFAULT`);
    await runner.query(`CREATE INDEX "IDX_62175cac630117bac8278e9a92" ON "resumes" ("base_id")`);
    await runner.query(`
      ALTER TABLE "resume_versions"
        DROP CONSTRAINT "PK_resume_versions",
        ADD "id" BIGSERIAL NOT NULL,
        ADD "cause" character varying(20) NOT NULL DEFAULT 'save',
        ADD "name" character varying(120) NOT NULL DEFAULT '',
        ADD "ats_score" integer,
        ADD CONSTRAINT "PK_resume_versions" PRIMARY KEY ("id")`);
    await runner.query(`ALTER TABLE "resume_versions" ALTER "cause" DROP DEFAULT, ALTER "name" DROP DEFAULT`);
    await runner.query(`CREATE INDEX "IDX_b64d822c13f7a317b0a6ca475c" ON "resume_versions" ("resume_id", "id")`);

    const noSections = `'{"customSections": []}'::jsonb`;
    await runner.query(`UPDATE "resumes" SET "content" = ${noSections} || "content"`);
    await runner.query(`UPDATE "generations" SET "resume" = ${noSections} || "resume"`);
    await runner.query(`
      UPDATE "resume_versions" SET "state" = '{"fonts": "", "sections": [], "tray": []}'::jsonb || "state"
        || jsonb_build_object('content', ${noSections} || ("state"->'content'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The old key allows one version per save, so only the latest row survives.
    await runner.query(`
      DELETE FROM "resume_versions" a USING "resume_versions" b
       WHERE a."resume_id" = b."resume_id" AND a."version" = b."version" AND a."id" < b."id"`);
    await runner.query(`
      ALTER TABLE "resume_versions"
        DROP CONSTRAINT "PK_resume_versions",
        DROP "id",
        DROP "cause",
        DROP "name",
        DROP "ats_score",
        ADD CONSTRAINT "PK_resume_versions" PRIMARY KEY ("resume_id", "version")`);
    await runner.query(`
      ALTER TABLE "resumes"
        DROP "draft",
        DROP "draft_version",
        DROP "deleted_at",
        DROP "fonts",
        DROP "sections",
        DROP "tray",
        DROP "base_id",
        DROP "base_content"`);
  }
}
