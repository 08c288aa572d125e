import type { Page, Route } from '@playwright/test';

const OPERATIONS = '**/graphql';

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

/** Responds to an operation with this data. */
export const answerWith = (page: Page, operation: string, data: object) =>
  intercept(page, operation, (route) => route.fulfill({ json: { data } }));
