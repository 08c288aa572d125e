import type { SecurityEventKind } from '../../generated/graphql';

/** The event in plain words. */
export const SECURITY_WORDS: Record<SecurityEventKind, string> = {
  SIGNED_IN: 'Signed in',
  SIGN_IN_REFUSED: 'Sign-in refused',
  SLOWED_DOWN: 'Too many attempts',
  SIGNED_OUT: 'Signed out',
  SESSIONS_ENDED: 'Sessions ended',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_RESET: 'Password reset',
  TEMPORARY_PASSWORD_SET: 'Temporary password set',
  EMAIL_CHANGED: 'Email address changed',
  ROLE_CHANGED: 'Role changed',
  SECOND_FACTOR_ON: 'Two-step verification switched on',
  SECOND_FACTOR_OFF: 'Two-step verification switched off',
  RECOVERY_CODE_USED: 'Recovery code used',
  PASSKEY_ADDED: 'Passkey added',
  IDENTITY_ADDED: 'Account of a provider linked',
  IDENTITY_REMOVED: 'Account of a provider removed',
  PASSKEY_REMOVED: 'Passkey removed',
  PASSKEY_REFUSED: 'Passkey refused that may be a copy',
  TOKEN_CREATED: 'Access token made',
  TOKEN_REVOKED: 'Access token revoked',
  WEBHOOK_CREATED: 'Webhook made',
  WEBHOOK_DELETED: 'Webhook deleted',
  DATA_EXPORTED: 'Personal data downloaded',
  USER_ERASED: 'Personal data erased',
};
