import { importedSchema } from '@shortlist/contracts/builder/import';
import { onBothDatabases } from './harness/world';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const resume = {
  basics: { name: 'Ana Duarte', label: 'Nurse', email: 'ana@example.com', phone: '+1 555 0100 200' },
  work: [{ name: 'Clinic', position: 'Nurse', startDate: '2020-03' }],
};

onBothDatabases('imports', (world) => {
  const send = (data: string, language = 'en') =>
    world.browser().post('/api/imports').set('Accept-Language', language).send({ fileName: 'x.pdf', data });

  it('reads a file for anybody, whatever it is called, and stores nothing', async () => {
    const { body } = await send(base64(JSON.stringify(resume))).expect(200);
    const imported = importedSchema.parse(body);
    expect(imported).toMatchObject({ kind: 'json-resume', fileName: 'x.pdf', pages: 0, language: 'en' });
    expect(imported.content.personalInfo).toMatchObject({ firstName: 'Ana', lastName: 'Duarte' });
    expect(imported.content.experience).toMatchObject([{ company: 'Clinic', startDate: '03/2020', current: true }]);
    expect(imported.fields).toContainEqual({ path: 'personalInfo.location', value: '', confidence: 'missing' });
    const [{ count }] = await world.database.query<[{ count: string }]>('SELECT count(*) FROM resumes');
    expect(Number(count)).toBe(0);
  });
});
