import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CostProtection1700000000011 implements MigrationInterface {
  name = 'CostProtection1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "audit_entries" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(),
        "user_id" uuid,
        "action" character varying(40) NOT NULL,
        "details" jsonb NOT NULL,
        CONSTRAINT "PK_audit_entries" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_audit_entries_at" ON "audit_entries" ("at")`);
    await runner.query(`
      CREATE TABLE "ai_settings" (
        "id" integer NOT NULL,
        "daily_micros" bigint,
        "monthly_micros" bigint,
        "warning_threshold" double precision,
        "emergency_threshold" double precision,
        CONSTRAINT "PK_ai_settings" PRIMARY KEY ("id")
      )`);
    await runner.query(`INSERT INTO "ai_settings" ("id") VALUES (1)`);
    await runner.query(`
      CREATE TABLE "ai_alerts" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "period" text NOT NULL,
        "level" text NOT NULL,
        "kind" text NOT NULL,
        "used" bigint NOT NULL,
        "limit" bigint NOT NULL,
        "raised_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_ai_alerts" PRIMARY KEY ("id"),
        CONSTRAINT "UQ_ai_alerts" UNIQUE ("period", "level", "kind")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ai_alerts', 'ai_settings', 'audit_entries']) await runner.query(`DROP TABLE "${table}"`);
  }
}
