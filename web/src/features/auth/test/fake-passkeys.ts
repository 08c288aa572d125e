const bytes = (text: string) => new TextEncoder().encode(text).buffer;

interface Fake {
  /** Whether the browser says no, by the name of its error. */
  error?: string;
}

/** Gives jsdom the part of a browser that asks for passkeys; returns the options it was asked with. */
export function fakePasskeys({ error }: Fake = {}) {
  const asked: CredentialRequestOptions[] = [];
  const made: CredentialCreationOptions[] = [];
  const refuse = () => {
    if (error) throw Object.assign(new Error('No.'), { name: error });
  };
  const credential = {
    ...{ id: 'cGFzc2tleQ', rawId: bytes('passkey'), type: 'public-key' },
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      attestationObject: bytes('attestation'),
      getAuthenticatorData: () => bytes('data'),
      getPublicKey: () => bytes('key'),
      getPublicKeyAlgorithm: () => -7,
      getTransports: () => [],
    },
  };
  Object.assign(window, {
    PublicKeyCredential: Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => true,
    }),
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: async (options: CredentialRequestOptions) => {
        asked.push(options);
        refuse();
        return credential;
      },
      create: async (options: CredentialCreationOptions) => {
        made.push(options);
        refuse();
        return credential;
      },
    },
  });
  return { asked, made };
}

export const QUESTION = {
  __typename: 'PasskeyQuestion',
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  known: [],
  userHandle: null,
};

/** The answer of the fake authenticator, as it is sent to the server. */
export const PROOF = {
  passkey: 'cGFzc2tleQ',
  clientData: 'Y2xpZW50',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2lnbmF0dXJl',
};
