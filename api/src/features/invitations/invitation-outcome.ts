import { defineEnum, type EnumOf } from '../../core/input/enum';

/** The outcome of a run for one of its recipients. */
export const InvitationOutcome = defineEnum(
  'InvitationOutcome',
  'Whether a user was sent an invitation, or why not.',
  {
    SENT: 'The invitation is on its way.',
    HAS_PASSWORD: 'Left out: the user has a password already.',
    INVITED_RECENTLY: 'Left out: the user was sent one within the last 24 hours.',
    FAILED: 'The invitation could not be written.',
  },
);
export type InvitationOutcome = EnumOf<typeof InvitationOutcome>;
