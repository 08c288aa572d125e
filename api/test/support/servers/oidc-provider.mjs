// node oidc-provider.mjs: a real provider of OpenID Connect, whose person approves at once.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const { PORT, CLIENTS } = process.env;
const issuer = `http://localhost:${PORT}`;

/** The person at it, as the test says. */
let person = { sub: 'nobody' };
const people = new Map();

process.on('message', (next) => {
  person = next;
  people.set(next.sub, next);
  process.send('known');
});

const provider = new Provider(issuer, {
  clients: JSON.parse(CLIENTS),
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  features: { devInteractions: { enabled: false } },
  cookies: { keys: ['a-key-of-a-test'] },
  pkce: { required: () => true },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  async findAccount(_ctx, id) {
    const found = people.get(id);
    return found && { accountId: id, claims: async () => found };
  },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const answer = provider.callback();

createServer(async (request, response) => {
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  const login = { accountId: person.sub, remember: true };
  const result = person.refuses ? { error: 'access_denied' } : { login };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}).listen(Number(PORT), 'localhost', () => process.send('ready'));
