import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecondFactors1700000000041 implements MigrationInterface {
  name = 'SecondFactors1700000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "totp_secrets" (
        "owner_id" uuid NOT NULL,
        "secret" character varying(200) NOT NULL,
        "last_step" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_totp_secrets" PRIMARY KEY ("owner_id"),
        CONSTRAINT "FK_39b348cf18cc0fff0f35c032d31" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "passkeys" (
        "id" character varying(1400) NOT NULL,
        "handle" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "public_key" text NOT NULL,
        "counter" bigint NOT NULL,
        "browser" character varying(40) NOT NULL,
        "system" character varying(40) NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_passkeys" PRIMARY KEY ("id"),
        CONSTRAINT "FK_28d07d4e291452a04f918722522" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_passkeys_owner_id" ON "passkeys" ("owner_id")`);
    await runner.query(`
      CREATE TABLE "recovery_codes" (
        "hash" character varying(64) NOT NULL,
        "owner_id" uuid NOT NULL,
        CONSTRAINT "PK_recovery_codes" PRIMARY KEY ("hash"),
        CONSTRAINT "FK_eb4084de48df0fc9c0261732ca8" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_recovery_codes_owner_id" ON "recovery_codes" ("owner_id")`);
    await runner.query(`
      CREATE TABLE "spent_challenges" (
        "challenge" character varying(100) NOT NULL,
        "spent_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_spent_challenges" PRIMARY KEY ("challenge")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['spent_challenges', 'recovery_codes', 'passkeys', 'totp_secrets']) {
      await runner.query(`DROP TABLE "${table}"`);
    }
  }
}
