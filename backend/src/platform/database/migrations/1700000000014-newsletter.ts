import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Newsletter1700000000014 implements MigrationInterface {
  name = 'Newsletter1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "newsletter_subscribers" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "address" character varying(254) NOT NULL,
        "language" character varying(2) NOT NULL,
        "owner_id" uuid,
        "asked_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "confirmed_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_38f9333e9961b2fdb589128d19b" PRIMARY KEY ("id"),
        CONSTRAINT "FK_0d9c078946dde66251362b90632" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX "IDX_bc52c8728a117c6e2823d3151b" ON "newsletter_subscribers" ("address")`);
    await runner.query(`CREATE INDEX "IDX_0d9c078946dde66251362b9063" ON "newsletter_subscribers" ("owner_id")`);
    await runner.query(`
      CREATE TABLE "newsletter_issues" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "slug" character varying(100) NOT NULL,
        "title" character varying(200) NOT NULL,
        "description" character varying(500) NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_eca458fb36d0e5ab3ac5f8d70bc" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE UNIQUE INDEX "IDX_66cea2a8150fe36e6294e25224" ON "newsletter_issues" ("slug")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['newsletter_issues', 'newsletter_subscribers']) await runner.query(`DROP TABLE "${table}"`);
  }
}
