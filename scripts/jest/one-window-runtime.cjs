const { default: Runtime } = require('jest-runtime');
const { LastingWindow } = require('./one-window-environment.cjs');

/** They register matchers and hooks with the file that imports them. */
const PER_FILE = /@testing-library.(jest-dom|react).dist.index\.js$/;

const loaded = new Map();
let current;

/**
 * Keeps what test files have imported, for the next files of the worker. A file with another
 * environment, which it names in its first line, has modules of its own.
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

  /** Modules of earlier files, too, import what they want by the runtime of the file that runs. */
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
  }
}
module.exports = { __esModule: true, default: OneWindowRuntime };
