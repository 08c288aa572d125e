import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Returns the sum of all layout shifts since the page was loaded that no input has caused, and what moved. */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const found: { value: number; moved: string[] }[] = [];
        const line = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
          `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${previousRect.top} to ${currentRect.top}`;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (!hadRecentInput) found.push({ value, moved: sources.map(line) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 200);
      }),
  );
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}
