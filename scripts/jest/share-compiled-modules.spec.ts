import vm from 'node:vm';

// Jest itself uses the same `vm` module.
const { compileFunction } = vm;
beforeAll(() => {
  jest.requireActual<object>('./share-compiled-modules.cjs');
});
afterAll(() => {
  vm.compileFunction = compileFunction;
});

type Compiled = (value?: number) => unknown;

const compile = (source: string, filename = '/module.js') =>
  vm.compileFunction(source, ['value'], { filename, parsingContext: vm.createContext() }) as Compiled;

describe('modules of several test files in one process', () => {
  it('have their own globals', () => {
    const source = 'globalThis.count = (globalThis.count ?? 0) + value; return globalThis.count;';
    const [first, second] = [compile(source), compile(source)];
    expect([first(1), first(1), second(5)]).toEqual([1, 2, 5]);
  });

  it('are compiled once', () => {
    const { Script } = vm;
    const construct = jest.fn((...args: ConstructorParameters<typeof Script>) => new Script(...args));
    const spy = jest.spyOn(vm, 'Script').mockImplementation(construct);
    for (const value of [3, 4]) expect(compile('return value;', '/once.js')(value)).toBe(value);
    spy.mockRestore();
    expect(construct).toHaveBeenCalledTimes(1);
  });

  it('are compiled again after they change', () => {
    expect([compile('return 1;')(), compile('return 2;')(), compile('return 1;')()]).toEqual([1, 2, 1]);
  });

  it('report errors at their place in the file', () => {
    expect(compile('return new Error().stack;', '/place.js')()).toContain('/place.js:1:8');
  });
});
