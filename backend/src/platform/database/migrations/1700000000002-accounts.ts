import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1700000000002 implements MigrationInterface {
  name = 'Accounts1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "owners" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "used" integer NOT NULL DEFAULT '0',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_42838282f2e6b216301a70b02d6" PRIMARY KEY ("id")
      )`);
    await runner.query(`
      CREATE TABLE "users" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "username" character varying(60) NOT NULL,
        "username_key" character varying(240) NOT NULL,
        "email" character varying(254) NOT NULL,
        "email_key" character varying(254) NOT NULL,
        "password_hash" character varying(200) NOT NULL,
        "is_admin" boolean NOT NULL DEFAULT false,
        "owner_id" uuid NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "UQ_e9513dcba9cfa7546ed60861ed8" UNIQUE ("owner_id"),
        CONSTRAINT "UQ_d87b0da10cbb5c0bdb73164f480" UNIQUE ("email_key"),
        CONSTRAINT "UQ_43f388ec81c5e6e796845dad903" UNIQUE ("username_key"),
        CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id"),
        CONSTRAINT "FK_e9513dcba9cfa7546ed60861ed8" FOREIGN KEY ("owner_id") REFERENCES "owners"("id")
      )`);
    await runner.query(`
      CREATE TABLE "sessions" (
        "id" character varying(64) NOT NULL,
        "owner_id" uuid NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "ended_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_3238ef96f18b355b671619111bc" PRIMARY KEY ("id"),
        CONSTRAINT "FK_9b62a28ab0bc9ab3c882ab55afa" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_9b62a28ab0bc9ab3c882ab55af" ON "sessions" ("owner_id")`);
    await runner.query(`
      CREATE TABLE "reservations" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "owner_id" uuid NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_da95cef71b617ac35dc5bcda243" PRIMARY KEY ("id"),
        CONSTRAINT "FK_4ad2b85feb26f29b395bd1c469a" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_4ad2b85feb26f29b395bd1c469" ON "reservations" ("owner_id")`);
    await runner.query(`CREATE INDEX "IDX_f33547b81a81feeedb501df3ae" ON "reservations" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['reservations', 'sessions', 'users', 'owners']) await runner.query(`DROP TABLE "${table}"`);
  }
}
