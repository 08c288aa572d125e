import {
  CheckOutFormDocument,
  type CheckOutFormQuery,
  type FilePartsFragment,
  LastCheckOutDocument,
  useCheckOutMutation,
} from '../../generated/graphql';
import { type UploadedFile, useFileUpload } from '../../lib/files/use-file-upload';
import { errorField } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { Checkbox } from '../../ui/choice/Checkbox';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { useEditForm } from '../../ui/form/use-edit-form';
import { Bar } from '../../ui/layout/Bar';
import { Columns } from '../../ui/layout/Split';
import { Stack } from '../../ui/layout/Stack';
import { FileUpload } from '../../ui/upload/FileUpload';
import { Pictures } from './Pictures';

type Form = CheckOutFormQuery['checkOutForm'];
type LeftPicture = Pick<FilePartsFragment, 'id' | 'url' | 'thumbUrl'>;

/** The most pictures of a check-out, problems and characters of each. */
const MOST = { pictures: 6, problems: 10, problem: 120 };

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** Returns what is wrong with the lines of broken or missing things, by field. */
function problemsIn(problems: string): { problems?: string } {
  const lines = linesOf(problems);
  if (lines.length > MOST.problems) {
    return { problems: `Please name at most ${MOST.problems}, one per line.` };
  }
  const isLong = lines.some((line) => [...line].length > MOST.problem);
  return isLong ? { problems: `Please keep each line below ${MOST.problem} characters.` } : {};
}

interface Props {
  form: Form;
  onReload: () => void;
  onSaved: () => void;
}

/** The checklist, meters, notes and pictures of a check-out. */
export function CheckOutFields({ form: asked, onReload, onSaved }: Props) {
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
  const { draft, change } = form;
  const { send, cancel, ...upload } = useFileUpload(
    { purpose: 'CHECK_OUT', propertyId },
    async ({ id, url, thumbUrl }: UploadedFile) =>
      form.set((now) => ({
        ...now,
        pictures: [...now.pictures, { id: String(id), url, thumbUrl }],
      })),
  );
  const tick = (task: string) => (isDone: boolean) =>
    change({ done: isDone ? [...draft.done, task] : draft.done.filter((it) => it !== task) });
  const done = tasks.filter((task) => draft.done.includes(task)).length;
  const left = tasks.length - done;
  return (
    <Stack as="form" $gap={4} {...form.formProps}>
      {form.isOutdated && <ReloadNotice what="check-out" discards onReload={onReload} />}
      {tasks.length > 0 && (
        <Card title="Before you leave">
          <Stack $gap={1}>
            <Bar label="Tasks done" value={done} total={tasks.length} />
            {tasks.map((task) => (
              <Checkbox
                key={task}
                label={task}
                checked={draft.done.includes(task)}
                onCheckedChange={tick(task)}
              />
            ))}
          </Stack>
        </Card>
      )}
      {meters.length > 0 && (
        <Card title="Meters">
          <Columns $least="12rem">
            {meters.map(({ meter, reading }) => (
              <TextField
                key={meter}
                label={meter}
                hint={reading ? `Before your stay: ${reading}` : undefined}
                maxLength={30}
                autoComplete="off"
                value={draft.readings[meter] ?? ''}
                onChange={({ target }) =>
                  change({ readings: { ...draft.readings, [meter]: target.value } })
                }
              />
            ))}
          </Columns>
        </Card>
      )}
      <Card title="For those who come next">
        <Stack>
          <TextArea
            label="Note"
            hint="What is in the fridge, what runs out, what they should know."
            rows={3}
            maxLength={2000}
            {...form.text('note')}
          />
          <TextArea
            label="Broken or missing"
            hint="One per line. Each becomes a request to your administrators."
            rows={2}
            maxLength={1300}
            {...form.text('problems')}
          />
          <Pictures
            pictures={draft.pictures}
            onRemove={(id) => change({ pictures: draft.pictures.filter((it) => it.id !== id) })}
          />
          {draft.pictures.length < MOST.pictures && (
            <FileUpload
              {...upload}
              label="Add pictures"
              text={`Or drop or paste them here, at most ${MOST.pictures}`}
              isMany
              camera="environment"
              onFiles={(files) => send(files.slice(0, MOST.pictures - draft.pictures.length))}
              onCancel={cancel}
            />
          )}
        </Stack>
      </Card>
      <Button
        type="submit"
        wide
        size="large"
        busy={form.isBusy}
        disabled={form.isOutdated || upload.progress !== undefined}
      >
        {left > 0 ? `Check out with ${left} left to do` : 'Check out'}
      </Button>
    </Stack>
  );
}
