import type { MigrationInterface, QueryRunner } from 'typeorm';

const carriesData = `'{"carriesData": true}'::jsonb`;

export class FileData1700000000044 implements MigrationInterface {
  name = 'FileData1700000000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "resumes" ADD "carries_data" boolean NOT NULL DEFAULT true`);
    await runner.query(`UPDATE "resumes" SET "draft" = ${carriesData} || "draft" WHERE "draft" IS NOT NULL`);
    await runner.query(`UPDATE "resume_versions" SET "state" = ${carriesData} || "state"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "resumes" DROP "carries_data"`);
  }
}
