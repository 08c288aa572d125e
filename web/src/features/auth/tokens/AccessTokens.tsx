import { MAX_TOKENS_PER_USER } from '@rules/auth';
import { useState } from 'react';
import {
  type MyAccessTokensQuery,
  useMyAccessTokensQuery,
  useRevokeAccessTokenMutation,
} from '../../../generated/graphql';
import { dayText, momentText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { EMPTY_LINES, Line } from '../../../ui/card/lines';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { SecretDialog } from '../../../ui/overlay/SecretDialog';
import { Muted, Text } from '../../../ui/text/Text';
import { scopesText } from './access';
import { NewTokenDialog } from './NewTokenDialog';

type Token = MyAccessTokensQuery['myAccessTokens'][number];

function TokenItem({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { name, scopes, usedAt, network, expiresAt } = token;
  const use = usedAt ? `Last used ${momentText(usedAt)} · ${network}` : 'Never used';
  return (
    <Line>
      <Stack $gap={1}>
        <Text $weight="medium" $wrap="anywhere">
          {name}
        </Text>
        <Muted $wrap="anywhere">{scopesText(scopes)}</Muted>
        <Muted $wrap="anywhere">
          {use} · expires {dayText(expiresAt)}
        </Muted>
      </Stack>
      <Button
        size="small"
        variant="secondary"
        onClick={onRevoke}
        aria-label={`Revoke ${name}, made ${momentText(token.createdAt)}`}
      >
        Revoke
      </Button>
    </Line>
  );
}

/** Revokes a token after a question. */
function RevokeDialog({ token, onClose }: { token: Token; onClose: () => Promise<unknown> }) {
  const { id, name } = token;
  const [revoke] = useRevokeAccessTokenMutation();
  return (
    <ConfirmAction
      title={`Revoke ${name}?`}
      description="Programs that use it are refused from now on. This cannot be undone."
      confirmLabel="Revoke"
      attempt={{
        action: () => revoke({ variables: { id } }),
        success: { title: 'Access token revoked', description: name },
        failure: { title: 'Not revoked', fallback: 'Please try again.' },
      }}
      onClose={onClose}
    />
  );
}

/** The access tokens with which programs act for the user. */
export function AccessTokens() {
  const { data, error, refetch } = useMyAccessTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [leaving, setLeaving] = useState<Token>();
  const reread = () => refetch().catch(() => undefined);
  const content = () => {
    if (!data)
      return <NotLoaded {...{ error, refetch }} what="Your access tokens" height={EMPTY_LINES} />;
    const { myAccessTokens: tokens } = data;
    return (
      <>
        {tokens.length === 0 ? (
          <p>You have none.</p>
        ) : (
          <ul aria-label="Access tokens">
            {tokens.map((token) => (
              <TokenItem key={token.id} token={token} onRevoke={() => setLeaving(token)} />
            ))}
          </ul>
        )}
        <Row>
          <Button
            variant="secondary"
            disabled={tokens.length >= MAX_TOKENS_PER_USER}
            onClick={() => setMaking(true)}
          >
            New access token
          </Button>
        </Row>
      </>
    );
  };
  return (
    <>
      {content()}
      {isMaking && (
        <NewTokenDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
            void reread();
          }}
        />
      )}
      {secret && (
        <SecretDialog
          label="Access token"
          title="Copy your access token"
          warning="Keep it like a password: anyone who has it can do what it allows."
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      {leaving && (
        <RevokeDialog token={leaving} onClose={() => reread().then(() => setLeaving(undefined))} />
      )}
    </>
  );
}
