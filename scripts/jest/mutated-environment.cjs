const OneRealmEnvironment = require('./one-realm-environment.cjs');

const NO_MUTANT = '';
/** The mutant that a test has noticed: no other test need look at it. */
let noticed;

const skipAll = (block) => {
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else skipAll(child);
  }
};

/**
 * For mutation tests: switches the mutant of each run on once the modules, which later runs use as
 * well, have been loaded without it, and ends the run when a test fails.
 */
module.exports = class MutatedEnvironment extends OneRealmEnvironment {
  async setup() {
    await super.setup();
    this.global.__stryker__.activeMutant = NO_MUTANT;
  }
  handleTestEvent({ name, test }, { rootDescribeBlock }) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (name === 'run_start') {
      this.global.__stryker__.activeMutant = mutant;
      if (mutant && mutant === noticed) skipAll(rootDescribeBlock);
    }
    if (name === 'test_done' && test.errors.length > 0) noticed = mutant;
    if (name === 'test_start' && mutant && mutant === noticed) test.mode = 'skip';
  }
};
