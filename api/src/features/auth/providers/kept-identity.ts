import type { AppContext, RequestContext } from '../../../core/request-context';
import { seal, unseal } from '../../../core/secrets/sealed-text';
import { FLOW_SECONDS } from './flows';

/** An account at a provider that a user may link, until they confirm it in this browser. */
interface PendingIdentity {
  userId: number;
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
}

/** A linked account that has proved itself, of a user who has to enter a code as well. */
interface HalfSignIn {
  userId: number;
  identityId: number;
  isAdmin: boolean;
  isRecent: boolean;
}

type Kept = { link: PendingIdentity; code: HalfSignIn };

const purposeOf = (kind: keyof Kept) => `provider-${kind}`;

/** Seals the proof of a provider for ten minutes. */
export function sealedIdentity<Kind extends keyof Kept>(
  app: AppContext,
  kind: Kind,
  kept: Kept[Kind],
): string {
  const until = Date.now() + FLOW_SECONDS * 1000;
  return seal(app, purposeOf(kind), JSON.stringify({ kept, until }));
}

/** Keeps the proof of a provider in this browser. */
export function keepIdentity<Kind extends keyof Kept>(
  { app, device }: RequestContext,
  kind: Kind,
  kept: Kept[Kind],
): void {
  device?.keep('identity', sealedIdentity(app, kind, kept));
}

function opened<Kind extends keyof Kept>(app: AppContext, kind: Kind, sealed: string) {
  const text = unseal(app, purposeOf(kind), sealed);
  // Only this server seals.
  return text === null ? null : (JSON.parse(text) as { kept: Kept[Kind]; until: number });
}

/** Returns what this browser keeps of a provider; null if there is none of the kind. */
export function keptIdentity<Kind extends keyof Kept>(
  { app, device }: RequestContext,
  kind: Kind,
): Kept[Kind] | null {
  for (const sealed of device?.kept('identity') ?? []) {
    const found = opened(app, kind, sealed);
    if (found && found.until > Date.now()) return found.kept;
  }
  return null;
}

export const dropIdentity = ({ device }: RequestContext): void => device?.keep('identity', null);
