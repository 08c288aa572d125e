const { createRequire, _extensions } = require('node:module');
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { default: Runtime } = require('jest-runtime');
const { API } = require('./swc-options.cjs');

function loadTypeScript(module, filename) {
  const options = { ...API, module: { type: 'commonjs' }, sourceMaps: 'inline', filename };
  const { code } = transformSync(readFileSync(filename, 'utf8'), options);
  module._compile(code, filename);
}

_extensions['.ts'] = loadTypeScript;

/**
 * Loads what test files import with Node's own require, so that a worker loads the application
 * once.
 */
class SharedModulesRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    return name === '@jest/globals'
      ? super.requireModuleOrMock(from, name)
      : createRequire(from)(name);
  }

  // A mock would be set and never be used: what is shared is real.
  setMock(_from, name) {
    throw new Error(`${name} cannot be mocked in tests of the api, which share what they load.`);
  }
}
module.exports = { __esModule: true, default: SharedModulesRuntime };
