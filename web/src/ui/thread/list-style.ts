import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { box, color, font, motion, radius, space, tone, weight } from '../theme/tokens';

/** Scrolls independently, so that tabs and search stay in place. */
export const ListScroller = styled.div`
  ${box.fill};
  ${box.scroll};
  padding: ${space[2]};
`;

export const Item = styled.li`
  position: relative;
  border-radius: ${radius.medium};
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.sunken};
  }
  &:has(a[aria-current='true']) {
    background: ${color.primarySoft};
  }
  /* The time stays at the edge; the lines below it leave room for the menu. */
  &:has([data-message-menu]) > a > span > :not(:first-child) {
    padding-right: 2.5rem;
  }
`;

export const MenuPlace = styled.div`
  position: absolute;
  right: ${space[1]};
  bottom: ${space[1]};
  color: ${color.textMuted};
`;

export const RowLink = styled(Link)`
  ${box.grid(3)};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  min-height: 72px;
  padding: ${space[2]} ${space[3]};
  border-radius: inherit;
  color: inherit;
  text-decoration: none;
  &:hover {
    color: inherit;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Line = styled.span`
  ${box.flex(2)};
  align-items: baseline;
  justify-content: space-between;
  min-width: 0;
`;

export const Name = styled.span<{ $strong: boolean }>`
  overflow: hidden;
  font-weight: ${({ $strong }) => ($strong ? weight.bold : weight.medium)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Time = styled.time`
  flex: none;
  ${font.muted('tiny')};
`;

export const Preview = styled.span<{ $strong: boolean }>`
  overflow: hidden;
  color: ${({ $strong }) => ($strong ? color.text : color.textMuted)};
  ${font.size('small')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Status = styled.span<{ $isRead: boolean }>`
  color: ${({ $isRead }) => ($isRead ? tone('success').text : color.textMuted)};
  ${font.size('tiny')};
`;

export const UnreadCount = styled.span`
  flex: none;
  min-width: 1.375rem;
  padding: 0 0.4rem;
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  ${font.size('tiny', 'bold')};
  line-height: 1.375rem;
  text-align: center;
  white-space: nowrap;
`;

export const SearchNote = styled.p`
  padding: ${space[4]};
  color: ${color.textMuted};
  text-align: center;
`;

export const SearchHeading = styled.h2`
  padding: ${space[2]} ${space[3]} ${space[1]};
  ${font.muted('small', 'medium')};
  font-family: inherit;
`;
