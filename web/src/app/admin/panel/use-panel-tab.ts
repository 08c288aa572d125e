import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The tab in the address, and what opens another: a tab that was left comes back with its search,
 * filters and page as long as the panel is open. An import waits until it is applied or discarded.
 */
export function usePanelTab() {
  const [params, setParams] = useSearchParams();
  const paramsOfLeft = useRef(new Map<string | null, string>());
  const tab = params.get('tab');
  const openTab = (value: string) => {
    if (value === tab) return;
    paramsOfLeft.current.set(tab, params.toString());
    const next = new URLSearchParams(paramsOfLeft.current.get(value) ?? { tab: value });
    const opened = params.get('import');
    if (opened) next.set('import', opened);
    else next.delete('import');
    setParams(next);
  };
  return { tab, openTab };
}
