import type { HouseToPlanPartsFragment, PlanDraftInput } from '../../../../generated/graphql';
import { WEEKS_OF_A_YEAR } from '../../../../lib/dates/week-dates';
import { counted, inWords } from '../../../../lib/text/format';
import { type PlanValues, planInput, ruleValues } from '../../plan/plan-values';
import { shortageText } from '../../plan/shortage';
import { drafts } from '../draft-words';

/** Where the rules of each house come from. */
export type RulesSource = 'SAME' | 'OWN';

/** The form for many houses. */
export interface HousesPlan {
  source: RulesSource;
  values: PlanValues;
  /** Whether houses whose draft could not open now are planned all the same. */
  withProblems: boolean;
}

export interface HousePlan {
  /** The id of the house. */
  id: string;
  house: HouseToPlanPartsFragment;
  input: PlanDraftInput;
  /** Where the weeks do not last for all turns, how many there are of both. */
  shortage: string | undefined;
  /** How long it lasts if each owner takes all the time there is, in seconds. */
  longestSeconds: number;
}

/** A house that is left out, and why. */
interface LeftOut {
  house: HouseToPlanPartsFragment;
  reason: string;
}

function planOf(house: HouseToPlanPartsFragment, input: PlanDraftInput): HousePlan {
  const turns = house.owners * (input.rounds ?? house.weeksPerShare);
  const weeks = house.weeksLeft ?? WEEKS_OF_A_YEAR;
  const longestSeconds = Math.min(turns, weeks) * (input.windowSeconds ?? 0);
  return { id: house.id, house, input, shortage: shortageText(weeks, turns), longestSeconds };
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
      plans.push(planOf(house, planInput({ ...values, ...rules }, { propertyId, year })));
    }
  }
  return { plans, leftOut };
}

/** So many houses are named. */
const NAMED = 3;

/** 'House 1', 'House 1, House 2, House 3, and 9 others': those with fewer weeks than turns. */
export function shortNames(plans: readonly HousePlan[]): string {
  const names = plans.flatMap(({ shortage, house }) => (shortage ? [house.name] : []));
  const rest = names.length - NAMED;
  const others = rest > 0 ? [counted(rest, 'other')] : [];
  return inWords([...names.slice(0, NAMED), ...others]);
}

/** How many of the drafts have fewer weeks than turns, or what the only one has; '' if none has. */
export function shortOf(plans: readonly HousePlan[]): string {
  const short = plans.flatMap(({ shortage }) => shortage ?? []);
  if (plans.length === 1 || short.length === 0) return short.join();
  return `${drafts(short.length)} ${short.length === 1 ? 'has' : 'have'} fewer weeks left than turns`;
}
