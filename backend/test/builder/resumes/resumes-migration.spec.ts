import { resumeSchema } from '@shortlist/contracts/builder/resume';
import { resumeVersionContentSchema } from '@shortlist/contracts/builder/resume-versions';
import { migrations } from '../../../src/platform/database/migrations';
import { Drafts1700000000007 } from '../../../src/platform/database/migrations/1700000000007-drafts';
import { FileData1700000000044 } from '../../../src/platform/database/migrations/44-file-data';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume } from '../../harness/resume-factory';
import { describeOnBothDatabases } from '../../harness/test-app';

describeOnBothDatabases('resumes created before a migration', (app) => {
  const undoMigrationsFrom = async (firstMigration: (typeof migrations)[number]) => {
    const count = migrations.length - migrations.indexOf(firstMigration);
    for (let undoneCount = 0; undoneCount < count; undoneCount += 1) await app.database.undoLastMigration();
  };

  it('keep their content and history, and can be edited like newer resumes', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    await client
      .put(`/api/resumes/${id}`)
      .send({ ...resumeForm, title: 'Second' })
      .expect(200);
    await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
    await undoMigrationsFrom(Drafts1700000000007);
    for (const [table, column] of [
      ['resumes', 'content'],
      ['resume_versions', 'state'],
    ])
      await app.database.query(
        `UPDATE ${table} SET ${column} = (${column} #- '{content,customSections}') - 'customSections' - 'fonts' - 'tray'`,
      );
    await app.database.runMigrations();

    const { body } = await client.get(`/api/resumes/${id}`).expect(200);
    expect(resumeSchema.parse(body)).toMatchObject({
      ...resumeForm,
      title: 'Second',
      version: 2,
      draft: null,
      draftVersion: 1,
      customSections: [],
      sections: [],
      tray: [],
      fonts: '',
    });
    expect(body.customSections).toEqual([]);
    const { body: versions } = await client.get(`/api/resumes/${id}/versions`).expect(200);
    expect(versions).toMatchObject([{ version: 1, cause: 'save', name: '', atsScore: null }]);
    const versionResponse = await client.get(`/api/resumes/${id}/versions/${versions[0].id}`).expect(200);
    expect(resumeVersionContentSchema.parse(versionResponse.body).resume).toMatchObject({
      ...resumeForm,
      customSections: [],
      tray: [],
    });
    expect(versionResponse.body.resume.customSections).toEqual([]);
    await client
      .put(`/api/resumes/${id}/draft`)
      .send({ ...resumeForm, version: 2, draftVersion: 1 })
      .expect(200);
  });

  it('embed their data in exported files, and so do their drafts and versions', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    await client.post(`/api/resumes/${id}/versions`).send({}).expect(201);
    await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
    await undoMigrationsFrom(FileData1700000000044);
    await app.database.query(`UPDATE "resumes" SET "draft" = "draft" - 'carriesData'`);
    await app.database.query(`UPDATE "resume_versions" SET "state" = "state" - 'carriesData'`);
    await app.database.runMigrations();

    const { body } = await client.get(`/api/resumes/${id}`).expect(200);
    expect(body).toMatchObject({ carriesData: true, draft: { carriesData: true } });
    const { body: versions } = await client.get(`/api/resumes/${id}/versions`).expect(200);
    const version = await client.get(`/api/resumes/${id}/versions/${versions[0].id}`).expect(200);
    expect(version.body.resume.carriesData).toBe(true);
  });
});
