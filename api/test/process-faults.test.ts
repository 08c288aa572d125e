import { PROCESS_FAULTS } from '../chaos/process-faults';
import { isSound, runScenario } from '../chaos/scenario';
import { ensureServerIsBuilt } from './support/server-process';

beforeAll(() => ensureServerIsBuilt(), 60_000);

/** `npm run chaos` does the longer ones as well. */
const quick = PROCESS_FAULTS.filter(({ isQuick }) => isQuick);

test.each(quick)(
  'Fairweek comes back by itself, and nothing is lost: $name',
  async (scenario) => {
    const outcome = await runScenario(scenario);
    expect({ ...outcome, isSound: isSound(outcome) }).toMatchObject({ isSound: true });
  },
  60_000,
);
