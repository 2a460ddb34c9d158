import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Account1700000000008 implements MigrationInterface {
  name = 'Account1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "sessions"
        ADD "handle" uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD "browser" character varying(40) NOT NULL DEFAULT '',
        ADD "system" character varying(40) NOT NULL DEFAULT '',
        ADD "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`);
    await runner.query(`
      CREATE TABLE "password_resets" (
        "token_hash" character varying(64) NOT NULL,
        "owner_id" uuid NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_password_resets" PRIMARY KEY ("token_hash"),
        CONSTRAINT "FK_7cdeaaa8c47be85486109d5d739" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_7cdeaaa8c47be85486109d5d73" ON "password_resets" ("owner_id")`);
    await runner.query(`
      CREATE TABLE "mails" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "kind" character varying(40) NOT NULL,
        "owner_id" uuid,
        "address" character varying(254) NOT NULL,
        "language" character varying(2) NOT NULL,
        "attempts" integer NOT NULL DEFAULT '0',
        "next_try_at" TIMESTAMP WITH TIME ZONE DEFAULT now(),
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_mails" PRIMARY KEY ("id"),
        CONSTRAINT "FK_4b3f8d8b60574b5c510e69b63c1" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_4b3f8d8b60574b5c510e69b63c" ON "mails" ("owner_id")`);
    await runner.query(`CREATE INDEX "IDX_2d831330146c70a6458895500e" ON "mails" ("next_try_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "mails"`);
    await runner.query(`DROP TABLE "password_resets"`);
    await runner.query(`ALTER TABLE "sessions" DROP "handle", DROP "browser", DROP "system", DROP "created_at"`);
  }
}
