import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { keepText, readText } from '../../lib/keep-text';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { ChevronDown } from '../icon/icons';
import { box, color, DESK, motion, space, thumb } from '../theme/tokens';
import { Card } from './Card';

const Toggle = styled.button`
  ${box.inline(2)};
  min-height: ${thumb};
  margin-block: -${space[2]};
  text-align: start;
  svg {
    color: ${color.textMuted};
    transition: rotate ${motion.quick};
  }
  &[aria-expanded='false'] svg {
    rotate: -90deg;
  }
`;

interface Props {
  /** Also the name under which this browser remembers that it is folded. */
  title: string;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Begun and not finished, so that it stays open. */
  isBegun?: boolean;
  children: ReactNode;
}

/** On a phone, calls `fold` once the search or the filters of the page's list are used. */
function useFoldForList(canFold: boolean, fold: () => void) {
  const isDesk = useMediaQuery(DESK);
  const onUse = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-finds]')) fold();
  });
  useEffect(() => {
    if (isDesk || !canFold) return;
    const uses = ['click', 'input'] as const;
    for (const use of uses) document.addEventListener(use, onUse);
    return () => {
      for (const use of uses) document.removeEventListener(use, onUse);
    };
  }, [isDesk, canFold]);
}

/**
 * A card whose title opens and closes it, folded until it is first opened, and on a phone while one
 * searches the list below, unless something is begun in it. Typed text stays.
 */
export function FoldCard({ title, actions, isBegun = false, children }: Props) {
  const key = `fairweek-folded-${title}`;
  const [chosen, setChosen] = useState(() => readText(key));
  const isOpen = chosen === 'false';
  const id = useId();
  useFoldForList(isOpen && !isBegun, () => setChosen('true'));
  const toggle = () => {
    keepText(localStorage, key, String(isOpen));
    setChosen(String(isOpen));
  };
  return (
    <Card
      title={
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <ChevronDown size={20} aria-hidden />
          {title}
        </Toggle>
      }
      actions={actions}
      isSlim={!isOpen}
    >
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Card>
  );
}
