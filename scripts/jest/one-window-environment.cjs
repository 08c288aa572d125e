const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser window that is left as it was found, and not closed. */
class LastingWindow extends TestEnvironment {
  async teardown() {
    const { fakeTimersModern, moduleMocker, global } = this;
    fakeTimersModern.useRealTimers();
    moduleMocker.restoreAllMocks();
    global.document.body.replaceChildren();
    global.localStorage.clear();
    global.sessionStorage.clear();
    global.history.replaceState(null, '', '/');
  }
}

let opened;

/** One window per worker, which all of its test files use one after another. */
function OneWindowEnvironment(...settings) {
  opened ??= new LastingWindow(...settings);
  return opened;
}
module.exports = Object.assign(OneWindowEnvironment, { LastingWindow });
