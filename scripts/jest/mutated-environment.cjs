const failFast = require('./fail-fast.cjs');
const OneRealmEnvironment = require('./one-realm-environment.cjs');

const NO_MUTANT = '';

/**
 * For mutation tests of use-cases: switches the mutant of each run on once the modules, which
 * later runs use as well, have been loaded without it.
 */
module.exports = class MutatedEnvironment extends failFast(OneRealmEnvironment) {
  async setup() {
    await super.setup();
    this.global.__stryker__.activeMutant = NO_MUTANT;
  }
  handleTestEvent(event, state) {
    if (event.name === 'run_start') {
      this.global.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    }
    super.handleTestEvent(event, state);
  }
};
