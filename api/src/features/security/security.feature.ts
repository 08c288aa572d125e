import type { Feature } from '../../core/feature';
import { daysKept } from '../../core/privacy/personal-data';
import { purgeBy } from '../../core/privacy/purge';
import { securityPersonalData } from './security.privacy';
import { SecurityResolver } from './security.resolver';
import { securityWays } from './security.ways';
import { SecurityEvent } from './security-event.entity';

/** The security log: who signed in, was refused, or changed how an account is protected. */
export const securityFeature: Feature = {
  name: 'security',
  uses: [],
  ways: securityWays,
  entities: [SecurityEvent],
  resolvers: [SecurityResolver],
  scopes: {
    securityEvents: 'SYSTEM_ADMIN',
  },
  purge: purgeBy(
    'purge-security-events',
    'delete from security_events where at < now() - make_interval(days => $1)',
    ({ securityLog }) => [daysKept(securityLog)],
  ),
  personalData: securityPersonalData,
};
