import styled, { keyframes } from 'styled-components';
import { box, color, font, motion, radius, screen, space, tone, weight } from '../theme/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(6px); }
`;

export const Scroller = styled.div.attrs({
  role: 'log',
  'aria-label': 'Messages',
  tabIndex: 0,
})`
  ${box.fill};
  ${box.scroll};
  overflow-anchor: none;
  background: ${color.background};
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Bubbles = styled.ol`
  ${box.column()};
  justify-content: flex-end;
  min-height: 100%;
  max-width: 60rem;
  margin-inline: auto;
  padding: ${space[4]} ${space[5]};
  ${screen.phone} {
    padding: ${space[3]};
  }
`;

/** Scrolls with its messages, so that it never covers one. */
export const Day = styled.p`
  align-self: center;
  margin-block: ${space[4]} ${space[2]};
  padding: 0.125rem ${space[3]};
  ${box.surface('round')};
  ${font.muted('tiny')};
`;

/** Stands before the first new message. */
export const NewLine = styled(Day)`
  width: fit-content;
  margin-inline: auto;
  background: ${color.accent};
  color: ${color.onAccent};
`;

export const Row = styled.li<{ $isMine: boolean; $continues: boolean }>`
  display: flex;
  flex-direction: ${({ $isMine }) => ($isMine ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space[1]};
  margin-top: ${({ $continues }) => ($continues ? '3px' : space[3])};
  color: ${color.textMuted};
  &[data-found] [data-bubble] {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  @media (hover: hover) {
    [data-message-menu] {
      opacity: 0;
      transition: opacity ${motion.quick};
    }
  }
  &:hover [data-message-menu],
  [data-message-menu]:focus-visible,
  [data-message-menu][data-state='open'] {
    opacity: 1;
  }
`;

const CORNER = '5px';

export const Bubble = styled.div<{ $isMine: boolean; $continues: boolean; $isNew: boolean }>`
  min-width: 0;
  max-width: min(34rem, 80%);
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $isMine }) => ($isMine ? 'transparent' : color.border)};
  border-radius: ${radius.large};
  ${({ $isMine, $continues }) =>
    $isMine
      ? `border-bottom-right-radius: ${CORNER}; ${$continues ? `border-top-right-radius: ${CORNER};` : ''}`
      : `border-bottom-left-radius: ${CORNER}; ${$continues ? `border-top-left-radius: ${CORNER};` : ''}`}
  background: ${({ $isMine }) => ($isMine ? color.own : color.surface)};
  color: ${({ $isMine }) => ($isMine ? color.onOwn : color.text)};
  text-wrap: pretty;
  animation: ${({ $isNew }) => ($isNew ? arrive : 'none')} ${motion.calm};
`;

export const Meta = styled.p`
  ${box.wrap(0, 2)};
  justify-content: flex-end;
  margin-top: 2px;
  ${font.size('tiny')};
  line-height: 1.3;
`;

export const NotSent = styled.div`
  ${box.row(1)};
  justify-content: flex-end;
  color: ${tone('danger').text};
  ${font.size('small', 'medium')};
`;

export const Pill = styled.button`
  position: absolute;
  bottom: ${space[3]};
  left: 50%;
  ${box.inline(2)};
  min-height: 40px;
  padding: ${space[1]} ${space[4]};
  ${box.surface('round', 'floating')};
  color: ${color.primaryText};
  font-weight: ${weight.medium};
  transform: translateX(-50%);
  &[data-quiet] {
    right: ${space[4]};
    left: auto;
    padding: 0 ${space[2]};
    transform: none;
  }
`;

export const ScrollFrame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Older = styled.li`
  ${box.center};
  min-height: 44px;
`;
