import { act } from '@testing-library/react';
import { axe as check } from 'jest-axe';

/** jest-axe's `axe`; background updates during the run are flushed afterwards. */
export async function axe(...parameters: Parameters<typeof check>) {
  let results: Awaited<ReturnType<typeof check>> | undefined;
  await act(async () => {
    results = await check(...parameters);
  });
  return results;
}
