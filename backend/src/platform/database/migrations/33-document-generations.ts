import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DocumentGenerations1700000000033 implements MigrationInterface {
  name = 'DocumentGenerations1700000000033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "resumes"
        ADD "generation_id" uuid,
        ADD CONSTRAINT "FK_971f777d9a8caf214e757138a34" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX "IDX_971f777d9a8caf214e757138a3" ON "resumes" ("generation_id")`);
    await runner.query(`
      ALTER TABLE "cover_letters"
        ADD "generation_id" uuid,
        ADD CONSTRAINT "FK_a5d9b336e796fe0f83edc8e7881" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX "IDX_a5d9b336e796fe0f83edc8e788" ON "cover_letters" ("generation_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "cover_letters" DROP COLUMN "generation_id"`);
    await runner.query(`ALTER TABLE "resumes" DROP COLUMN "generation_id"`);
  }
}
