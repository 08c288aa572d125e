import {
  type CompanyDraftPartsFragment,
  type RulesPartsFragment,
  usePlanDraftMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';

/**
 * Gives a planned draft other rules, and returns what takes them back. A draft that was changed or
 * opened since it was read is refused.
 */
export function useCopyRules() {
  const [planDraft] = usePlanDraftMutation();

  /** When it opens stays as it is. */
  async function plan(draft: CompanyDraftPartsFragment, rules: RulesPartsFragment) {
    const { propertyId, year, version, opensAt } = draft;
    const { rounds, order, windowSeconds, holidayCap, peakCap } = rules;
    const input = {
      ...{ propertyId, year, version, opensAt },
      ...{ rounds, order, windowSeconds, holidayCap, peakCap },
    };
    const data = dataOf(await planDraft({ variables: { input } }));
    return { ...draft, version: data.planDraft.version };
  }

  return async (draft: CompanyDraftPartsFragment, rules: RulesPartsFragment) => {
    const changed = await plan(draft, rules);
    return () => plan(changed, draft.rules);
  };
}
