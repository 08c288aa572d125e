import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type HouseReadiness, HousesToPlanDocument } from '../../../generated/graphql';

/**
 * Finds the year to plan first: the next, or the one after where most of the properties that are
 * left have given weeks of it already.
 */
export function useFirstYear() {
  const client = useApolloClient();
  const [isFinding, setFinding] = useState(false);
  const next = new Date().getFullYear() + 1;
  const totalOf = async (readiness: HouseReadiness | null) => {
    const variables = { year: next, first: 1, readiness };
    const { data } = await client.query({ query: HousesToPlanDocument, variables });
    return data?.housesToPlan.total ?? 0;
  };
  const find = async () => {
    setFinding(true);
    try {
      const [left, given] = await Promise.all([totalOf(null), totalOf('REST')]);
      return given * 2 >= left ? next + 1 : next;
    } catch {
      return next;
    } finally {
      setFinding(false);
    }
  };
  return { find, isFinding };
}
