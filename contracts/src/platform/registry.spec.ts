import { registrySchema } from './registry';

const entry = {
  name: 'mf-builder',
  entry: '/mf-builder/1/mf-manifest.json',
  version: '1',
  contract: 1,
  mounts: ['/templates'],
};

describe('registry', () => {
  it('defaults to no integrity hashes and no widgets', () => {
    expect(registrySchema.parse({ remotes: [entry] }).remotes[0]).toEqual({ ...entry, integrity: {}, widgets: false });
  });

  it('accepts a remote of any area, so that a released shell can load future ones', () => {
    const parseName = (name: string) => registrySchema.safeParse({ remotes: [{ ...entry, name }] }).success;
    expect(['mf-interviews', 'mf-job-alerts'].map(parseName)).toEqual([true, true]);
    expect(['shell', 'mf-', 'mf-a/../b', 'MF-A'].map(parseName)).toEqual([false, false, false, false]);
  });

  it('rejects a mount claimed by two remotes and names the owner', () => {
    const result = registrySchema.safeParse({ remotes: [entry, { ...entry, name: 'mf-support' }] });
    expect(result.error?.issues[0]?.message).toBe('/templates is also claimed by mf-builder');
  });

  it('rejects a mount that belongs to the shell', () => {
    expect(registrySchema.parse({ remotes: [entry] }).shell).toEqual({ mounts: [] });
    const result = registrySchema.safeParse({ shell: { mounts: ['/templates'] }, remotes: [entry] });
    expect(result.error?.issues[0]?.message).toBe('/templates is also claimed by the shell');
  });
});
