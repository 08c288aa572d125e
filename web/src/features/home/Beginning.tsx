import { BookOpen, CalendarDays, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeQuery } from '../../generated/graphql';
import { LinkButton } from '../../ui/button/LinkButton';
import { size as type } from '../../ui/theme/tokens';
import { Hero } from './Hero';

interface WordsProps {
  title: string;
  text: string;
  action: { to: string; label: string; icon: ReactNode };
}

function Words({ title, text, action }: WordsProps) {
  return (
    <Hero label={title}>
      <h2 style={{ fontSize: type.title }}>{title}</h2>
      <p>{text}</p>
      <LinkButton to={action.to} icon={action.icon}>
        {action.label}
      </LinkButton>
    </Hero>
  );
}

/** Shown in place of the next stay to owners without one, guests and new users. */
export function Beginning({ home }: { home: HomeQuery }) {
  const property = home.myShares[0]?.property;
  if (property) {
    return (
      <Words
        title="No week booked yet"
        text={`Your weeks at ${property.name} appear here once they are allocated to you. Unallocated weeks are open in the calendar.`}
        action={{
          to: `/calendar?property=${property.id}`,
          label: 'Look for a week',
          icon: <CalendarDays size={18} aria-hidden />,
        }}
      />
    );
  }
  const [guestOf] = home.properties.items;
  if (guestOf) {
    return (
      <Words
        title={
          home.properties.total === 1
            ? `Make yourself at home at ${guestOf.name}`
            : 'Make yourself at home'
        }
        text="How to get in, the wifi, the heating and the rules of the house: it is all in the house documents."
        action={{
          to: '/documents',
          label: 'Read the house documents',
          icon: <BookOpen size={18} aria-hidden />,
        }}
      />
    );
  }
  return (
    <Words
      title="Good to have you here"
      text="Once a share is in your name, your next stay, your place in the rotation and the house documents wait for you here. Your administrator sets that up; a short message helps."
      action={{
        to: '/messages',
        label: 'Write a message',
        icon: <MessageCircle size={18} aria-hidden />,
      }}
    />
  );
}
