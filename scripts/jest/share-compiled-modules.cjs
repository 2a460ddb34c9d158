/**
 * Lets the test files that run in one process share compiled modules. Jest compiles every module again for each test
 * file, because a function from `vm.compileFunction` belongs to one context. A `vm.Script` can run in any context.
 */
const vm = require('node:vm');

const { compileFunction } = vm;
/** The last source and script of each file. Projects can transform the same file differently. */
const modules = new Map();

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compileFunction(source, parameters, options);
  let module = modules.get(filename);
  if (module?.source !== source) {
    const head = `(function (${parameters.join(', ')}) {`;
    module = { source, script: new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
    modules.set(filename, module);
  }
  return module.script.runInContext(parsingContext);
};
