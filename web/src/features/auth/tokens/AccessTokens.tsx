import { MAX_TOKENS_PER_USER } from '@rules/auth';
import {
  type MyAccessTokensQuery,
  useMyAccessTokensQuery,
  useRevokeAccessTokenMutation,
} from '../../../generated/graphql';
import { dayText, momentText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { Line } from '../../../ui/card/lines';
import { Stack } from '../../../ui/layout/Stack';
import { SecretList } from '../../../ui/overlay/SecretList';
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

/** The access tokens with which programs act for the user. */
export function AccessTokens() {
  const { data, error, refetch } = useMyAccessTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [revoke] = useRevokeAccessTokenMutation();
  return (
    <SecretList
      noun="access token"
      label="Access tokens"
      items={data?.myAccessTokens}
      {...{ error, refetch }}
      none="You have none."
      most={MAX_TOKENS_PER_USER}
      row={(token, onRevoke) => <TokenItem key={token.id} {...{ token, onRevoke }} />}
      newDialog={(dialog) => <NewTokenDialog {...dialog} />}
      secretTexts={{
        label: 'Access token',
        title: 'Copy your access token',
        warning: 'Keep it like a password: anyone who has it can do what it allows.',
      }}
      deletion={({ id, name }) => ({
        title: `Revoke ${name}?`,
        description: 'Programs that use it are refused from now on. This cannot be undone.',
        confirmLabel: 'Revoke',
        attempt: {
          action: () => revoke({ variables: { id } }),
          success: { title: 'Access token revoked', description: name },
          failure: { title: 'Not revoked', fallback: 'Please try again.' },
        },
      })}
    />
  );
}
