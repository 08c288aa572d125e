import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type HouseReadiness, HousesToPlanDocument } from '../../../generated/graphql';

/**
 * Finds the year to plan first: the next, or the one after where most of the properties that are
 * left have given weeks of it already. Calls `onFound` unless the screen is left before.
 */
export function useFirstYear(onFound: (year: number) => void) {
  const client = useApolloClient();
  const [isFinding, setFinding] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const next = new Date().getFullYear() + 1;
  const totalOf = async (readiness: HouseReadiness | null) => {
    const variables = { year: next, first: 1, readiness };
    const { data } = await client.query({ query: HousesToPlanDocument, variables });
    return data?.housesToPlan.total ?? 0;
  };
  const firstYear = async () => {
    try {
      const [left, given] = await Promise.all([totalOf(null), totalOf('REST')]);
      return given * 2 >= left ? next + 1 : next;
    } catch {
      return next;
    }
  };
  const find = async () => {
    setFinding(true);
    const year = await firstYear();
    if (!isShown.current) return;
    setFinding(false);
    onFound(year);
  };
  return { find, isFinding };
}
