const OneRealmEnvironment = require('./one-realm-environment.cjs');

const NO_MUTANT = '';

/**
 * For mutation tests: switches the mutant of each run on once the modules, which later runs use as
 * well, have been loaded without it.
 */
module.exports = class MutatedEnvironment extends OneRealmEnvironment {
  async setup() {
    await super.setup();
    this.global.__stryker__.activeMutant = NO_MUTANT;
  }
  handleTestEvent({ name }) {
    if (name !== 'run_start') return;
    this.global.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  }
};
