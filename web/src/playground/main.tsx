import 'graphiql/graphiql.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

const DEFAULT_QUERY = '{\n  currentUser {\n    firstName\n  }\n}\n';
const ENDPOINT = '/graphql';

/** GraphiQL with the session of the browser's cookie, subscriptions included; `?query=` fills it in. */
const fetcher = createGraphiQLFetcher({
  url: ENDPOINT,
  subscriptionUrl: `${window.location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
});
const query = new URLSearchParams(window.location.search).get('query') ?? undefined;

const root = document.getElementById('root');
if (!root) throw new Error('playground.html has no element with the id root');

createRoot(root).render(<GraphiQL fetcher={fetcher} query={query} defaultQuery={DEFAULT_QUERY} />);
