import type { MigrationInterface, QueryRunner } from 'typeorm';

const noTarget = `'{"targetCompany": "", "jobPosting": ""}'::jsonb`;

export class TargetJob1700000000022 implements MigrationInterface {
  name = 'TargetJob1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "resumes"
        ADD "target_company" character varying(200) NOT NULL DEFAULT '',
        ADD "job_posting" text NOT NULL DEFAULT '',
        ADD "match_score" integer`);
    await runner.query(`
      ALTER TABLE "resumes" ALTER "target_company" DROP DEFAULT, ALTER "job_posting" DROP DEFAULT`);
    await runner.query(`UPDATE "resumes" SET "draft" = ${noTarget} || "draft" WHERE "draft" IS NOT NULL`);
    await runner.query(`ALTER TABLE "resume_versions" ADD "match_score" integer`);
    await runner.query(`UPDATE "resume_versions" SET "state" = ${noTarget} || "state"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "resume_versions" DROP "match_score"`);
    await runner.query(`ALTER TABLE "resumes" DROP "target_company", DROP "job_posting", DROP "match_score"`);
  }
}
