import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { pressedKey } from '../../../lib/focus/keyboard';
import { OptionList } from '../../../ui/choice/OptionList';
import { useAbove } from '../../../ui/choice/use-above';
import type { Replace } from '../../../ui/thread/Composer';
import { useTalk } from '../sync/talk-context';
import { peopleNamed, typedName } from './mentions';

/** Suggests people of the talk once an @ is typed. */
export function useMentions() {
  const { userId, talk } = useTalk();
  const [typed, setTyped] = useState<{ replace: Replace; name: string; from: number }>();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLElement>(null);
  const id = useId();
  const others = talk.people.filter((person) => person.userId !== userId);
  const found = typed ? peopleNamed(others, typed.name) : [];
  const isOpen = found.length > 0;
  useAbove(isOpen, { input, list });
  const options = found.map((person) => ({
    id: person.userId,
    label: person.name,
    note: person.isAdministrator ? 'Administrator' : null,
  }));

  const close = () => setTyped(undefined);
  const choose = (option: { label: string } | undefined) => {
    if (!typed || !option) return;
    close();
    typed.replace(typed.from, typed.from + typed.name.length + 1, `@${option.label} `);
  };
  const step = (by: number) => setActive((active + by + options.length) % options.length);
  const keys = new Map([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', () => choose(options[active])],
    ['Escape', close],
  ]);
  const onKey = (event: KeyboardEvent): boolean => {
    const act = isOpen ? keys.get(pressedKey(event)) : undefined;
    if (!act) return false;
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  };
  return {
    onKey,
    onEdit: (box: HTMLTextAreaElement, replace: Replace) => {
      const next = typedName(box.value, box.selectionStart);
      input.current = box;
      if (next?.name !== typed?.name) setActive(0);
      setTyped(next && { ...next, replace });
    },
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
      onBlur: close,
    } as const,
    list: isOpen && (
      <OptionList
        ref={list}
        {...{ id, options, active }}
        onChoose={choose}
        onKeyDown={(event) => void onKey(event)}
      />
    ),
  };
}
