import styled from 'styled-components';
import {
  type AdminSharePartsFragment,
  useAssignShareMutation,
  useRemoveShareMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { FoldCard } from '../../../ui/card/FoldCard';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ReasonField, reasonInput } from '../../../ui/form/ReasonField';
import { formProps, type Problems, useDialogForm } from '../../../ui/form/use-edit-form';
import { box, DESK, font, screen, space, thumb } from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { QUERIES_OF_SHARES } from '../share-queries';
import { checkAssignment, isShareNumber } from './assignment';
import { FreeShareFields, NO_PLACE, type SharePlace } from './FreeShareFields';

export interface Pickers {
  UserPicker: Picker;
  PropertyPicker: Picker;
}

/** One row on a wide desk; the reason begins another, which the button then ends. */
const Fields = styled.form`
  ${box.grid(4)};
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
  ${font.size('body')};
  ${screen.desk} {
    grid-column: 1 / -1;
  }
  ${screen.wide} {
    grid-column: auto;
    align-self: start;
    line-height: ${thumb};
  }
`;

interface Draft extends SharePlace {
  user: SearchOption | null;
  reason: string;
}

const NOTHING: Draft = { ...NO_PLACE, user: null, reason: '' };

const assignmentOf = ({ user, property, shareNumber }: Draft) =>
  checkAssignment({ userId: user?.id, propertyId: property?.id, shareNumber });

const missingIn = ({ user, property, shareNumber }: Draft): Problems<Draft> => ({
  ...(!user && { user: 'Choose a user.' }),
  ...(!property && { property: 'Choose a property.' }),
  ...(property && !isShareNumber(shareNumber) && { shareNumber: 'Choose a share number.' }),
});

/** Assigns a free share of a property to a user. */
export function AssignShareForm({ UserPicker, PropertyPicker }: Pickers) {
  const [assign] = useAssignShareMutation();
  const [remove] = useRemoveShareMutation();
  const { attempt } = useAttempt();
  const { toast } = useToast();
  const isDesk = useMediaQuery(DESK);

  const undo = ({ id, version }: AdminSharePartsFragment, description: string) =>
    attempt({
      action: () => remove({ variables: { id, version } }),
      reread: QUERIES_OF_SHARES,
      success: { title: 'Share Removed', description },
      failure: { title: 'Removal Failed', fallback: 'Failed to remove share' },
    });
  const form = useDialogForm({
    first: NOTHING,
    check(draft) {
      const { problem } = assignmentOf(draft);
      if (problem) toast(problem);
      return problem ? missingIn(draft) : {};
    },
    async save(draft) {
      const { user, property, shareNumber, reason } = draft;
      const input = { ...dataOf({ data: assignmentOf(draft).input }), ...reasonInput(reason) };
      const { assignShare } = dataOf(await assign({ variables: { input } }));
      const share = `Share ${shareNumber} of ${property?.label}`;
      return { assignShare, share, owner: user?.label };
    },
    reread: QUERIES_OF_SHARES,
    success: ({ assignShare, share, owner }) => ({
      title: 'Share Assigned',
      description: `${share} now belongs to ${owner}.`,
      // Only vacant shares are assigned.
      action: { label: 'Undo', onClick: () => void undo(assignShare, `${share} is free again.`) },
    }),
    failure: { title: 'Assignment Failed', fallback: 'Failed to assign share', inField: 'REASON' },
    // User and property stay selected for the next share.
    after: (draft) => ({ ...draft, shareNumber: undefined, reason: '' }),
  });
  const { user, property, shareNumber, reason } = form.draft;
  const isReady = assignmentOf(form.draft).input !== undefined;
  const isBegun = user !== null || property !== null;
  useUnsaved(shareNumber !== undefined || reason !== '');

  const title = 'Assign a share';
  const content = (
    <Fields aria-label={title} {...formProps(form)}>
      {isDesk && <Heading>{title}</Heading>}
      <UserPicker label="User" hideLabel={isDesk} {...form.value('user')} />
      <FreeShareFields
        PropertyPicker={PropertyPicker}
        value={form.draft}
        hideLabels={isDesk}
        errors={form.problems}
        onChange={form.change}
      />
      {shareNumber !== undefined && <ReasonField {...form.value('reason')} />}
      <Button type="submit" variant={isReady ? 'primary' : 'secondary'} busy={form.isBusy}>
        Assign Share
      </Button>
    </Fields>
  );
  if (isDesk) return <Card isSlim>{content}</Card>;
  return <FoldCard {...{ title, isBegun }}>{content}</FoldCard>;
}
