import { type Outcome, useEach } from '../../../../lib/list/use-each';
import { useReread } from '../../../../lib/live/reread';
import { errorText } from '../../../../lib/network/error-text';
import { counted } from '../../../../lib/text/format';
import { useToast } from '../../../../ui/toast/Toast';
import { useLeaveWarning } from '../../../../ui/unsaved/unsaved';
import { REQUEST_QUERIES } from '../alerts/live-requests';

type Undo = () => Promise<unknown>;

/** Changes one item, and returns the function that takes the change back. */
type Change<Item> = (item: Item) => Promise<Undo>;

/** The toasts about the requests. */
export interface Words {
  /** 'archived' */
  done: string;
  /** After Undo: 'unarchived'. */
  undone?: string;
}

/** How many requests are changed at once. */
const AT_ONCE = 5;

/**
 * Changes several requests, a few at once, with progress, and with Undo in the toast; `onDone`
 * is called before Undo.
 */
export function useBulk<Item>(onDone: () => void) {
  const { each, progress, stop } = useEach(AT_ONCE);
  useLeaveWarning(progress !== undefined);
  const { toast } = useToast();
  const reread = useReread();

  function report<One>(
    verb: string,
    { results, refused }: Outcome<One, unknown>,
    undo?: () => unknown,
  ) {
    const [first] = refused;
    const count = counted(refused.length, 'request');
    toast({
      title: `${counted(results.length, 'request')} ${verb}`,
      destructive: refused.length > 0,
      ...(first && {
        description: `${count} could not be changed: ${errorText(first.error, 'Please try again.')}`,
      }),
      ...(undo && results.length > 0 && { action: { label: 'Undo', onClick: undo } }),
    });
    void reread(REQUEST_QUERIES);
  }

  const run = async (
    { done, undone = 'changed back' }: Words,
    items: readonly Item[],
    change: Change<Item>,
  ) => {
    const outcome = await each(items, change);
    onDone();
    report(done, outcome, () => restore(outcome.results.toReversed(), undone));
  };

  /** The rest of a stopped run can be undone, too. */
  async function restore(undos: readonly Undo[], verb: string) {
    const outcome = await each(undos, async (undo) => {
      await undo();
      return undo;
    });
    const left = undos.filter((undo) => !outcome.results.includes(undo));
    report(verb, outcome, left.length > 0 ? () => restore(left, verb) : undefined);
  }

  return { run, progress, stop };
}
