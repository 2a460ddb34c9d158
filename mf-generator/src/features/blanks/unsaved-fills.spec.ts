import { subscribeToUnsavedFills, clearUnsavedFills, storeUnsavedFills, readUnsavedFills } from './unsaved-fills';

describe('unsaved fills', () => {
  afterEach(() => localStorage.clear());

  it('stores fills until exactly the same fills are saved', () => {
    storeUnsavedFills('g-1', { fills: { a: '1', b: '2' }, jobs: 1 });
    clearUnsavedFills('g-1', { fills: { a: '1' } });
    expect(readUnsavedFills('g-1')).toEqual({ fills: { a: '1', b: '2' }, jobs: 1 });
    clearUnsavedFills('g-1', { fills: { a: '1', b: '2' }, jobs: 1 });
    expect(readUnsavedFills('g-1')).toBeUndefined();
  });

  it('notifies subscribers of fills from another tab until they unsubscribe', () => {
    const onInput = jest.fn();
    const unsubscribe = subscribeToUnsavedFills('g-1', onInput);
    const typeInOtherTab = (id: string) => {
      storeUnsavedFills(id, { fills: { a: id } });
      window.dispatchEvent(new StorageEvent('storage', { key: `generator.fills.${id}` }));
    };
    typeInOtherTab('g-1');
    typeInOtherTab('g-2');
    unsubscribe();
    typeInOtherTab('g-1');
    expect(onInput.mock.calls).toEqual([[{ fills: { a: 'g-1' } }]]);
  });

  it('reads fills that an earlier release stored', () => {
    localStorage.setItem('generator.fills.g-1', '{"a":"1"}');
    expect(readUnsavedFills('g-1')).toEqual({ fills: { a: '1' } });
  });

  it('removes fills that cannot be parsed', () => {
    localStorage.setItem('generator.fills.g-1', '{"a":');
    expect(readUnsavedFills('g-1')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });
});
