const { createRequire, _extensions } = require('node:module');
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { default: Runtime } = require('jest-runtime');
const { API } = require('./swc-options.cjs');
const OneRealmEnvironment = require('./one-realm-environment.cjs');

function loadTypeScript(module, filename) {
  const options = { ...API, module: { type: 'commonjs' }, sourceMaps: 'inline', filename };
  const { code } = transformSync(readFileSync(filename, 'utf8'), options);
  module._compile(code, filename);
}

// First: an import without an extension means the .ts file where a .json file has the same name.
const { '.ts': _, ...others } = _extensions;
for (const extension of Object.keys(_extensions)) delete _extensions[extension];
Object.assign(_extensions, { '.ts': loadTypeScript }, others);

/**
 * Loads what test files import by Node's own require, so that a worker loads the application once.
 * A file with another environment, which it names in its first line, has modules of its own.
 */
class SharedModulesRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.isShared = environment instanceof OneRealmEnvironment;
  }

  requireModuleOrMock(from, name) {
    return this.isShared && name !== '@jest/globals'
      ? createRequire(from)(name)
      : super.requireModuleOrMock(from, name);
  }
}
module.exports = { __esModule: true, default: SharedModulesRuntime };
