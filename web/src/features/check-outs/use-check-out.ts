import { linesOf } from '@rules/properties';
import {
  CheckOutFormDocument,
  type CheckOutFormQuery,
  type FilePartsFragment,
  LastCheckOutDocument,
  useCheckOutMutation,
} from '../../generated/graphql';
import { useFileUpload } from '../../lib/files/use-file-upload';
import { errorField } from '../../lib/network/error-text';
import { dropDraft, useKeptDraft } from '../../lib/use-kept-draft';
import { formProps, useDialogForm } from '../../ui/form/use-edit-form';

export const MOST_PICTURES = 6;
const MOST_PROBLEMS = 10;
const LONGEST_PROBLEM = 120;

type LeftPicture = Pick<FilePartsFragment, 'id' | 'url' | 'thumbUrl'>;

interface Draft {
  done: readonly string[];
  readings: Readonly<Record<string, string>>;
  note: string;
  problems: string;
  pictures: readonly LeftPicture[];
}

/** Returns what is wrong with the lines of broken or missing things, by field. */
function problemsIn(problems: string): { problems?: string } {
  const lines = linesOf(problems);
  if (lines.length > MOST_PROBLEMS) {
    return { problems: `Please name at most ${MOST_PROBLEMS}, one per line.` };
  }
  const isLong = lines.some((line) => [...line].length > LONGEST_PROBLEM);
  return isLong ? { problems: `Please keep each line below ${LONGEST_PROBLEM} characters.` } : {};
}

export interface CheckOutFormProps {
  /** The checklist and meters of the house, and the check-out so far. */
  asked: CheckOutFormQuery['checkOutForm'];
  onReload: () => void;
  onSaved: () => void;
}

/**
 * The draft of a check-out, and the upload of its pictures. The browser keeps the draft until it is
 * saved: ticking takes an hour, with the phone in a pocket.
 */
export function useCheckOut({ asked, onReload, onSaved }: CheckOutFormProps) {
  const { bookingId, propertyId, tasks, meters, listVersion, checkOut } = asked;
  const [save] = useCheckOutMutation();
  const version = checkOut?.version ?? 0;
  const name = `check-out-${bookingId}`;
  const form = useDialogForm({
    first: (): Draft => ({
      done: (checkOut?.tasks ?? []).flatMap(({ text, isDone }) => (isDone ? text : [])),
      readings: Object.fromEntries(
        (checkOut?.readings ?? []).map(({ meter, reading }) => [meter, reading]),
      ),
      note: checkOut?.note ?? '',
      problems: (checkOut?.problems ?? []).join('\n'),
      pictures: checkOut?.pictures ?? [],
    }),
    version,
    check: ({ problems }) => problemsIn(problems),
    async save({ done, readings, note, problems, pictures }) {
      const input = {
        ...{ bookingId, listVersion, version: checkOut?.version, note },
        done: done.filter((task) => tasks.includes(task)),
        readings: meters.map(({ meter }) => readings[meter] ?? ''),
        problems: linesOf(problems),
        pictureIds: pictures.map(({ id }) => id),
      };
      const saved = await save({
        variables: { input },
        refetchQueries: [CheckOutFormDocument, LastCheckOutDocument],
        awaitRefetchQueries: true,
      });
      dropDraft(name);
      return saved;
    },
    // A list that has changed is shown; what is typed stays.
    onError: (error) => {
      if (errorField(error) === 'listVersion') onReload();
    },
    success: {
      title: checkOut ? 'Saved' : 'Checked out',
      description: 'Those who come next see it.',
    },
    failure: { title: checkOut ? 'Not saved' : 'Not checked out', fallback: 'Please try again.' },
    onSaved,
  });
  const { draft, set } = form;
  useKeptDraft(name, version, form);
  const { send, progress, problem, cancel } = useFileUpload(
    { purpose: 'CHECK_OUT', propertyId },
    async ({ id, url, thumbUrl }) =>
      set((now) => ({ ...now, pictures: [...now.pictures, { id, url, thumbUrl }] })),
  );
  const free = MOST_PICTURES - draft.pictures.length;
  const onFiles = (files: readonly File[]) => send(files.slice(0, free));
  return {
    form: { ...form, formProps: formProps(form) },
    upload: { progress, problem, onFiles, onCancel: cancel },
  };
}
