/** The mutant that a test has noticed: no other test need look at it. */
let noticed;

const skipAll = (block) => {
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else skipAll(child);
  }
};

/** Ends the run of a mutant when a test fails, in this file and those after it. */
module.exports = (Environment) =>
  class FailFast extends Environment {
    handleTestEvent({ name, test }, { rootDescribeBlock }) {
      const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
      if (mutant && name === 'test_done' && test.errors.length > 0) noticed = mutant;
      if (!mutant || mutant !== noticed) return;
      if (name === 'run_start') skipAll(rootDescribeBlock);
      if (name === 'test_start') test.mode = 'skip';
    }
  };
