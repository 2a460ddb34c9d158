import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GenerationJobs1700000000024 implements MigrationInterface {
  name = 'GenerationJobs1700000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" ADD "jobs" smallint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "generations" DROP "jobs"`);
  }
}
