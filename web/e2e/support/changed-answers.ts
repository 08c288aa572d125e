import type { Page } from '@playwright/test';

/**
 * Gives the page the server’s answers to an operation as changed: so something is measured that the
 * demo does not have, without storing it.
 */
export async function changeAnswers<Data>(
  page: Page,
  operation: string,
  change: (data: Data) => void,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    const response = await route.fetch();
    const answer: { data: Data } = await response.json();
    change(answer.data);
    return route.fulfill({ response, json: answer });
  });
}

/** A page that asks for nothing, to prepare what the next one gets. */
export const BLANK = '/healthz';
