import { Tabs as Radix } from 'radix-ui';
import {
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { grouped } from '../../lib/text/format';
import { useActiveInView } from '../layout/use-active-in-view';
import { useScrollEdges } from '../layout/use-scroll-edges';
import { VisuallyHidden } from '../text/hidden';
import { UnsavedPart } from '../unsaved/UnsavedPart';
import { OtherTabs } from './other-tabs';
import { Content, Count, Dot, Line, List, StickyRow, Trigger } from './tabs-style';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shown as a badge; 0 is shown too. */
  count?: number | undefined;
  /** The count is of items that need attention: it stands out, and 0 is not shown. */
  isWaiting?: boolean;
  /** Stands apart from the others, at the end of the row. */
  isApart?: boolean;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** Omit to let the tabs keep their own state, starting with the first. */
  value?: Value;
  onValueChange?: (value: Value) => void;
  /** Keeps visited panels mounted, with their inputs; a dot marks those that are not saved. */
  keepsSeen?: boolean;
  /** Narrow tabs, for a row of many; counts that do not wait are left out unless there is room. */
  dense?: boolean;
  /** Stands in one line with the tabs where there is room; what follows its first part, below. */
  beside?: ReactNode;
  /** Stands at the end of the row on a phone, where both stay in sight while the page scrolls. */
  phoneMenu?: ReactNode;
}

/** Radix focuses a pressed tab by script, for which browsers draw the keyboard focus ring. */
const quietWhenPressed = {
  onPointerDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.dataset.pressed = '';
  },
  onKeyDown: clearPress,
  onBlur: clearPress,
};

function clearPress({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  delete currentTarget.dataset.pressed;
}

/** Tabs with their panels; a row that does not fit scrolls and keeps the focused tab in view. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  keepsSeen = false,
  dense = false,
  beside,
  phoneMenu,
}: TabsProps<Value>) {
  // Radix reports a pressed tab twice, which would add two steps to the browser's history.
  const reported = useRef(value);
  const change = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (!tab || tab.value === reported.current) return;
    reported.current = tab.value;
    setSeen((before) => new Set([...before, tab.value]));
    onValueChange?.(tab.value);
  };
  const first = tabs[0]?.value;
  const [seen, setSeen] = useState(() => new Set([value ?? first]));
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const noteUnsaved = useCallback((tab: string, isUnsaved: boolean) => {
    setUnsaved((now) => {
      if (now.includes(tab) === isUnsaved) return now;
      return isUnsaved ? [...now, tab] : now.filter((other) => other !== tab);
    });
  }, []);
  useEffect(() => {
    reported.current = value;
  }, [value]);
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges(scroller);
  // Counts that arrive push the tabs aside.
  const counted = tabs.filter(({ count }) => count !== undefined).length;
  const moved = value === undefined ? undefined : `${value} ${counted}`;
  useActiveInView(scroller, moved);
  const list = (
    <List ref={scroller} aria-label={label}>
      {tabs.map(({ isWaiting = false, ...tab }) => (
        <Trigger
          key={tab.value}
          value={tab.value}
          $dense={dense}
          data-apart={tab.isApart || undefined}
          {...quietWhenPressed}
          onFocus={(event) =>
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }
        >
          {tab.icon}
          {tab.label}
          {unsaved.includes(tab.value) && (
            <>
              <Dot aria-hidden />
              <VisuallyHidden>(not saved)</VisuallyHidden>
            </>
          )}
          {tab.count !== undefined && !(isWaiting && tab.count === 0) && (
            <>
              <Count aria-hidden $stands={isWaiting} $whereRoom={dense && !isWaiting}>
                {grouped(tab.count)}
              </Count>
              <VisuallyHidden>
                ({tab.count}
                {isWaiting && ' new'})
              </VisuallyHidden>
            </>
          )}
        </Trigger>
      ))}
    </List>
  );
  const row = phoneMenu ? (
    <StickyRow data-sticky-tabs>
      {list}
      {phoneMenu}
    </StickyRow>
  ) : (
    list
  );
  const usual = dense ? 4 : 5;
  const open = (value: Value) => {
    const place = tabs.findIndex((tab) => tab.value === value);
    // The focus, which would be lost with the panel before, opens it.
    scroller.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  const othersOf = (value: Value) =>
    tabs
      .filter((tab) => tab.value !== value && unsaved.includes(tab.value))
      .map((tab) => ({ label: tab.label, open: () => open(tab.value) }));
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: first ?? '' } : { value })}
      onValueChange={change}
    >
      {beside ? (
        <Line>
          {row}
          {beside}
        </Line>
      ) : (
        row
      )}
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          value={tab.value}
          $gap={beside ? 3 : usual}
          {...(keepsSeen && seen.has(tab.value) && { forceMount: true })}
        >
          {keepsSeen ? (
            <UnsavedPart name={tab.value} onUnsaved={noteUnsaved}>
              <OtherTabs value={othersOf(tab.value)}>{tab.content}</OtherTabs>
            </UnsavedPart>
          ) : (
            tab.content
          )}
        </Content>
      ))}
    </Radix.Root>
  );
}
