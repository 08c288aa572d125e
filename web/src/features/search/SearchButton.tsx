import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { Search } from '../../ui/icon/icons';
import { box, color, font, radius, screen, space, thumb } from '../../ui/theme/tokens';
import type { Place } from './places';

const Palette = lazyComponent(async () => (await import('./Palette')).Palette, null);

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** An icon where there is little room, else a box that looks like a field. */
const Root = styled.button`
  ${box.inline(2)};
  justify-content: center;
  min-width: ${thumb};
  min-height: ${thumb};
  padding: 0 ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  & > span {
    display: none;
  }
  ${screen.wide} {
    justify-content: flex-start;
    width: 100%;
    padding-inline: ${space[3]};
    border-color: ${color.border};
    & > span {
      display: block;
    }
    /* No part of the name, which begins with the text that is seen. */
    &::after {
      content: attr(data-keys);
      margin-left: auto;
      ${font.size('small')};
    }
  }
`;

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

interface Props {
  userId: string;
  /** Commands that work anywhere, in addition to the search’s own. */
  commands?: readonly Place[];
}

/** Opens the search over everything, as Ctrl K or ⌘ K does; for administrators. */
export function SearchButton({ userId, commands }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** The text typed before the palette is loaded, which then receives it. */
  const typed = useRef<string>(undefined);
  const open = useCallback(() => {
    typed.current = '';
    setOpen(true);
  }, []);
  const onReady = useCallback(() => {
    typed.current = undefined;
  }, []);
  const keepTyped = useCallback((event: KeyboardEvent) => {
    if (typed.current === undefined || !isText(event)) return;
    event.preventDefault();
    typed.current += event.key;
  }, []);
  // Before the button can be seen: its keys work from then on.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') Palette.preload();
      keepTyped(event);
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isOpen) open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, keepTyped]);
  return (
    <>
      <Root
        type="button"
        aria-label="Search everything"
        aria-haspopup="dialog"
        data-keys={isMac() ? '⌘ K' : 'Ctrl K'}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.preload}
        onClick={open}
      >
        <Search size={20} aria-hidden />
        <span>Search</span>
      </Root>
      {isOpen && (
        <Palette
          userId={userId}
          commands={commands}
          typed={() => typed.current ?? ''}
          onReady={onReady}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
