const { AsyncLocalStorage } = require('node:async_hooks');

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runAndNote(...args) {
  used.add(this);
  return run.apply(this, args);
};

/**
 * Takes away what Jest leaves of a test file in a realm that lasts: its handlers would be called
 * for each test of later files too, and each promise would carry its storage.
 */
module.exports = function forgetFile(realm) {
  delete realm[EVENT_HANDLERS];
  for (const storage of used) storage.disable();
  used.clear();
};
