import { isAdministrator, isGuest } from '@rules/auth';
import { type ReactNode, useState } from 'react';
import type { SessionUser } from '../../features/auth/session/session';
import { useUnreadCount } from '../../features/messages/sync/messaging-context';
import { MyWaitingContext, useMyWaiting, waitingCount } from '../../features/push/use-my-waiting';
import {
  type AdminFigures,
  AdminFiguresContext,
  waitingParts,
} from '../../features/system/admin-figures';
import { useAppInfoQuery, usePropertyChoiceQuery } from '../../generated/graphql';
import { SHARED } from '../../lib/network/at-start';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { KeyRound, LogOut, Mail, Palette, Shield } from '../../ui/icon/icons';
import { DropdownMenu } from '../../ui/menu/DropdownMenu';
import { PAGES } from './pages';
import { Shell } from './Shell';
import { UserMenuButton } from './UserMenuButton';

const SearchButton = lazyComponent(
  async () => (await import('../../features/search/SearchButton')).SearchButton,
  null,
  null,
);
const ReadAdminFigures = lazyComponent(
  async () => (await import('../../features/system/ReadAdminFigures')).ReadAdminFigures,
  null,
  null,
);
const AccountThemeDialog = lazyComponent(
  async () => (await import('./AccountThemeDialog')).AccountThemeDialog,
  null,
);
const MailPreferenceDialog = lazyComponent(
  async () =>
    (await import('../../features/auth/account/MailPreferenceDialog')).MailPreferenceDialog,
  null,
);

/** The screens that show something to users without a property. */
const WITHOUT_PROPERTY = ['/', '/messages'];

/** Returns true once it is known that no property is shown to the user. */
function useHasNoProperty(skip: boolean): boolean {
  const { data } = usePropertyChoiceQuery({ skip, context: SHARED });
  return data?.myShares.length === 0 && data.properties.items.length === 0;
}

interface Props {
  user: SessionUser;
  onLogout: () => void;
  children: ReactNode;
}

/** The shell with the user's menu and the counts of what is new. */
export function SignedInShell({ user, onLogout, children }: Props) {
  const [isChoosingTheme, setChoosingTheme] = useState(false);
  const [isChoosingMail, setChoosingMail] = useState(false);
  const [figures, setFigures] = useState<AdminFigures>({});
  const adminWaiting = figures.data && waitingParts(figures.data.adminWaiting).total;
  // Someone without a share has no weeks to swap and no properties to manage.
  const isAGuest = isGuest(user);
  const waiting = useMyWaiting();
  const hasNoProperty = useHasNoProperty(isAdministrator(user));
  const chooseTheme = () => setChoosingTheme(true);
  const all = [
    PAGES.home,
    PAGES.calendar,
    isAGuest ? PAGES.documents : { ...PAGES.swaps, badge: waitingCount(waiting, 'SWAPS') },
    { ...PAGES.messages, badge: useUnreadCount() },
    !isAGuest && PAGES.draft,
    PAGES.rotation,
    PAGES.requests,
    !isAGuest && PAGES.costs,
    !isAGuest && PAGES.properties,
    !isAGuest && PAGES.documents,
    isAdministrator(user) && { ...PAGES.admin, badge: adminWaiting },
  ].filter((item) => item !== false);
  const nav = hasNoProperty ? all.filter(({ to }) => WITHOUT_PROPERTY.includes(to)) : all;
  const menu = (
    <DropdownMenu
      trigger={
        <UserMenuButton
          name={`${user.firstName} ${user.lastName}`}
          pictureUrl={user.profileImageUrl}
        />
      }
      header={user.email}
      footer={<VersionNote />}
      items={[
        { label: 'Theme', icon: <Palette size={18} />, onSelect: chooseTheme },
        { label: 'Mail', icon: <Mail size={18} />, onSelect: () => setChoosingMail(true) },
        { label: 'Account and security', icon: <Shield size={18} />, to: '/account' },
        { label: 'Change password', icon: <KeyRound size={18} />, to: '/change-password' },
        'separator',
        { label: 'Logout', icon: <LogOut size={18} />, onSelect: onLogout },
      ]}
    />
  );
  // The palette does the same by keyboard.
  const commands = [
    { label: 'Theme', mark: 'theme', to: chooseTheme, also: ['dark', 'light', 'dark mode'] },
    { label: 'Logout', mark: 'logout', to: onLogout, also: ['log out', 'sign out'] },
  ] as const;
  return (
    <Shell
      nav={nav}
      userMenu={menu}
      search={user.isAdminSession && <SearchButton userId={user.id} commands={commands} />}
    >
      <MyWaitingContext value={waiting}>
        <AdminFiguresContext value={figures}>{children}</AdminFiguresContext>
      </MyWaitingContext>
      {user.isAdminSession && <ReadAdminFigures onRead={setFigures} />}
      {isChoosingTheme && <AccountThemeDialog open onClose={() => setChoosingTheme(false)} />}
      {isChoosingMail && <MailPreferenceDialog onClose={() => setChoosingMail(false)} />}
    </Shell>
  );
}

/** The release in use, to quote in bug reports. */
function VersionNote() {
  const { data } = useAppInfoQuery();
  return <span>Fairweek {data?.appInfo.version}</span>;
}
