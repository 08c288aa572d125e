import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { color, radius, screen, size, space, thumb } from '../../ui/theme/tokens';
import { purgeRecent } from './recent';

const Palette = lazyComponent(async () => (await import('./Palette')).Palette, null);

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** An icon where there is little room, else a box that looks like a field. */
const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${thumb};
  min-height: ${thumb};
  padding: 0 ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
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
      font-size: ${size.small};
    }
  }
`;

/** Opens the search over everything, as Ctrl K or ⌘ K does; for administrators. */
export function SearchButton({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const purge = () => purgeRecent(userId);
    window.addEventListener('force-logout', purge);
    return () => window.removeEventListener('force-logout', purge);
  }, [userId]);
  // Before the button can be seen: its keys work from then on.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') Palette.preload();
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Root
        type="button"
        aria-label="Search everything"
        aria-haspopup="dialog"
        data-keys={isMac() ? '⌘ K' : 'Ctrl K'}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.preload}
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden />
        <span>Search</span>
      </Root>
      {isOpen && <Palette userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}
