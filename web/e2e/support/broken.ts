import type { Page, Route } from '@playwright/test';
import { expect } from './test';
import { toast } from './toast';

/** What Chromium logs about a request that `cutOff` fails. */
export const CUT_OFF = /net::ERR_FAILED/;

const OPERATIONS = '**/graphql';
const REASON = 'The server says why.';

/** Responds to a GraphQL operation in place of the server; returns a function that stops this. */
async function intercept(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route) => {
    const operationName = route.request().postDataJSON()?.operationName;
    return operationName === operation ? answer(route) : route.fallback();
  };
  await page.route(OPERATIONS, handle);
  return () => page.unroute(OPERATIONS, handle);
}

/** Handles only the next request of an operation in the given way. */
export async function onNext(
  page: Page,
  operation: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isDone = false;
  await intercept(page, operation, (route) => {
    if (isDone) return route.fallback();
    isDone = true;
    return handle(route);
  });
}

/** Fails an operation like a dead network. */
export const cutOff = (page: Page, operation: string) =>
  intercept(page, operation, (route) => route.abort());

/** Responds to an operation with this data. */
export const answerWith = (page: Page, operation: string, data: object) =>
  intercept(page, operation, (route) => route.fulfill({ json: { data } }));

interface Failure {
  operation: string;
  /** Triggers the operation; called twice. */
  action: () => Promise<void>;
  title: string;
  /** The toast's text if the server gave no reason. */
  fallback: string;
}

/**
 * Expects a failed action to show the toast's fixed text on a dead network, and the server's reason
 * after a refusal.
 */
export async function expectFailureToasts(
  page: Page,
  { operation, action, title, fallback }: Failure,
): Promise<void> {
  const restore = await cutOff(page, operation);
  await action();
  await expect(toast(page)).toContainText(`${title}${fallback}`);
  await restore();
  const extensions = { code: 'BAD_USER_INPUT' };
  const errors = [{ message: REASON, extensions }];
  const permit = await intercept(page, operation, (route) => route.fulfill({ json: { errors } }));
  await action();
  await expect(toast(page)).toContainText(`${title}${REASON}`);
  await permit();
}
