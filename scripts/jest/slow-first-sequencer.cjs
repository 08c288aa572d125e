const { default: Sequencer } = require('@jest/test-sequencer');

const isSlow = ({ path }) => /api.test.slow/.test(path);

/** Begins with the files that wait for much, so that none of them runs alone at the end. */
module.exports = class SlowFirstSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
