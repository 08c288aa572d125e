import type { HouseToPlanPartsFragment, PlanDraftInput } from '../../../generated/graphql';
import { type PlanValues, planInput, ruleValues } from '../plan/plan-values';

/** Where the rules of each house come from. */
export type RulesSource = 'SAME' | 'OWN';

/** The form for many houses. */
export interface HousesPlan {
  source: RulesSource;
  values: PlanValues;
  /** Whether houses whose draft could not open now are planned all the same. */
  withProblems: boolean;
}

interface HousePlan {
  house: HouseToPlanPartsFragment;
  input: PlanDraftInput;
}

/** A house that is left out, and why. */
interface LeftOut {
  house: HouseToPlanPartsFragment;
  reason: string;
}

/** The plan of each house, and those that get none, before anything is planned. */
export function plansOf(
  houses: readonly HouseToPlanPartsFragment[],
  year: number,
  { source, values, withProblems }: HousesPlan,
): { plans: HousePlan[]; leftOut: LeftOut[] } {
  const plans: HousePlan[] = [];
  const leftOut: LeftOut[] = [];
  for (const house of houses) {
    const { id: propertyId, problem, lastRules } = house;
    if (problem && !withProblems) leftOut.push({ house, reason: problem });
    else if (source === 'OWN' && !lastRules) {
      leftOut.push({ house, reason: 'It has no earlier draft whose rules could be copied.' });
    } else {
      const rules = source === 'OWN' && lastRules ? ruleValues(lastRules) : {};
      plans.push({ house, input: planInput({ ...values, ...rules }, { propertyId, year }) });
    }
  }
  return { plans, leftOut };
}
