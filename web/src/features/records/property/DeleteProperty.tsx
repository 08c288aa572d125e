import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  AdminPropertiesDocument,
  type PropertyRecordQuery,
  useDeletePropertyMutation,
} from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { Trash2 } from '../../../ui/icon/icons';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Muted } from '../record-lines';

interface Props {
  record: PropertyRecordQuery['propertyRecord'];
  /** The list to which the page of a deleted property leads. */
  listPath: string;
}

/** Deletes an empty property after a question that says what goes; says why any other stays. */
export function DeleteProperty({ record, listPath }: Props) {
  const { property, deletionProblem, deletedWith } = record;
  const { id, name, version } = property;
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeletePropertyMutation();
  const navigate = useNavigate();
  if (deletionProblem) return <Muted as="small">{deletionProblem}</Muted>;

  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete property
      </Button>
      {isAsking && (
        <ConfirmAction
          title={`Delete ${name}?`}
          description="No one has ever owned a share of it, and nothing refers to it. This cannot be undone. With it goes:"
          confirmLabel="Delete Property"
          attempt={{
            action: () => remove({ variables: { id, version } }),
            reread: [AdminPropertiesDocument],
            success: { title: 'Property deleted', description: `${name} has been deleted.` },
            failure: { title: 'Delete Failed', fallback: 'Failed to delete property' },
          }}
          onClose={(isDone) => {
            setAsking(false);
            if (isDone) navigate(listPath, { replace: true });
          }}
        >
          <ul>
            {deletedWith.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </ConfirmAction>
      )}
    </div>
  );
}
