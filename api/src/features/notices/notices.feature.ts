import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { StoredNotice } from './notice.entity';
import { NoticeChoices } from './notice-choices.entity';
import * as happenings from './notices.happenings';
import { noticesPersonalData } from './notices.privacy';
import { holdingsNotices } from './notices.push';
import { NoticesResolver } from './notices.resolver';
import { deliverNotices } from './use-cases/deliver-notices';

/** Notices of happenings, by email and on the user’s devices. */
export const noticesFeature: Feature = {
  name: 'notices',
  uses: ['auth', 'properties'],
  happenings,
  entities: [NoticeChoices, StoredNotice],
  resolvers: [NoticesResolver],
  periodic: [{ run: deliverNotices, everyMs: 60_000 }],
  purge: purgeBy(
    // No list shows them any more.
    'purge-notices',
    `delete from notices where at < now() - interval '400 days'`,
    () => [],
  ),
  notices: { holdings: holdingsNotices },
  personalData: noticesPersonalData,
};
