import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments1700000000010 implements MigrationInterface {
  name = 'Payments1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "mails" ADD "subject_id" uuid`);
    await runner.query(`
      ALTER TABLE "owners"
        ADD "uses_day" integer NOT NULL DEFAULT '0',
        ADD "day_uses" integer NOT NULL DEFAULT '0'`);
    await runner.query(`
      CREATE TABLE "payments" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "checkout_id" character varying(255),
        "payment_intent" character varying(255),
        "receipt" character varying(20) NOT NULL,
        "currency" character varying(3) NOT NULL,
        "amount" integer NOT NULL,
        "refunded_amount" integer NOT NULL DEFAULT '0',
        "refund_told" integer NOT NULL DEFAULT '0',
        "dispute_lost" boolean NOT NULL DEFAULT false,
        "email" character varying(254),
        "language" character varying(2) NOT NULL,
        "paid_at" TIMESTAMP WITH TIME ZONE,
        "refund_requested_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_197ab7af18c93fbb0c9b28b4a59" PRIMARY KEY ("id"),
        CONSTRAINT "FK_da44c66aafcced0e7176ca0d5ab" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_da44c66aafcced0e7176ca0d5a" ON "payments" ("owner_id")`);
    await runner.query(`CREATE UNIQUE INDEX "IDX_4cdcdfc34ae388c29a501c636a" ON "payments" ("checkout_id")`);
    await runner.query(`CREATE UNIQUE INDEX "IDX_86867d47fd85711df01a51be8e" ON "payments" ("payment_intent")`);
    await runner.query(`CREATE UNIQUE INDEX "IDX_1a2f1453f65fa247961c4f43af" ON "payments" ("receipt")`);
    await runner.query(`CREATE INDEX "IDX_1237daf748b7653a6ebb9492fe" ON "payments" ("created_at")`);
    await runner.query(`
      CREATE TABLE "payment_events" (
        "id" character varying(255) NOT NULL,
        "type" character varying(60) NOT NULL,
        "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_9f1d16fc78b33e676940a32e8b5" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_ef4f4670d70a1083405933538f" ON "payment_events" ("received_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payment_events', 'payments']) await runner.query(`DROP TABLE "${table}"`);
    await runner.query(`ALTER TABLE "owners" DROP "uses_day", DROP "day_uses"`);
    await runner.query(`ALTER TABLE "mails" DROP "subject_id"`);
  }
}
