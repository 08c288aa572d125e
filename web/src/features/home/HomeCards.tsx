import {
  ArrowLeftRight,
  BookOpen,
  CalendarDays,
  ConciergeBell,
  MessageCircle,
  RefreshCw,
  ShieldCheck,
  Shuffle,
} from 'lucide-react';
import styled from 'styled-components';
import type { CurrentUserPartsFragment, HomeQuery } from '../../generated/graphql';
import { Badge } from '../../ui/data/Badge';
import { Card } from '../../ui/layout/Card';
import { space } from '../../ui/theme/tokens';
import { mayAdminister } from './may-administer';

interface HomeCardsProps {
  /** Undefined until loaded. */
  home: HomeQuery | undefined;
  user: CurrentUserPartsFragment;
  unreadCount: number;
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]};
`;

/** The dashboard's navigation cards (spec §2). */
export function HomeCards({ home, user, unreadCount }: HomeCardsProps) {
  // Based on the role, which is known at once: cards that appear later would shift the others.
  const isOwner = user.userRole === 'OWNER';
  const isGuest = home && home.myShares.length === 0 && home.properties.total > 0;
  return (
    <Cards>
      <Card
        to="/calendar"
        title="Calendar"
        text="View allocated weeks"
        icon={<CalendarDays size={22} aria-hidden />}
      />
      <Card
        to="/rotation"
        title="Rotation"
        text="Rotation schedule and priority"
        icon={<RefreshCw size={22} aria-hidden />}
      />
      {(isOwner || mayAdminister(user)) && (
        <Card
          to="/draft"
          title="Draft"
          text="Wish lists, turns and fairness"
          icon={<Shuffle size={22} aria-hidden />}
        />
      )}
      {isOwner && (
        <Card
          to="/swaps"
          title="Swaps"
          text="Give a week for one that suits you better"
          icon={<ArrowLeftRight size={22} aria-hidden />}
        />
      )}
      <Card
        to="/messages"
        title="Messages"
        text="Write to your fellow owners"
        icon={<MessageCircle size={22} aria-hidden />}
        actions={unreadCount > 0 && <Badge tone="danger">{unreadCount} unread</Badge>}
      />
      <Card
        to="/requests/new"
        title="Special request"
        text="A cot, a late check-out, a dripping tap"
        icon={<ConciergeBell size={22} aria-hidden />}
      />
      {isGuest && (
        <Card
          to="/documents"
          title="House documents"
          text="Guide, rules and agreements"
          icon={<BookOpen size={22} aria-hidden />}
        />
      )}
      {mayAdminister(user) && (
        <Card
          to="/admin"
          title="Admin Panel"
          text="People, properties, shares and reports"
          icon={<ShieldCheck size={22} aria-hidden />}
        />
      )}
    </Cards>
  );
}
