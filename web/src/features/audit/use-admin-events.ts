import { useEffect, useRef } from 'react';
import { type AdminArea, useAdminEventsSubscription } from '../../generated/graphql';

const GATHER_MS = 500;

/** Tells what administrators changed; an import changes much at once, and is told of once. */
export function useAdminEvents(onChange: (areas: ReadonlySet<AdminArea>) => void): void {
  const told = useRef(onChange);
  const areas = useRef(new Set<AdminArea>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useAdminEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) areas.current.add(data.adminEvents.area);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const gathered = areas.current;
        areas.current = new Set();
        told.current(gathered);
      }, GATHER_MS);
    },
  });
}
