import { lazyScreen } from '../shell/lazy-screen';
import { WaitingFrame } from '../shell/WaitingPage';

export const HomeRoute = lazyScreen(async () => (await import('./HomeRoute')).HomeRoute);
export const AccountRoute = lazyScreen(async () => (await import('./AccountRoute')).AccountRoute);
export const CalendarRoute = lazyScreen(
  async () => (await import('./CalendarRoute')).CalendarRoute,
);
export const RotationRoute = lazyScreen(
  async () => (await import('./RotationRoute')).RotationRoute,
);
export const PropertiesRoute = lazyScreen(
  async () => (await import('./PropertiesRoute')).PropertiesRoute,
);
export const ShareInvitationScreen = lazyScreen(
  async () =>
    (await import('../../features/shares/members/ShareInvitationScreen')).ShareInvitationScreen,
);
export const DocumentsRoute = lazyScreen(
  async () => (await import('./DocumentsRoute')).DocumentsRoute,
);
export const CostsRoute = lazyScreen(async () => (await import('./CostsRoute')).CostsRoute);
export const CheckOutScreen = lazyScreen(
  async () => (await import('../../features/check-outs/CheckOutScreen')).CheckOutScreen,
);
export const DraftRoute = lazyScreen(async () => (await import('./DraftRoute')).DraftRoute);
export const MessagesRoute = lazyScreen(
  async () => (await import('./MessagesRoute')).MessagesRoute,
);
export const RequestsRoute = lazyScreen(
  async () => (await import('./RequestsRoute')).RequestsRoute,
);
const accountScreen = (name: keyof typeof import('./account-screens')) =>
  lazyScreen(async () => (await import('./account-screens'))[name], WaitingFrame);
export const RegisterScreen = accountScreen('RegisterScreen');
export const VerifyOtpScreen = accountScreen('VerifyOtpScreen');
export const ForgotPasswordScreen = accountScreen('ForgotPasswordScreen');
export const InvitationScreen = accountScreen('InvitationScreen');
export const ResetPasswordScreen = accountScreen('ResetPasswordScreen');
export const RestoreEmailScreen = accountScreen('RestoreEmailScreen');
const passwordScreen = <Name extends 'ChangePasswordScreen' | 'FirstPasswordScreen'>(name: Name) =>
  lazyScreen(
    async () => (await import('../../features/auth/password/ChangePasswordScreen'))[name],
    WaitingFrame,
  );
export const ChangePasswordScreen = passwordScreen('ChangePasswordScreen');
export const FirstPasswordScreen = passwordScreen('FirstPasswordScreen');
/** For everyone, signed in or not. */
export const GuestScreen = lazyScreen(
  async () => (await import('../../features/special-requests/guest/GuestScreen')).GuestScreen,
  WaitingFrame,
);
export const StayScreen = lazyScreen(
  async () => (await import('../../features/weeks/guest-page/StayScreen')).StayScreen,
  WaitingFrame,
);
export const VerifyScreen = lazyScreen(
  async () => (await import('../../features/draft/verify/VerifyScreen')).VerifyScreen,
  WaitingFrame,
);
export const SwapsScreen = lazyScreen(
  async () => (await import('../../features/swaps/SwapsScreen')).SwapsScreen,
);
/** The screens for an administrator who views as another user. */
export const ViewingRoutes = lazyScreen(
  async () => (await import('../viewing/ViewingRoutes')).ViewingRoutes,
  WaitingFrame,
);
export const AdminRoute = lazyScreen(async () => (await import('../admin/AdminRoute')).AdminRoute);
export const AdminRequestRoute = lazyScreen(
  async () => (await import('../admin/AdminRequestRoute')).AdminRequestRoute,
);
export const AdminPropertyRoute = lazyScreen(
  async () => (await import('../admin/AdminPropertyRoute')).AdminPropertyRoute,
);
export const AdminUserRoute = lazyScreen(
  async () => (await import('../admin/AdminUserRoute')).AdminUserRoute,
);
const setupScreen = (name: keyof typeof import('../admin/AdminSetupRoute')) =>
  lazyScreen(async () => (await import('../admin/AdminSetupRoute'))[name]);
export const AdminNewPropertyRoute = setupScreen('AdminNewPropertyRoute');
export const AdminSetupRoute = setupScreen('AdminSetupRoute');

const byPath = new Map([
  ['/', HomeRoute.preload],
  ['/account', AccountRoute.preload],
  ['/calendar', CalendarRoute.preload],
  ['/rotation', RotationRoute.preload],
  ['/properties', PropertiesRoute.preload],
  ['/documents', DocumentsRoute.preload],
  ['/costs', CostsRoute.preload],
  ['/draft', DraftRoute.preload],
  ['/messages', MessagesRoute.preload],
  ['/requests', RequestsRoute.preload],
  ['/swaps', SwapsScreen.preload],
  ['/admin', AdminRoute.preload],
]);

/** Loads the screen at this path. */
export function preloadScreen(pathname: string): void {
  if (pathname.startsWith('/guest/')) GuestScreen.preload();
  if (pathname.startsWith('/stay/')) StayScreen.preload();
  if (pathname.startsWith('/admin/requests/')) AdminRequestRoute.preload();
  if (pathname.startsWith('/admin/properties/')) AdminPropertyRoute.preload();
  if (pathname.startsWith('/admin/users/')) AdminUserRoute.preload();
  byPath.get(pathname)?.();
}
