import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Files1700000000016 implements MigrationInterface {
  name = 'Files1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "kept_files" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "name" text NOT NULL,
        "type" character varying(100) NOT NULL,
        "size" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_kept_files" PRIMARY KEY ("id"),
        CONSTRAINT "FK_eacb1fdb3325493b2d596314cfc" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_eacb1fdb3325493b2d596314cf" ON "kept_files" ("owner_id")`);
    await runner.query(`CREATE INDEX "IDX_86d91003d7d40b1d529306d825" ON "kept_files" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "kept_files"`);
  }
}
