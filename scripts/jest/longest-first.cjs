const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files with hundreds of tests: a worker that begins one late ends it alone. */
const LONGEST = /[\\/]rights[\\/](rights|tokens)\.test\.ts$/;

/** Starts the files that take minutes first, also where Jest has measured none and goes by their size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONGEST.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
