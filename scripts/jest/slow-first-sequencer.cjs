const { default: Sequencer } = require('@jest/test-sequencer');

/** Between two slow files, so that few of them run at a time and none runs alone at the end. */
const OTHERS_BETWEEN = 10;
const isSlow = ({ path }) => /api.test.slow/.test(path);

/** Begins with files that wait for much, and spreads them, for they also start many processes. */
module.exports = class SlowFirstSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const others = sorted.filter((test) => !isSlow(test));
    const mixed = sorted
      .filter(isSlow)
      .flatMap((slow) => [slow, ...others.splice(0, OTHERS_BETWEEN)]);
    return [...mixed, ...others];
  }
};
