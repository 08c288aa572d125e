import { isAdministrator } from '@rules/auth';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CurrentUserPartsFragment, HomeQuery } from '../../../generated/graphql';
import { Card } from '../../../ui/card/Card';
import type { IconComponent } from '../../../ui/icon/create-icon';
import {
  CalendarDays,
  ConciergeBell,
  MessageCircle,
  RefreshCw,
  ShieldCheck,
  Shuffle,
} from '../../../ui/icon/icons';
import { Badge } from '../../../ui/text/Badge';
import { box, screen, space } from '../../../ui/theme/tokens';

/** As many cards beside each other as fit, over the whole width. */
export const CardRow = styled.div`
  ${box.wrap(4)};
  & > * {
    flex: 1 1 21rem;
  }
`;

interface HomeCardsProps {
  /** Undefined until loaded. */
  home: HomeQuery | undefined;
  user: CurrentUserPartsFragment;
  unreadCount: number;
}

const Cards = styled(CardRow)`
  /** Cards that repeat the bottom bar take two short rows there. */
  ${screen.phone} {
    ${box.grid(2)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    section {
      padding: ${space[3]};
    }
    header {
      flex-wrap: wrap;
      align-items: center;
      gap: ${space[2]};
    }
    header > span:first-child {
      ${box.square('24px')};
      background: none;
    }
    h2 {
      font-size: 1rem;
    }
    header > div {
      min-width: max-content;
    }
    p {
      position: absolute;
      ${box.square('1px')};
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const card = (
  to: string,
  Icon: IconComponent,
  title: string,
  text: string,
  actions?: ReactNode,
) => <Card key={to} {...{ to, title, text, actions }} icon={<Icon size={22} aria-hidden />} />;

/** The dashboard's navigation cards (spec §2). */
export function HomeCards({ home, user, unreadCount }: HomeCardsProps) {
  // Based on the role, which is known at once: cards that appear later would shift the others.
  const isOwner = user.userRole === 'OWNER';
  const isAdmin = isAdministrator(user);
  // Without a property they lead to nothing; they are below the fold until that is known.
  const hasHouse = isAdmin || !home || home.properties.total > 0;
  const isGuest = home && home.myShares.length === 0 && home.properties.total > 0;
  const correspondents =
    isOwner || isAdmin ? 'Write to your fellow owners' : 'Write to your host or an administrator';
  const unread = unreadCount > 0 && <Badge tone="danger">{unreadCount} unread</Badge>;
  const cards = [
    hasHouse && card('/calendar', CalendarDays, 'Calendar', 'View allocated weeks'),
    hasHouse && card('/rotation', RefreshCw, 'Rotation', 'Rotation schedule and priority'),
    hasHouse &&
      (isOwner || isAdmin) &&
      card('/draft', Shuffle, 'Draft', 'Wish lists, turns and fairness'),
    card('/messages', MessageCircle, 'Messages', correspondents, unread),
    isGuest &&
      card(
        '/requests/new',
        ConciergeBell,
        'Special request',
        'A cot, a late check-out, a dripping tap',
      ),
    isAdmin && card('/admin', ShieldCheck, 'Admin Panel', 'People, properties, shares and reports'),
  ];
  return <Cards>{cards}</Cards>;
}
