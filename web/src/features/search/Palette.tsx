import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isComposing, pressedKey } from '../../lib/focus/keyboard';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Search, X } from '../../ui/icon/icons';
import { useBackCloses } from '../../ui/overlay/use-back-closes';
import { useReturnFocus } from '../../ui/overlay/use-return-focus';
import { VisuallyHidden } from '../../ui/text/hidden';
import { Kbd } from '../../ui/text/Kbd';
import { Marked } from '../../ui/text/Marked';
import { GroupLabel, Input, Keys, List, Note, Option, Overlay, Panel, Top } from './palette-style';
import type { Place } from './places';
import { ResultIcon } from './ResultIcon';
import { keepRecent, readRecent } from './recent';
import { type Result, useResults } from './use-results';

interface Props {
  userId: string;
  /** Commands that work anywhere. */
  commands: readonly Place[] | undefined;
  /** The text typed before it was loaded. */
  typed: () => string;
  /** Called once it takes what is typed itself. */
  onReady: () => void;
  onClose: () => void;
}

/**
 * Finds properties, people, shares, weeks, requests and places by typing: arrow keys choose, Enter
 * opens, also what is found only after it was pressed.
 */
export function Palette(props: Props) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Radix.Portal>
        <Overlay />
        <Finder {...props} />
      </Radix.Portal>
    </Radix.Root>
  );
}

function Finder({ userId, commands, typed, onReady, onClose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  useEffect(onReady, [onReady]);
  useBackCloses(onClose);
  const [active, setActive] = useState(0);
  /** Whether the arrow keys chose, so that Enter opens what they did at once. */
  const [hasMoved, setMoved] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const [recent] = useState(() => readRecent(userId));
  const { groups, isSettled, isNothing, error, retry } = useResults(text, recent, commands);
  const all = groups.flatMap(({ results }) => results);
  const activeResult = all[Math.min(active, all.length - 1)];
  const optionId = (result: Result) => `${listId}-${all.indexOf(result)}`;
  const activeId = activeResult && optionId(activeResult);

  const open = (result: Result | undefined) => {
    setEntered(false);
    if (!result) return;
    const { to } = result;
    onClose();
    if (typeof to === 'function') return to();
    if (result.isFound) keepRecent(userId, { ...result, to });
    navigate(to);
  };
  // Where nothing is found, Enter alone does not leave the page.
  const openFirst = useEffectEvent(() => (isNothing ? setEntered(false) : open(activeResult)));
  useEffect(() => {
    if (isEntered && isSettled) openFirst();
  }, [isEntered, isSettled]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const step = (by: number) => {
    const at = activeResult ? all.indexOf(activeResult) : 0;
    setActive((at + by + all.length) % Math.max(all.length, 1));
    setMoved(true);
  };
  const keys = new Map([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', () => (hasMoved ? open(activeResult) : setEntered(true))],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys.get(pressedKey(event));
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Panel
      $size="medium"
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        // Radix would select what was typed, and the next key would replace it.
        event.preventDefault();
        input.current?.focus();
        input.current?.setSelectionRange(text.length, text.length);
      }}
      onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
      {...useReturnFocus()}
    >
      <VisuallyHidden>
        <Radix.Title>Search</Radix.Title>
      </VisuallyHidden>
      <Top>
        <Search size={20} aria-hidden />
        <Input
          ref={input}
          role="combobox"
          aria-label="Search everything"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder="Property, person, ‘Lakeside 7’…"
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            setMoved(false);
            setEntered(false);
          }}
        />
        <Radix.Close asChild>
          <IconButton label="Close search" icon={<X size={20} />} />
        </Radix.Close>
      </Top>
      {/* The pointer must not take the focus from the input. */}
      <List data-stale={isSettled ? undefined : ''} onMouseDown={(event) => event.preventDefault()}>
        {isNothing && <Note role="status">Nothing found for “{text.trim()}”</Note>}
        {!error && all.length === 0 && <Note role="status">Searching…</Note>}
        <div id={listId} role="listbox" aria-label="Results">
          {groups.map(({ label, results }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset holds form fields
            <div key={label} role="group" aria-label={label}>
              <GroupLabel aria-hidden>{label}</GroupLabel>
              {results.map((result) => (
                <Option
                  key={optionId(result)}
                  id={optionId(result)}
                  role="option"
                  tabIndex={-1}
                  // Letters that stand out would be read apart.
                  aria-label={`${result.title} ${result.note}`.trim()}
                  aria-selected={result === activeResult}
                  data-highlighted={result === activeResult ? '' : undefined}
                  data-all={result.mark === 'all' || undefined}
                  onPointerMove={() => setActive(all.indexOf(result))}
                  onClick={() => open(result)}
                  onKeyDown={onKeyDown}
                >
                  <i aria-hidden>
                    <ResultIcon name={result.mark} number={result.number} />
                  </i>
                  <span>
                    <Marked words={text}>{result.title}</Marked>
                  </span>{' '}
                  {result.note && (
                    <small>
                      <Marked words={text}>{result.note}</Marked>
                    </small>
                  )}
                </Option>
              ))}
            </div>
          ))}
        </div>
        {error && (
          <Note role="alert">
            {errorText(error, 'The search did not work.')}{' '}
            <Button variant="ghost" onClick={retry}>
              Retry
            </Button>
          </Note>
        )}
      </List>
      <Keys aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
        </span>
        <span>
          <Kbd>↵</Kbd> open
        </span>
        <span>
          <Kbd>esc</Kbd> close
        </span>
        <span>Also ‘Hana Lakeside’, ‘Lakeside week 30’</span>
      </Keys>
    </Panel>
  );
}
