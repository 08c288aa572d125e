import type { Feature } from '../../core/feature';
import { securityPersonalData } from './security.privacy';
import { SecurityResolver } from './security.resolver';
import { securityWays } from './security.ways';
import { SecurityEvent } from './security-event.entity';
import { purgeSecurityEvents } from './use-cases/purge-security-events';

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
  purge: purgeSecurityEvents,
  personalData: securityPersonalData,
};
