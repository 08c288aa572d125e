import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { Checkbox } from '../../ui/choice/Checkbox';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { Bar } from '../../ui/layout/Bar';
import { Columns } from '../../ui/layout/Split';
import { Stack } from '../../ui/layout/Stack';
import { FileUpload } from '../../ui/upload/FileUpload';
import { Pictures } from './Pictures';
import { type CheckOutFormProps, MOST_PICTURES, useCheckOut } from './use-check-out';

function buttonText(left: number, isChange: boolean): string {
  if (isChange) return 'Save changes';
  return left > 0 ? `Check out with ${left} left to do` : 'Check out';
}

/** The checklist, meters, notes and pictures of a check-out. */
export function CheckOutFields(props: CheckOutFormProps) {
  const { tasks, meters, checkOut } = props.asked;
  const { form, upload } = useCheckOut(props);
  const { draft, change } = form;
  const tick = (task: string, isDone: boolean) =>
    change({ done: isDone ? [...draft.done, task] : draft.done.filter((it) => it !== task) });
  const done = tasks.filter((task) => draft.done.includes(task)).length;
  const left = tasks.length - done;
  return (
    <Stack as="form" $gap={4} {...form.formProps}>
      {form.isOutdated && <ReloadNotice what="check-out" discards onReload={props.onReload} />}
      {tasks.length > 0 && (
        <Card title="Before you leave">
          <Stack $gap={1}>
            <Bar label="Tasks done" value={done} total={tasks.length} />
            {tasks.map((task) => (
              <Checkbox
                key={task}
                label={task}
                checked={draft.done.includes(task)}
                onCheckedChange={(isDone) => tick(task, isDone)}
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
                inputMode="decimal"
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
          {draft.pictures.length < MOST_PICTURES && (
            <FileUpload
              {...upload}
              label="Add pictures"
              text={`Or drop or paste them here, at most ${MOST_PICTURES}`}
              isMany
              camera="environment"
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
        {buttonText(left, checkOut !== null)}
      </Button>
    </Stack>
  );
}
