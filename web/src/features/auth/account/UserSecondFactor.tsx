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

/** For administrators: switches off the two-step verification of a user who has lost their phone. */
export function UserSecondFactor({ userId, name }: Props) {
  const { data } = useUserSecondFactorQuery({ variables: { id: userId } });
  const [remove] = useRemoveSecondFactorMutation();
  const [isAsking, setAsking] = useState(false);
  if (!data?.adminUser.hasSecondFactor) return null;
  return (
    <Row $justify="space-between">
      <span>Two-step verification is on.</span>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Switch off
      </Button>
      {isAsking && (
        <ConfirmAction
          title="Switch off two-step verification?"
          description={`Only if ${name} has lost their phone and recovery codes: make sure that the request really comes from them. They are notified by email.`}
          confirmLabel="Switch off"
          attempt={{
            action: () => remove({ variables: { userId } }),
            reread: [UserSecondFactorDocument],
            success: { title: 'Two-step verification is off', description: name },
            failure: { title: 'Not switched off', fallback: 'Please try again.' },
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}
