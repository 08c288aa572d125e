import { isSound, runScenario, type Scenario } from '../../../../lab/chaos/scenario';
import { ensureServerIsBuilt } from './server-process';

/**
 * Tests that Fairweek survives the quick ones of these faults; `npm run chaos` also runs the longer
 * ones.
 */
export function testQuickFaults(scenarios: Scenario[]): void {
  beforeAll(() => ensureServerIsBuilt(), 180_000);

  test.each(scenarios.filter(({ isQuick }) => isQuick))(
    'Fairweek recovers automatically, and nothing is lost: $name',
    async (scenario) => {
      const outcome = await runScenario(scenario);
      expect(isSound(outcome) ? 'sound' : outcome).toBe('sound');
    },
    180_000,
  );
}
