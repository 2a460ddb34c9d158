module.exports = () => globalThis.tearDown();
