import type { Page, Route } from '@playwright/test';
import { expect } from './test';
import { toast } from './toast';

/** What Chromium writes to the console about a request that `cutOff` lets fail. */
export const CUT_OFF = /net::ERR_FAILED/;

const OPERATIONS = '**/graphql';
const REASON = 'The server says why.';

/** Answers a GraphQL operation in the server's place; the function that comes back ends it. */
async function intercept(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route) => {
    const { operationName } = route.request().postDataJSON();
    return operationName === operation ? answer(route) : route.fallback();
  };
  await page.route(OPERATIONS, handle);
  return () => page.unroute(OPERATIONS, handle);
}

/** Lets an operation fail as on a dead network. */
export const cutOff = (page: Page, operation: string) =>
  intercept(page, operation, (route) => route.abort());

/** Answers an operation with this data. */
export const answerWith = (page: Page, operation: string, data: object) =>
  intercept(page, operation, (route) => route.fulfill({ json: { data } }));

interface Failure {
  operation: string;
  /** Brings the operation about; done twice. */
  deed: () => Promise<void>;
  title: string;
  /** What the toast says when the server gave no reason. */
  fallback: string;
}

/** A deed that fails is told of in the toast's fixed words on a dead network, and in the server's when it has refused. */
export async function expectFailureToasts(
  page: Page,
  { operation, deed, title, fallback }: Failure,
): Promise<void> {
  const mend = await cutOff(page, operation);
  await deed();
  await expect(toast(page)).toContainText(`${title}${fallback}`);
  await mend();
  const extensions = { code: 'BAD_USER_INPUT' };
  const errors = [{ message: REASON, extensions }];
  const permit = await intercept(page, operation, (route) => route.fulfill({ json: { errors } }));
  await deed();
  await expect(toast(page)).toContainText(`${title}${REASON}`);
  await permit();
}
