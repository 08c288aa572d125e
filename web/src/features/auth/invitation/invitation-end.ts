/** Why an invitation no longer works. */
export type InvitationEnd = 'used' | 'ended';

/** Returns how an invitation ended, from the code of a refusal; undefined for any other error. */
export function endOf(code: string | undefined): InvitationEnd | undefined {
  if (code === 'CONFLICT') return 'used';
  return code === 'NOT_FOUND' ? 'ended' : undefined;
}
