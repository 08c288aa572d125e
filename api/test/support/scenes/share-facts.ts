import { newInvitationToken } from '../../../src/features/auth/steps/invitation-token';
import { makeProperty } from '../../../src/features/properties/property.factory';
import { ShareInvitation } from '../../../src/features/shares/members/share-invitation.entity';
import { PlannedHandover } from '../../../src/features/shares/planned/planned-handover.entity';
import { ShareMember } from '../../../src/features/shares/share.entity';
import { addMember, makeShare } from '../../factories/share.factory';
import type { Home } from './home-cast';

/** The arguments of operations about the people of a share of self. */
export function shareFacts(home: Home, shareId: number, invitedById = home.people.owner.id) {
  const { testApp, people } = home;
  const { app } = testApp.running;
  const { manager } = app.db;
  let third: number | undefined;

  /** Makes another link, in place of the one before. */
  async function invite(): Promise<{ id: number; token: string }> {
    await manager.delete(ShareInvitation, { shareId });
    const { token, tokenHash } = newInvitationToken(app);
    const expiresAt = new Date(Date.now() + 24 * 3_600_000);
    const invitation = { shareId, invitedById, tokenHash, expiresAt };
    const { id } = await manager.save(manager.create(ShareInvitation, invitation));
    return { id, token };
  }
  const token = async () => ({ token: (await invite()).token });

  return {
    ...plannedFacts(home),
    shareMembers: () => ({ shareId }),
    inviteShareMember: () => ({ shareId }),
    async addShareMember() {
      await manager.query(
        `delete from share_members m using users u where m.share_id = $1 and u.id = m.user_id
          and u.email is null`,
        [shareId],
      );
      return { input: { shareId, firstName: 'Ida', lastName: 'Berg' } };
    },
    endShareInvitation: async () => ({ shareId, id: (await invite()).id }),
    shareInvitation: token,
    // Nothing is stored while a refused call is watched.
    acceptShareInvitation: ({ column }: { column: string }) =>
      ['signed out', 'first login'].includes(column) ? { token: 'unread' } : token(),
    async removeShareMember() {
      if (third) await manager.delete(ShareMember, { shareId, userId: third });
      third = (await testApp.person()).id;
      await addMember(manager, { shareId, userId: third });
      return { shareId, userId: third };
    },
    makeFirstOfShare: () => ({ shareId, userId: people.owner.id }),
  };
}

/** The arguments of operations about shares that pass on a day to come, each a share of its own. */
function plannedFacts({ testApp, people }: Home) {
  const { manager } = testApp.running.app.db;
  const day = '2090-01-01';
  const owned = async () => {
    const { id: propertyId } = await makeProperty(manager);
    const userId = people.strangerOwner.id;
    return (await makeShare(manager, { propertyId, shareNumber: 1, userId })).id;
  };
  return {
    shareHistory: async () => ({ shareId: await owned() }),
    planHandover: async () => ({ shareIds: [await owned()], day }),
    async callOffHandover() {
      const shareId = await owned();
      // A stranger to the cast: the owners of a house know each other.
      const { id: userId } = await testApp.person();
      const plannedById = people.administrator.id;
      const plan = { shareId, userId, plannedById, day, kind: 'GIFT' as const, reason: null };
      await manager.insert(PlannedHandover, plan);
      return { shareId };
    },
  };
}

/** The same for a share of another house; the first of their own is made first once more. */
export async function factsOfAnotherShare(home: Home) {
  const { elsewhere, people, testApp } = home;
  const { id: userId } = people.strangerOwner;
  const share = await makeShare(testApp.running.app.db.manager, {
    ...{ propertyId: elsewhere.id, shareNumber: 10, userId },
  });
  const { shareInvitation, endShareInvitation, removeShareMember, ...facts } = shareFacts(
    home,
    share.id,
    userId,
  );
  return {
    ...{ shareInvitation, endShareInvitation, removeShareMember },
    ...{ planHandover: facts.planHandover, callOffHandover: facts.callOffHandover },
    shareHistory: facts.shareHistory,
    acceptShareInvitation: shareInvitation,
    makeFirstOfShare: () => ({ userId: people.owner.id }),
  };
}
