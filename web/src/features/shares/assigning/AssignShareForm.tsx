import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import {
  type AdminSharePartsFragment,
  useAssignShareMutation,
  useRemoveShareMutation,
} from '../../../generated/graphql';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { FoldCard } from '../../../ui/card/FoldCard';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ReasonField, reasonInput } from '../../../ui/form/ReasonField';
import { DESK, screen, size, space, thumb } from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { QUERIES_OF_SHARES } from '../share-queries';
import { checkAssignment } from './assignment';
import { FreeShareFields, NO_PLACE } from './FreeShareFields';

export interface Pickers {
  UserPicker: Picker;
  PropertyPicker: Picker;
}

/** One row on a wide desk; the reason begins another, which the button then ends. */
const Fields = styled.form`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${screen.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
  }
  ${screen.wide} {
    grid-template-columns: auto repeat(3, minmax(0, 1fr)) auto;
    & > :nth-child(5):not(:last-child) {
      grid-column: 2 / -2;
      & + button {
        margin-top: 1.75rem;
      }
    }
  }
`;

const Heading = styled.h2`
  align-self: center;
  font-size: ${size.body};
  ${screen.desk} {
    grid-column: 1 / -1;
  }
  ${screen.wide} {
    grid-column: auto;
    align-self: start;
    line-height: ${thumb};
  }
`;

/** Assigns a free share of a property to a user. */
export function AssignShareForm({ UserPicker, PropertyPicker }: Pickers) {
  const [user, setUser] = useState<SearchOption | null>(null);
  const [place, setPlace] = useState(NO_PLACE);
  const { property, shareNumber } = place;
  // User and property stay selected for the next share.
  const [reason, setReason] = useState('');
  /** Whether the fields that are empty say so. */
  const [isMarked, setMarked] = useState(false);
  useUnsaved(shareNumber !== undefined || reason !== '');
  const [assign] = useAssignShareMutation();
  const [remove] = useRemoveShareMutation();
  const { attempt, isBusy } = useAttempt();
  const { toast } = useToast();
  const isDesk = useMediaQuery(DESK);
  const isBegun = user !== null || property !== null;

  const { input, problem } = checkAssignment({
    userId: user?.id,
    propertyId: property?.id,
    shareNumber,
  });
  const missing = (value: unknown, message: string) =>
    isMarked && value === undefined ? message : undefined;

  const undo = ({ id, version }: AdminSharePartsFragment, description: string) =>
    attempt({
      action: () => remove({ variables: { id, version } }),
      reread: QUERIES_OF_SHARES,
      success: { title: 'Share Removed', description },
      failure: { title: 'Removal Failed', fallback: 'Failed to remove share' },
    });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem) toast(problem);
    setMarked(!input);
    if (!input) return;
    const share = `Share ${shareNumber} of ${property?.label}`;
    let assigned: AdminSharePartsFragment | undefined;
    const isDone = await attempt({
      action: async () => {
        const variables = { input: { ...input, ...reasonInput(reason) } };
        assigned = (await assign({ variables })).data?.assignShare;
      },
      reread: QUERIES_OF_SHARES,
      success: {
        title: 'Share Assigned',
        description: `${share} now belongs to ${user?.label}.`,
        // Only vacant shares are assigned.
        action: {
          label: 'Undo',
          onClick: () => assigned && void undo(assigned, `${share} is free again.`),
        },
      },
      failure: { title: 'Assignment Failed', fallback: 'Failed to assign share' },
    });
    if (!isDone) return;
    setPlace((now) => ({ ...now, shareNumber: undefined }));
    setReason('');
  };

  const title = 'Assign a share';
  const form = (
    <Fields aria-label={title} onSubmit={submit} noValidate>
      {isDesk && <Heading>{title}</Heading>}
      <UserPicker
        label="User"
        hideLabel={isDesk}
        value={user}
        error={missing(user?.id, 'Choose a user.')}
        onChange={setUser}
      />
      <FreeShareFields
        PropertyPicker={PropertyPicker}
        value={place}
        hideLabels={isDesk}
        errors={{
          property: missing(property?.id, 'Choose a property.'),
          shareNumber: property ? missing(shareNumber, 'Choose a share number.') : undefined,
        }}
        onChange={setPlace}
      />
      {shareNumber !== undefined && <ReasonField value={reason} onChange={setReason} />}
      <Button type="submit" variant={input ? 'primary' : 'secondary'} busy={isBusy}>
        Assign Share
      </Button>
    </Fields>
  );
  if (isDesk) return <Card isSlim>{form}</Card>;
  return <FoldCard {...{ title, isBegun }}>{form}</FoldCard>;
}
