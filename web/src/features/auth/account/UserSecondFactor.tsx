import { useState } from 'react';
import {
  UserSecondFactorDocument,
  useRemoveSecondFactorMutation,
  useUserSecondFactorQuery,
} from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';

interface Props {
  userId: string;
  name: string;
}

/**
 * For administrators: switches off the two-step verification of a user who has lost their phone, and
 * removes their passkeys.
 */
export function UserSecondFactor({ userId, name }: Props) {
  const { data } = useUserSecondFactorQuery({ variables: { id: userId } });
  const [remove] = useRemoveSecondFactorMutation();
  const [isAsking, setAsking] = useState(false);
  const { hasSecondFactor = false, hasPasskeys = false } = data?.adminUser ?? {};
  if (!hasSecondFactor && !hasPasskeys) return null;
  const what = hasSecondFactor ? 'two-step verification' : 'passkeys';
  return (
    <Row $justify="space-between">
      <span>{hasSecondFactor ? 'Two-step verification is on.' : 'Signs in with passkeys.'}</span>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {hasSecondFactor ? 'Switch off' : 'Remove passkeys'}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={`${hasSecondFactor ? 'Switch off' : 'Remove'} ${what}?`}
          description={`Only if ${name} has lost their phone and recovery codes: make sure that the request really comes from them. ${hasPasskeys ? 'Their passkeys are removed. ' : ''}They are notified by email.`}
          confirmLabel={hasSecondFactor ? 'Switch off' : 'Remove'}
          attempt={{
            action: () => remove({ variables: { userId } }),
            reread: [UserSecondFactorDocument],
            success: {
              title: hasSecondFactor ? 'Two-step verification is off' : 'Passkeys removed',
              description: name,
            },
            failure: { title: 'Not done', fallback: 'Please try again.' },
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}
