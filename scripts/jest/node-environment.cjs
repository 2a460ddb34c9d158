require('./share-compiled-modules.cjs');

module.exports = require('jest-environment-node').TestEnvironment;
