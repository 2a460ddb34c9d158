import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1700000000001 implements MigrationInterface {
  name = 'Platform1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "rate_limits" (
        "key" character varying(100) NOT NULL,
        "minute" integer NOT NULL,
        "count" integer NOT NULL,
        CONSTRAINT "PK_cb554cd6d4785156453e4c56881" PRIMARY KEY ("key", "minute")
      )`);
    await runner.query(`
      CREATE TABLE "job_runs" (
        "job" character varying(60) NOT NULL,
        "period" character varying(40) NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_a22dc2c8764a59012bff9ad6fa8" PRIMARY KEY ("job", "period")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "job_runs"`);
    await runner.query(`DROP TABLE "rate_limits"`);
  }
}
