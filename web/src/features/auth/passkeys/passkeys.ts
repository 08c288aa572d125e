import type {
  NewPasskeyInput,
  PasskeyProofInput,
  PasskeyQuestionPartsFragment,
} from '../../../generated/graphql';
import { keepText, readText } from '../../../lib/keep-text';
import { errorText } from '../../../lib/network/error-text';
import { STORAGE_KEYS } from '../constants';
import type { SessionUser } from '../session/session';

const load = () => import('@simplewebauthn/browser');

/** As long as the server takes the answer. */
const TIMEOUT_MS = 300_000;

/** Algorithms of COSE that the server reads: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

const KEY = 'public-key' as const;

/** Whether this browser has passkeys, at this address: they need https, or localhost. */
export const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Whether a passkey has signed in, or was added, in this browser. */
export const hasUsedPasskey = () => readText(STORAGE_KEYS.passkey) !== null;

const recordUse = () => keepText(localStorage, STORAGE_KEYS.passkey, 'true');

/**
 * Has a passkey answer a question, and the user verified; `isQuiet` offers passkeys where the browser
 * fills in the email address, until another question is asked.
 */
export async function answer(
  { challenge, rpId, known }: PasskeyQuestionPartsFragment,
  isQuiet = false,
): Promise<PasskeyProofInput> {
  const { startAuthentication } = await load();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: isQuiet ? [] : known.map((it) => ({ id: it, type: KEY })),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    },
    useBrowserAutofill: isQuiet,
  });
  recordUse();
  const { clientDataJSON: clientData, authenticatorData, signature } = response;
  return { passkey: id, clientData, authenticatorData, signature };
}

/** Has this device, or one nearby, make a passkey of the user. */
export async function create(
  { challenge, rpId, known, userHandle }: PasskeyQuestionPartsFragment,
  { email, firstName, lastName }: SessionUser,
): Promise<Omit<NewPasskeyInput, 'name'>> {
  const { startRegistration } = await load();
  const { response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: 'Fairweek' },
      user: { id: userHandle ?? '', name: email, displayName: `${firstName} ${lastName}` },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: KEY })),
      excludeCredentials: known.map((id) => ({ id, type: KEY })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    },
  });
  recordUse();
  const { clientDataJSON: clientData, authenticatorData = '', publicKey = '' } = response;
  return { clientData, authenticatorData, publicKey };
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** True where another question has replaced this one. */
export const wasReplaced = (error: unknown) => isNamed(error, 'AbortError');

/** Says why there was no answer; browsers do not tell a refusal of the user from a missing passkey. */
export function passkeyProblem(error: unknown): string {
  if (isNamed(error, 'InvalidStateError')) return 'This device has a passkey of yours already.';
  if (isNamed(error, 'NotAllowedError')) return 'No passkey was used. Please try again.';
  return errorText(error, 'The passkey could not be used. Please try again.');
}
