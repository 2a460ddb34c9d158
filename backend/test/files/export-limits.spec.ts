import { DataExportService } from '../../src/account/privacy/data-export.service';
import { createResumeDraft, getOwnerId } from '../harness/resume-factory';
import { describeOnBothDatabases, unlimitedEnv } from '../harness/test-app';

describeOnBothDatabases(
  'exports',
  (app) => {
    afterEach(() => jest.restoreAllMocks());

    it('run one at a time per network', async () => {
      const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
      const clients = networks.flatMap((network) =>
        Array.from({ length: 2 }, () => ({ network, client: app.createClient().set('X-Forwarded-For', network) })),
      );
      const networkByOwner = new Map<string, string>();
      for (const { network, client } of clients) {
        const { id } = await createResumeDraft(client);
        networkByOwner.set(await getOwnerId(app.database, id), network);
      }
      const service = app.nest.get(DataExportService);
      const streamFiles = service.streamFiles.bind(service);
      const runningNetworks: string[] = [];
      let maxRunningPerNetwork = 0;
      jest.spyOn(service, 'streamFiles').mockImplementation(async function* (ownerId, signal) {
        const network = networkByOwner.get(ownerId)!;
        runningNetworks.push(network);
        maxRunningPerNetwork = Math.max(
          maxRunningPerNetwork,
          runningNetworks.filter((other) => other === network).length,
        );
        yield* streamFiles(ownerId, signal);
        runningNetworks.splice(runningNetworks.indexOf(network), 1);
      });
      const responses = await Promise.all(clients.map(({ client }) => client.post('/api/me/export')));
      expect(responses.map(({ status }) => status)).toEqual(clients.map(() => 200));
      expect(maxRunningPerNetwork).toBe(1);
    });
  },
  { ...unlimitedEnv, TRUST_PROXY: '1' },
);
