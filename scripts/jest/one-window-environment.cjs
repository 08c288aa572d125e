const { TestEnvironment } = require('jest-environment-jsdom');
const forgetFile = require('./forget-file.cjs');
const findLabelsByTag = require('./labels-by-tag.cjs');
const keepGlobals = require('./keep-globals.cjs');

/** A browser window that is restored after each file rather than closed. */
class LastingWindow extends TestEnvironment {
  async setup() {
    await super.setup();
    findLabelsByTag(this.global);
    this.restoreGlobals ??= keepGlobals(this.global);
  }

  async teardown() {
    const { fakeTimersModern, moduleMocker, global } = this;
    fakeTimersModern.useRealTimers();
    moduleMocker.restoreAllMocks();
    forgetFile(global);
    global.document.body.replaceChildren();
    global.localStorage.clear();
    global.sessionStorage.clear();
    global.history.replaceState(null, '', '/');
    this.restoreGlobals();
  }
}

let opened;

/** One window per worker, used by all of its test files in turn. */
function OneWindowEnvironment(...settings) {
  opened ??= new LastingWindow(...settings);
  return opened;
}
module.exports = Object.assign(OneWindowEnvironment, { LastingWindow });
