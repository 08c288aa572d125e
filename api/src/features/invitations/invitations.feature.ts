import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { Invitation, InvitationRecipient, InvitationRun } from './invitation.entities';
import { invitationAudit } from './invitations.audit';
import * as happenings from './invitations.happenings';
import { invitationsPersonalData } from './invitations.privacy';
import { InvitationsResolver } from './invitations.resolver';
import { SEND_INVITATIONS } from './steps/queue-run';
import { failLostInvitations } from './use-cases/fail-lost-invitations';
import { purgeInvitations } from './use-cases/purge-invitations';
import { sendInvitations } from './use-cases/send-invitations';

/** Emails with which users choose their first password. */
export const invitationsFeature: Feature = {
  name: 'invitations',
  uses: ['audit', 'auth'],
  happenings,
  entities: [Invitation, InvitationRecipient, InvitationRun],
  resolvers: [InvitationsResolver],
  scopes: {
    invitationRun: 'PEOPLE_ADMIN',
  },
  policies: { inviteUsers: requireAdministrator },
  jobs: { [SEND_INVITATIONS]: sendInvitations },
  repair: failLostInvitations,
  purge: purgeInvitations,
  auditAreas: { invitation: invitationAudit },
  personalData: invitationsPersonalData,
};
