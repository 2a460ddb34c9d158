import { followUnsaved, forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved';

describe('unsaved fills', () => {
  afterEach(() => localStorage.clear());

  it('are kept until these very ones are saved', () => {
    keepUnsaved('g-1', { fills: { a: '1', b: '2' }, jobs: 1 });
    forgetUnsaved('g-1', { fills: { a: '1' } });
    expect(readUnsaved('g-1')).toEqual({ fills: { a: '1', b: '2' }, jobs: 1 });
    forgetUnsaved('g-1', { fills: { a: '1', b: '2' }, jobs: 1 });
    expect(readUnsaved('g-1')).toBeUndefined();
  });

  it('are heard from another tab, until nobody listens', () => {
    const heard = jest.fn();
    const stop = followUnsaved('g-1', heard);
    const typed = (id: string) => {
      keepUnsaved(id, { fills: { a: id } });
      window.dispatchEvent(new StorageEvent('storage', { key: `generator.fills.${id}` }));
    };
    typed('g-1');
    typed('g-2');
    stop();
    typed('g-1');
    expect(heard.mock.calls).toEqual([[{ fills: { a: 'g-1' } }]]);
  });

  it('of an earlier release are read', () => {
    localStorage.setItem('generator.fills.g-1', '{"a":"1"}');
    expect(readUnsaved('g-1')).toEqual({ fills: { a: '1' } });
  });

  it('that cannot be read are removed', () => {
    localStorage.setItem('generator.fills.g-1', '{"a":');
    expect(readUnsaved('g-1')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });
});
