import type { User } from '../../../src/features/auth/user.entity';
import {
  codeFor,
  forgetAttempts,
  invitationTokenFor,
  resetTokenFor,
  restoreTokenFor,
} from '../mailbox';
import type { Home } from './home-cast';

interface NewPeople {
  names: { firstName: string; lastName: string };
  /** Makes an address that no one has. */
  address: () => string;
}

/** Codes and links in emails, which open or restore accounts of people made for them. */
export function accountLinks({ testApp, as }: Home, { names, address }: NewPeople) {
  const uninvited = () => testApp.person({ passwordHash: null });
  const invite = async ({ id }: User) => {
    const text = `mutation { inviteUsers(input: { userIds: [${id}] }) { id } }`;
    return (await as.administrator.graphql(text)).data.inviteUsers;
  };
  return {
    uninvited,
    invite,
    /** The token of an invitation. */
    async invited() {
      const user = await uninvited();
      await invite(user);
      return invitationTokenFor(testApp, user.email ?? '');
    },
    /** An address that waits for its code. */
    async registered() {
      const email = address();
      await testApp.visitor().post('/api/auth/register-first-time', { ...names, email });
      return email;
    },
    /** The token of a link to a new password. */
    async forgotten() {
      const { email } = await testApp.person();
      await testApp.visitor().post('/api/auth/forgot-password', { email });
      return resetTokenFor(testApp, email ?? '');
    },
    /** The token of a link that restores a former address. */
    async changed() {
      const person = await testApp.person();
      const client = await testApp.signIn(person);
      const email = address();
      await forgetAttempts(testApp);
      await client.graphql(`mutation { changeMyEmail(email: "${email}") { id } }`);
      const code = await codeFor(testApp, email);
      await client.graphql(`mutation { confirmMyEmail(code: "${code}") { id } }`);
      return restoreTokenFor(testApp, person.email ?? '');
    },
  };
}
