import { useSearchParams } from 'react-router-dom';
import {
  MyIdentitiesDocument,
  type MyIdentitiesQuery,
  useLinkIdentityMutation,
  useMyIdentitiesQuery,
  useRemoveIdentityMutation,
} from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { ButtonAnchor } from '../../../ui/button/ButtonAnchor';
import { Card } from '../../../ui/card/Card';
import { RemovableLine } from '../../../ui/card/RemovableLine';
import { NoticeBox } from '../../../ui/feedback/Notice';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { LogIn } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { nameOf, problemText, providerAddress } from './provider-words';

type Identity = MyIdentitiesQuery['myIdentities'][number];
type Pending = NonNullable<MyIdentitiesQuery['pendingIdentity']>;

const titleOf = (name: string, email: string | null) => (email ? `${name}: ${email}` : name);

function IdentityItem({ identity, provider }: { identity: Identity; provider: string }) {
  const [remove] = useRemoveIdentityMutation();
  const { id, email, createdAt, usedAt } = identity;
  const name = titleOf(provider, email);
  return (
    <RemovableLine
      {...{ name, createdAt, usedAt }}
      came="linked"
      description="It no longer signs in to your account. Your password and passkeys still do."
      attempt={{
        action: () => remove({ variables: { id } }),
        reread: [MyIdentitiesDocument],
        success: { title: 'Account removed', description: name },
        failure: { title: 'Not removed', fallback: 'Please try again.' },
      }}
    />
  );
}

/** The question is what the person has come for. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' });

/** Asks whether an account that has proved itself in this browser is to sign in from now on. */
function LinkQuestion({ pending, name }: { pending: Pending; name: string }) {
  const [link] = useLinkIdentityMutation();
  const { attempt, isBusy } = useAttempt();
  const title = titleOf(name, pending.email);
  return (
    <NoticeBox $tone="info" ref={show}>
      <Stack $gap={3}>
        <p>
          Link <strong>{title}</strong> to your account here? It signs you in from then on. Link
          only an account that is yours alone.
        </p>
        <Row>
          <Button
            busy={isBusy}
            onClick={() =>
              attempt({
                action: () => link(),
                reread: [MyIdentitiesDocument],
                success: { title: 'Account linked', description: title },
                failure: { title: 'Not linked', fallback: 'Please try again.' },
              })
            }
          >
            Link this account
          </Button>
        </Row>
      </Stack>
    </NoticeBox>
  );
}

/** The accounts at providers that sign the user in; nothing where there are none. */
export function IdentitiesCard() {
  const { data } = useMyIdentitiesQuery({ fetchPolicy: 'cache-and-network' });
  const [search] = useSearchParams();
  if (!data) return null;
  const { signInProviders: providers, myIdentities: identities, pendingIdentity } = data;
  if (providers.length === 0 && identities.length === 0) return null;
  const problem = problemText(providers, search);
  return (
    <Card
      title="Other ways to sign in"
      text="Link an account at a provider, which then signs you in without your password here. Two-step verification goes on asking for its code."
      icon={<LogIn size={22} aria-hidden />}
    >
      {problem && (
        <NoticeBox role="alert" ref={show}>
          {problem}
        </NoticeBox>
      )}
      {pendingIdentity && (
        <LinkQuestion
          pending={pendingIdentity}
          name={nameOf(providers, pendingIdentity.provider)}
        />
      )}
      {identities.length > 0 && (
        <ul aria-label="Linked accounts">
          {identities.map((identity) => (
            <IdentityItem
              key={identity.id}
              identity={identity}
              provider={nameOf(providers, identity.provider)}
            />
          ))}
        </ul>
      )}
      <Row>
        {providers.map(({ id, name }) => (
          <ButtonAnchor
            key={id}
            href={providerAddress({ provider: id, next: '/account', purpose: 'link' })}
          >
            Link an account at {name}
          </ButtonAnchor>
        ))}
      </Row>
    </Card>
  );
}
