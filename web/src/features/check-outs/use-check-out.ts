import {
  CheckOutFormDocument,
  type CheckOutFormQuery,
  type FilePartsFragment,
  LastCheckOutDocument,
  useCheckOutMutation,
} from '../../generated/graphql';
import { useFileUpload } from '../../lib/files/use-file-upload';
import { errorField } from '../../lib/network/error-text';
import { useEditForm } from '../../ui/form/use-edit-form';

export const MOST_PICTURES = 6;
const MOST_PROBLEMS = 10;
const LONGEST_PROBLEM = 120;

type LeftPicture = Pick<FilePartsFragment, 'id' | 'url' | 'thumbUrl'>;

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

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
  /** What the house asks for, and what has been entered before. */
  asked: CheckOutFormQuery['checkOutForm'];
  onReload: () => void;
  onSaved: () => void;
}

/** The draft of a check-out, and the upload of its pictures. */
export function useCheckOut({ asked, onReload, onSaved }: CheckOutFormProps) {
  const { bookingId, propertyId, tasks, meters, listVersion, checkOut } = asked;
  const [save] = useCheckOutMutation();
  const form = useEditForm({
    first: () => ({
      done: (checkOut?.tasks ?? []).flatMap(({ text, isDone }) => (isDone ? text : [])),
      readings: Object.fromEntries(
        (checkOut?.readings ?? []).map(({ meter, reading }) => [meter, reading]),
      ),
      note: checkOut?.note ?? '',
      problems: (checkOut?.problems ?? []).join('\n'),
      pictures: (checkOut?.pictures ?? []) as readonly LeftPicture[],
    }),
    version: checkOut?.version ?? 0,
    check: ({ problems }) => problemsIn(problems),
    save: ({ done, readings, note, problems, pictures }) =>
      save({
        variables: {
          input: {
            ...{ bookingId, listVersion, version: checkOut?.version, note },
            done: done.filter((task) => tasks.includes(task)),
            readings: meters.map(({ meter }) => readings[meter] ?? ''),
            problems: linesOf(problems),
            pictureIds: pictures.map(({ id }) => id),
          },
        },
        refetchQueries: [CheckOutFormDocument, LastCheckOutDocument],
        awaitRefetchQueries: true,
      }),
    // A list that has changed is shown; what is typed stays.
    onError: (error) => {
      if (errorField(error) === 'listVersion') onReload();
    },
    success: { title: 'Checked out', description: 'Those who come next see it.' },
    failure: { title: 'Not checked out', fallback: 'Please try again.' },
    onSaved,
  });
  const { send, progress, problem, cancel } = useFileUpload(
    { purpose: 'CHECK_OUT', propertyId },
    async ({ id, url, thumbUrl }) =>
      form.set((now) => ({
        ...now,
        pictures: [...now.pictures, { id: String(id), url, thumbUrl }],
      })),
  );
  const free = MOST_PICTURES - form.draft.pictures.length;
  const onFiles = (files: readonly File[]) => send(files.slice(0, free));
  return { form, upload: { progress, problem, onFiles, onCancel: cancel } };
}
