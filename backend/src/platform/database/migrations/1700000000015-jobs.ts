import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Turns job runs into a queue. Existing runs count as done. */
export class Jobs1700000000015 implements MigrationInterface {
  name = 'Jobs1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "job_runs"
        ADD "attempts" integer NOT NULL DEFAULT 0,
        ADD "next_try_at" TIMESTAMP WITH TIME ZONE DEFAULT now(),
        ADD "done_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`UPDATE "job_runs" SET "next_try_at" = NULL, "done_at" = "started_at"`);
    await runner.query(`CREATE INDEX "IDX_911e5493782a4e71d13056b364" ON "job_runs" ("next_try_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "IDX_911e5493782a4e71d13056b364"`);
    await runner.query(`ALTER TABLE "job_runs" DROP "done_at", DROP "next_try_at", DROP "attempts"`);
  }
}
