import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Ai1700000000004 implements MigrationInterface {
  name = 'Ai1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "ai_calls" (
        "id" uuid NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "owner_id" uuid,
        "staff_member" text,
        "feature" text NOT NULL,
        "model" text NOT NULL,
        "outcome" text NOT NULL,
        "reserved_micros" bigint NOT NULL,
        "cost_micros" bigint NOT NULL,
        "input_tokens" integer NOT NULL,
        "cached_tokens" integer NOT NULL,
        "output_tokens" integer NOT NULL,
        "latency_ms" integer NOT NULL,
        CONSTRAINT "PK_072aa0bd7b20d78300b6d4d9b99" PRIMARY KEY ("id"),
        CONSTRAINT "FK_28750f55220c28855ed066dd888" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE SET NULL
      )`);
    await runner.query(`CREATE INDEX "IDX_28750f55220c28855ed066dd88" ON "ai_calls" ("owner_id")`);
    await runner.query(`CREATE INDEX "IDX_6dabb7874bafc2fa3b80e6e32f" ON "ai_calls" ("started_at")`);
    await runner.query(`CREATE INDEX "IDX_5f349d08e6181c4578eab9966e" ON "ai_calls" ("outcome", "started_at")`);
    await runner.query(`
      CREATE TABLE "ai_budgets" (
        "period" text NOT NULL,
        "spent_micros" bigint NOT NULL,
        "reserved_micros" bigint NOT NULL,
        "calls" integer NOT NULL,
        CONSTRAINT "PK_2cf8cb2e433db81ce3cc50ae8ea" PRIMARY KEY ("period")
      )`);
    await runner.query(`
      CREATE TABLE "ai_state" (
        "id" integer NOT NULL,
        "emergency_since" TIMESTAMP WITH TIME ZONE,
        "failures" integer NOT NULL,
        "open_until" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_3b12b5e03b85f5cf93a372a46d5" PRIMARY KEY ("id")
      )`);
    await runner.query(`INSERT INTO "ai_state" ("id", "failures") VALUES (1, 0)`);
    await runner.query(`
      CREATE TABLE "paid_visits" (
        "day" character varying(10) NOT NULL,
        "address" character varying(60) NOT NULL,
        "count" integer NOT NULL,
        CONSTRAINT "PK_4417b1ef4cb4c3d7d408b8d749e" PRIMARY KEY ("day", "address")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['paid_visits', 'ai_state', 'ai_budgets', 'ai_calls'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
