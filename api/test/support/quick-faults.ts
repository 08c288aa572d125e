import { isSound, runScenario, type Scenario } from '../../chaos/scenario';
import { ensureServerIsBuilt } from './server-process';

/** Tests that Fairweek survives the quick ones of these faults; `npm run chaos` does the longer ones as well. */
export function testQuickFaults(scenarios: Scenario[]): void {
  beforeAll(() => ensureServerIsBuilt(), 180_000);

  test.each(scenarios.filter(({ isQuick }) => isQuick))(
    'Fairweek comes back by itself, and nothing is lost: $name',
    async (scenario) => {
      const outcome = await runScenario(scenario);
      expect({ ...outcome, isSound: isSound(outcome) }).toMatchObject({ isSound: true });
    },
    180_000,
  );
}
