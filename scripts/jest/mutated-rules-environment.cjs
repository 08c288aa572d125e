const failFast = require('./fail-fast.cjs');
const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** For mutation tests of rules, each of whose files loads modules of its own. */
module.exports = failFast(NodeEnvironment);
