import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, LAKESIDE_HOUSE, UMA } from './people';
import { expect } from './test';

const ASK = `mutation ($input: CreateSpecialRequestInput!) {
  createSpecialRequest(input: $input) { id }
}`;

/** Creates a request of uma over the API, as her own screen does. */
export async function umaAsks(api: APIRequestContext, title: string): Promise<void> {
  const signedIn = await api.post('/api/auth/login', {
    data: { email: UMA, password: DEMO_PASSWORD },
  });
  expect(signedIn.status()).toBe(200);
  const facts = { propertyId: LAKESIDE_HOUSE, category: 'extra_cleaning', priority: 'high' };
  const input = {
    ...facts,
    title,
    description: `${title}, please.`,
    clientKey: crypto.randomUUID(),
  };
  const answer = await api.post('/graphql', { data: { query: ASK, variables: { input } } });
  expect((await answer.json()).errors).toBeUndefined();
}
