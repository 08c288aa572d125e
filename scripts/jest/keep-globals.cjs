/** Jest sets it for each file; libraries that stay loaded keep what begins with two underscores. */
const OF_OTHERS = /^(console$|__)/;

/**
 * Returns a function that gives a window and its navigator the properties that they have now: what a
 * test file has set, such as `crypto` or `indexedDB`, would be there for later files too.
 */
module.exports = function keepGlobals(window) {
  const kept = [window, window.navigator].map((it) => [it, Object.getOwnPropertyDescriptors(it)]);
  return () => {
    for (const [object, before] of kept) restore(object, before);
  };
};

function restore(object, before) {
  for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
    if (!now.configurable || OF_OTHERS.test(name)) continue;
    const { [name]: known } = before;
    if (!known) delete object[name];
    else if (known.value !== now.value || known.get !== now.get) {
      Object.defineProperty(object, name, known);
    }
  }
}
