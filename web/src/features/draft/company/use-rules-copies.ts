import {
  type CompanyDraftPartsFragment,
  type PlanDraftInput,
  type RulesPartsFragment,
  usePlanHouseMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/use-live';
import { useOneByOne } from '../../../lib/network/use-one-by-one';
import { COMPANY_DRAFTS } from './use-drafts-bulk';

/** A plan as last read, and the rules that it gets. */
export interface RulesCopy {
  draft: CompanyDraftPartsFragment;
  rules: RulesPartsFragment;
}

/** When it opens stays as it is. */
function planOf({ draft, rules }: RulesCopy): PlanDraftInput {
  const { propertyId, year, version, opensAt } = draft;
  const { rounds, order, windowSeconds, holidayCap, peakCap } = rules;
  return {
    ...{ propertyId, year, version, opensAt },
    ...{ rounds, order, windowSeconds, holidayCap, peakCap },
  };
}

/**
 * Gives planned drafts other rules, one after the other. A draft that was changed or opened since
 * it was read is refused. Each result is the copy that takes it back.
 */
export function useRulesCopies() {
  const [planHouse] = usePlanHouseMutation();
  const { each, progress } = useOneByOne();
  const reread = useReread();

  const run = async (copies: readonly RulesCopy[]) => {
    const outcome = await each(copies, async (copy): Promise<RulesCopy> => {
      const { data } = await planHouse({ variables: { input: planOf(copy) } });
      if (!data) throw new Error('The plan was not answered.');
      const { draft, rules } = copy;
      const { version } = data.planDraft;
      return { draft: { ...draft, version, rules }, rules: draft.rules };
    });
    void reread(COMPANY_DRAFTS);
    return outcome;
  };
  return { run, progress };
}
