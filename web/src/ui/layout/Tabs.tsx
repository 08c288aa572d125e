import { Tabs as Radix } from 'radix-ui';
import {
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled, { css } from 'styled-components';
import { grouped } from '../../lib/format';
import { UnsavedPart } from '../feedback/UnsavedPart';
import {
  color,
  motion,
  radius,
  type Space,
  screen,
  size,
  space,
  thumb,
  tone,
  weight,
} from '../theme/tokens';
import { useActiveInView } from './use-active-in-view';
import { edgeMask, useScrollEdges } from './use-scroll-edges';
import { VisuallyHidden } from './VisuallyHidden';

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
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  & > * {
    flex: 1 0 100%;
    min-width: 0;
  }
  ${screen.desk} {
    & > :first-child {
      flex: none;
      max-width: 100%;
    }
    & > :nth-child(2) {
      flex: 1 1 20rem;
    }
  }
`;

const List = styled(Radix.List)`
  position: relative;
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 -1px ${color.border};
  &::-webkit-scrollbar {
    display: none;
  }
  ${edgeMask}
`;

const denseStyle = css`
  padding-inline: ${space[2]};
  font-size: 0.875rem;
`;

const Trigger = styled(Radix.Trigger)<{ $dense: boolean }>`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${thumb};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${color.textMuted};
  font-size: 1rem;
  font-weight: ${weight.medium};
  white-space: nowrap;
  cursor: pointer;
  ${screen.phone} {
    padding-inline: ${space[2]};
  }
  transition: color ${motion.quick}, border-color ${motion.quick};
  &:hover {
    color: ${color.text};
  }
  &[data-state='active'] {
    border-bottom-color: ${color.primary};
    color: ${color.primaryText};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.small};
  }
  &[data-pressed] {
    outline: 0;
  }
  &:not([data-apart]):has(+ [data-apart]) {
    margin-inline-end: ${space[2]};
  }
  /* The first of those that stand apart. */
  &:not([data-apart]) + &[data-apart] {
    margin-inline-start: auto;
    &::before {
      content: '';
      position: absolute;
      inset-inline-start: -${space[2]};
      height: 1.25rem;
      border-inline-start: 1px solid ${color.inputBorder};
    }
  }
  ${({ $dense }) => $dense && denseStyle}
`;

const Count = styled.span<{ $stands: boolean; $whereRoom: boolean }>`
  min-width: 1.5rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $stands }) => ($stands ? color.primary : color.secondary)};
  color: ${({ $stands }) => ($stands ? color.onPrimary : color.text)};
  font-size: ${size.tiny};
  line-height: 1.375rem;
  text-align: center;
  ${({ $whereRoom }) => $whereRoom && '@media (max-width: 89.99rem) { display: none; }'}
`;

/** Above the end of the label, where it takes no room that other tabs need. */
const Dot = styled.span`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: 1px;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${radius.round};
  background: ${tone('warning').solid};
`;

const Content = styled(Radix.Content)<{ $gap: Space }>`
  padding-top: ${({ $gap }) => space[$gap]};
  &[data-state='inactive'] {
    display: none;
  }
  &:focus-visible {
    outline-offset: 4px;
    border-radius: ${radius.small};
  }
`;

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
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list);
  // Counts that arrive push the tabs aside.
  const counted = tabs.filter(({ count }) => count !== undefined).length;
  const moved = value === undefined ? undefined : `${value} ${counted}`;
  useActiveInView(list, moved);
  const row = (
    <List ref={list} aria-label={label}>
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
  const usual = dense ? 4 : 5;
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
              {tab.content}
            </UnsavedPart>
          ) : (
            tab.content
          )}
        </Content>
      ))}
    </Radix.Root>
  );
}
