const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files between two slow ones, so that few slow ones run at a time and none runs alone at the end.
 */
const OTHERS_BETWEEN = 10;
const isSlow = ({ path }) => /api.test.(kills|faults|commands)/.test(path);

/** Starts with files that mostly wait, and spreads them, because they also start many processes. */
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
