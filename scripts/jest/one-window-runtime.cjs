const { default: Runtime } = require('jest-runtime');
const { LastingWindow } = require('./one-window-environment.cjs');

/** They register matchers and hooks for the file that imports them. */
const PER_FILE = /@testing-library.(jest-dom|react).dist.index\.js$/;

const loaded = new Map();
let current;

/**
 * Keeps imported modules for the next test files of the worker. A file that names another
 * environment in its first line has its own modules.
 */
class OneWindowRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (!(environment instanceof LastingWindow)) return;
    current = this;
    this.isShared = true;
    this.registries.moduleRegistry = loaded;
    for (const file of loaded.keys()) {
      if (PER_FILE.test(file) || config.setupFilesAfterEnv.includes(file)) loaded.delete(file);
    }
  }

  /** Modules loaded by earlier files also import through the runtime of the current file. */
  requireModuleOrMock(from, name) {
    return this.isShared && this !== current
      ? current.requireModuleOrMock(from, name)
      : super.requireModuleOrMock(from, name);
  }

  teardown() {
    if (this.isShared) {
      loaded.delete(this._testPath);
      this.registries.moduleRegistry = new Map();
    }
    super.teardown();
    // Libraries that stay loaded reach the timers of the window through it.
    if (this.isShared) this.testState.enterTestCode();
  }
}
module.exports = { __esModule: true, default: OneWindowRuntime };
