import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Ellipsis } from '../../ui/icon/icons';
import { DropdownMenu } from '../../ui/menu/DropdownMenu';
import { Logo } from '../../ui/picture/Logo';
import { VisuallyHidden } from '../../ui/text/hidden';
import { Count, Nav, PlainButton } from './nav-style';
import { Brand, Main, Rail, Root, SearchSlot, SkipLink, Top, UserSlot } from './shell-style';

interface NavItem {
  to: string;
  label: string;
  icon: ReactNode;
  /** Number of new items; 0 is not shown. */
  badge?: number;
}

interface ShellProps {
  nav: readonly NavItem[];
  userMenu: ReactNode;
  /** Opens a search, for those who have one. */
  search?: ReactNode;
  children: ReactNode;
}

/** Number of links that a phone shows; the last one opens the others. */
const PHONE_PLACES = 5;

interface ItemProps extends NavItem {
  /** True for links that a phone does not show. */
  isBeyond: boolean;
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <Count aria-hidden>{count > 99 ? '99+' : count}</Count>
      <VisuallyHidden> ({count} new)</VisuallyHidden>
    </>
  );
}

/** Drawn again only when itself changes, because every screen's start changes some count. */
const Item = memo(function Item({ to, label, icon, badge = 0, isBeyond }: ItemProps) {
  return (
    <li data-beyond={isBeyond || undefined}>
      <NavLink to={to} end={to === '/'}>
        <span>{icon}</span>
        {label}
        <Badge count={badge} />
      </NavLink>
    </li>
  );
});

/** Opens the links that do not fit into a phone's bar. */
function More({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  const isHere = items.some(({ to }) => pathname.startsWith(to));
  return (
    <li data-more>
      <DropdownMenu
        trigger={
          <PlainButton type="button" className={isHere ? 'active' : undefined}>
            <span>
              <Ellipsis size={22} aria-hidden />
            </span>
            More
            <Badge count={items.reduce((sum, { badge = 0 }) => sum + badge, 0)} />
          </PlainButton>
        }
        items={items.map(({ to, label, icon, badge }) => ({
          to,
          icon,
          label: badge ? `${label} (${badge})` : label,
        }))}
        side="top"
      />
    </li>
  );
}

/** Leaves the address alone: going back to one with a fragment would move the focus there. */
function goToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The frame of every signed-in screen: a side rail on desktops, a bottom bar on phones. */
export function Shell({ nav, userMenu, search, children }: ShellProps) {
  const shown = nav.length > PHONE_PLACES ? PHONE_PLACES - 1 : PHONE_PLACES;
  const beyond = nav.slice(shown);
  return (
    <Root>
      <SkipLink href="#content" onClick={goToContent}>
        Skip to content
      </SkipLink>
      <Rail>
        <Top>
          <Brand as={Link} to="/" aria-label="Fairweek, home">
            <Logo />
          </Brand>
          {search && <SearchSlot>{search}</SearchSlot>}
          <UserSlot>{userMenu}</UserSlot>
        </Top>
        <Nav aria-label="Main">
          <ul>
            {nav.map((item) => (
              <Item key={item.to} {...item} isBeyond={beyond.includes(item)} />
            ))}
            {beyond.length > 0 && <More items={beyond} />}
          </ul>
        </Nav>
      </Rail>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}
