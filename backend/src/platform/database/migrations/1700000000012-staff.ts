import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Staff1700000000012 implements MigrationInterface {
  name = 'Staff1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "ai_activity_log" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "staff_id" character varying(20) NOT NULL,
        "task" character varying(4000) NOT NULL,
        "response" text NOT NULL,
        "priority" character varying(6) NOT NULL,
        "completed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "follow_up_required" boolean NOT NULL,
        "user_id" uuid NOT NULL,
        "assignee_id" uuid,
        "resolved_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_ai_activity_log" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_activity_completed" ON "ai_activity_log" ("completed_at")`);
    await runner.query(
      `CREATE INDEX "IDX_activity_follow_ups" ON "ai_activity_log" ("follow_up_required", "resolved_at")`,
    );
    await runner.query(`
      CREATE TABLE "ai_reports" (
        "kind" character varying(6) NOT NULL,
        "from" character varying(10) NOT NULL,
        "to" character varying(10) NOT NULL,
        "facts" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_ai_reports" PRIMARY KEY ("kind", "from")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "ai_reports"`);
    await runner.query(`DROP TABLE "ai_activity_log"`);
  }
}
