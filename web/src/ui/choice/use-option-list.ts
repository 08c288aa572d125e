import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { pressedKey } from '../../lib/focus/keyboard';
import type { SearchOption } from './OptionList';
import { useAbove } from './use-above';

interface Props {
  /** The text field. */
  input: RefObject<HTMLInputElement | null>;
  options: readonly SearchOption[];
  /** Whether the text may stand without a choice. */
  isFree?: boolean;
  /** Whether Enter takes the first option before an arrow key has highlighted one. */
  takesFirst?: boolean;
  onChoose: (option: SearchOption) => void;
  /** Called when Escape closes the list. */
  onEscape?: () => void;
  /** Called when an arrow key opens the list. */
  onOpen?: () => void;
}

/** The field itself, with no option highlighted. */
const FIELD = -1;

/**
 * A text field with a list of options: the first arrow down highlights the first option, Enter
 * takes what is highlighted, if anything, and Escape closes the list.
 */
export function useOptionList({
  input,
  options,
  isFree = false,
  takesFirst = false,
  onChoose,
  ...on
}: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(FIELD);
  const isOpen = isWanted && !(isFree && options.length === 0);
  useAbove(isOpen, { input, list });

  const open = () => {
    setWanted(true);
    setActive(FIELD);
  };
  const fold = () => {
    setWanted(false);
    setActive(FIELD);
  };
  const choose = (option: SearchOption) => {
    onChoose(option);
    fold();
  };
  const step = (by: number) => {
    if (isOpen) return setActive(Math.max(Math.min(active + by, options.length - 1), FIELD));
    setWanted(true);
    on.onOpen?.();
  };
  const leave = () => {
    fold();
    on.onEscape?.();
  };
  const entered = takesFirst ? Math.max(active, 0) : active;
  /** Without an option, only keeps Enter from sending the form. */
  const enter = () => {
    const option = options[entered];
    if (option) choose(option);
  };
  const actions = new Map<string, false | (() => void)>([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', isOpen && (entered >= 0 || !isFree) && enter],
    ['Escape', isOpen && leave],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions.get(pressedKey(event));
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
  const comboBox = {
    ref: input,
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': id,
    'aria-activedescendant': isOpen && options[active] ? `${id}-${active}` : undefined,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
  } as const;
  return {
    ...{ isOpen, open, fold, comboBox, onKeyDown },
    list: { ref: list, id, options, active, onChoose: choose, onKeyDown },
  };
}
