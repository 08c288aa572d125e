import type { Page } from '@playwright/test';

/** Gives a page a phone’s authenticator, as Chromium simulates it. */
export async function virtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async credentials() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
    /** Whether the right finger is there from now on. */
    verify: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
