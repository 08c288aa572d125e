import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Logo } from '../ui/Logo';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Brand, Count, Main, Nav, Rail, Root, SkipLink, Top, UserSlot } from './shell-style';

export interface NavItem {
  to: string;
  label: string;
  icon: ReactNode;
  /** How many things wait there; nothing is shown for 0. */
  badge?: number;
}

interface ShellProps {
  nav: readonly NavItem[];
  userMenu: ReactNode;
  children: ReactNode;
}

function Item({ item: { to, label, icon, badge = 0 } }: { item: NavItem }) {
  return (
    <li>
      <NavLink to={to} end={to === '/'}>
        <span>{icon}</span>
        {label}
        {badge > 0 && <Count aria-hidden>{badge > 99 ? '99+' : badge}</Count>}
        {badge > 0 && <VisuallyHidden> ({badge} new)</VisuallyHidden>}
      </NavLink>
    </li>
  );
}

/** The frame of every signed-in screen: a rail on desks, a bar at the bottom of phones. */
export function Shell({ nav, userMenu, children }: ShellProps) {
  return (
    <Root>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Rail>
        <Top>
          <Brand as={Link} to="/" aria-label="Fairweek, home">
            <Logo />
          </Brand>
          <UserSlot>{userMenu}</UserSlot>
        </Top>
        <Nav aria-label="Main">
          <ul>
            {nav.map((item) => (
              <Item key={item.to} item={item} />
            ))}
          </ul>
        </Nav>
      </Rail>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}
