import { fileRoute, routesOf } from '../../../core/http/rest';
import type { RestFile } from '../../../core/http/rest-file';
import { CONFIRMED_PAGE, endProvider } from './end-provider';
import { ProviderParams, ProviderStartQuery } from './providers.inputs';
import { startProvider } from './start-provider';

const URL = '/auth/oidc/:provider';

const redirect = (location: string): RestFile => ({
  content: '',
  type: 'text/html; charset=utf-8',
  status: 303,
  headers: { location },
});

const page = {
  isHidden: true,
  isPublic: true,
  isSignIn: true,
  // The address of an answer has a code in it.
  headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
};

const CONFIRMED = `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><title>Confirmed · Fairweek</title>
  <style>html{color-scheme:light dark}body{font:18px/1.5 system-ui,sans-serif;margin:15vh auto;padding:0 1rem;max-width:26rem}</style>
  </head><body><h1>Confirmed</h1><p>You can close this window and go on in the other one.</p></body></html>`;

/** Addresses that browsers open: a person goes to a provider and comes back. */
export const providerRoutes = routesOf('Accounts', [
  fileRoute('GET', CONFIRMED_PAGE, {
    ...page,
    summary: 'Show that a provider has confirmed the user.',
    handle: async () => ({ content: CONFIRMED, type: 'text/html; charset=utf-8' }),
  }),
  fileRoute('GET', URL, {
    ...page,
    summary: 'Send the browser to a provider, to sign in there.',
    params: ProviderParams,
    query: ProviderStartQuery,
    handle: (call, { params, query }) => startProvider(call, params.provider, query).then(redirect),
  }),
  fileRoute('GET', `${URL}/callback`, {
    ...page,
    hasFreeQuery: true,
    summary: 'Take the answer of a provider.',
    params: ProviderParams,
    handle: (call, { params, query }) =>
      endProvider(call, params.provider, Object(query)).then(redirect),
  }),
]);
