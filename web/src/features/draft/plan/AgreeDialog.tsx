import {
  AgreedYearDocument,
  CalendarDocument,
  PropertyRecordDocument,
  useAgreeYearMutation,
  useUnagreeYearMutation,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ReasonDialog } from './ReasonDialog';

interface Props {
  propertyId: string;
  year: number;
  /** Whether the year is marked, and this is to be taken back. */
  isAgreed: boolean;
  onClose: () => void;
}

const wordsOf = (year: number, isAgreed: boolean) =>
  isAgreed
    ? {
        title: `Take back that ${year} is agreed outside Fairweek?`,
        description: `A draft of ${year} can be planned then. Weeks that shares hold stay theirs.`,
        submitLabel: 'Take it back',
      }
    : {
        title: `Mark ${year} as agreed outside Fairweek?`,
        description: `No draft of ${year} can be planned then. Weeks that shares hold stay theirs, and owners can take those that are open.`,
        submitLabel: 'Mark as agreed',
      };

/** Asks why a year is marked as agreed outside Fairweek, or no longer is. */
export function AgreeDialog({ propertyId, year, isAgreed, onClose }: Props) {
  const [agree] = useAgreeYearMutation();
  const [unagree] = useUnagreeYearMutation();
  const { attempt, isBusy } = useAttempt();
  const run = async (reason: string) => {
    const options = { variables: { input: { propertyId, year, reason } } };
    const isDone = await attempt({
      action: async () => void (await (isAgreed ? unagree(options) : agree(options))),
      reread: [AgreedYearDocument, CalendarDocument, PropertyRecordDocument],
      success: {
        title: `${year} is ${isAgreed ? 'no longer ' : ''}agreed outside Fairweek`,
        description: 'The owners are notified.',
      },
      failure: { title: 'The year could not be changed', fallback: 'Please try again' },
    });
    if (isDone) onClose();
  };
  return (
    <ReasonDialog
      {...{ ...wordsOf(year, isAgreed), isBusy, onClose }}
      onSubmit={(reason) => void run(reason)}
    />
  );
}
