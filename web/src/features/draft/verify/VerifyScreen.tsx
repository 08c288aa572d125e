import { loadPki, type Verdict } from '@rules/draft';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { TextField } from '../../../ui/form/TextField';
import { FileCheck2 } from '../../../ui/icon/icons';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { Stack } from '../../../ui/layout/Stack';
import { FileDrop } from '../../../ui/upload/FileDrop';
import { checkLog } from './check-log';
import { VerdictCard } from './VerdictCard';
import { VerdictProof } from './VerdictProof';

/** A chosen file. */
interface Chosen {
  name: string;
  text: string;
}

/** The owner’s own evidence beside the log. */
interface Beside {
  older: Chosen | undefined;
  head: string;
  lists: Chosen | undefined;
  stamps: Chosen | undefined;
  roots: Chosen | undefined;
}

/** Checks the chosen file again whenever it, or what is beside it, changes. */
function useVerdict(log: Chosen | undefined, { older, head, lists, stamps, roots }: Beside) {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    if (!log) return;
    let isLatest = true;
    // From here on stamps can be checked without a network.
    loadPki().catch(() => undefined);
    const keptHead = head.trim() ? { head } : undefined;
    const kept = older ? { file: older.text } : keptHead;
    const beside = { kept, lists: lists?.text, stamps: stamps?.text, roots: roots?.text };
    checkLog(log.text, beside).then((found) => isLatest && setVerdict(found));
    return () => {
      isLatest = false;
    };
  }, [log, older, head, lists, stamps, roots]);
  return verdict;
}

/** The text of a file as the command reads it: a mark at its beginning, which is no JSON, stays. */
const textOf = async (file: File) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

/**
 * /verify-draft: checks the downloaded log of a draft in the browser, for anyone; nothing is sent.
 */
export function VerifyScreen() {
  const [log, setLog] = useState<Chosen>();
  const [older, setOlder] = useState<Chosen>();
  const [head, setHead] = useState('');
  const [lists, setLists] = useState<Chosen>();
  const [stamps, setStamps] = useState<Chosen>();
  const [roots, setRoots] = useState<Chosen>();
  const verdict = useVerdict(log, { older, head, lists, stamps, roots });
  const take = (set: (chosen: Chosen) => void) => async (file: File) =>
    set({ name: file.name, text: await textOf(file) });
  return (
    <AuthLayout
      title="Check a draft"
      text="Choose the log of a draft, as downloaded on its Fairness tab, or that of a house from its Rotation page. Your browser checks that the order, the times and the rules were kept and that no entry was changed. It sends the file nowhere."
      footer={<Link to="/">To Fairweek</Link>}
    >
      <Stack $gap={5}>
        <FileDrop
          label={log ? log.name : 'Choose the log'}
          text={log ? 'Choose or drop another file to check it' : 'or drop the JSON file here'}
          icon={<FileCheck2 size={32} aria-hidden />}
          accept=".json,application/json"
          onFiles={([file]) => file && take(setLog)(file)}
        />
        <div role="status">{verdict && <VerdictCard verdict={verdict} />}</div>
        {verdict && <VerdictProof verdict={verdict} />}
        {log && (
          <>
            <TextField
              label="Fingerprint that you kept (optional)"
              hint="From an email of this draft, or from a picture of its board. It shows whether later entries are missing."
              value={head}
              onChange={(event) => {
                setOlder(undefined);
                setHead(event.currentTarget.value);
              }}
              autoComplete="off"
              spellCheck={false}
            />
            <FileDrop
              label={
                older
                  ? older.name
                  : 'Or an older file of the same draft, or the log of the year before'
              }
              text="If the log still contains all of that file, nothing in it was changed."
              icon={null}
              accept=".json,application/json"
              onFiles={([file]) => {
                if (!file) return;
                setHead('');
                void take(setOlder)(file);
              }}
            />
            <FileDrop
              label={lists ? lists.name : 'Your wish lists (optional)'}
              text="Shows whether each turn without you followed your list. Only you can download this file, from the draft’s Fairness tab."
              icon={null}
              accept=".json,application/json"
              onFiles={([file]) => file && take(setLists)(file)}
            />
            <FileDrop
              label={stamps ? stamps.name : 'Time stamps of the log (optional)'}
              text="Show that the log stood as it does at the time of each stamp. You can download them on the draft’s Fairness tab."
              icon={null}
              accept=".json,application/json"
              onFiles={([file]) => file && take(setStamps)(file)}
            />
            {stamps && (
              <FileDrop
                label={roots ? roots.name : 'Certificates that you trust (optional)'}
                text="The PEM file of the authority that made the stamps, from its own site."
                icon={null}
                accept=".pem,.crt,.cer,application/x-pem-file"
                onFiles={([file]) => file && take(setRoots)(file)}
              />
            )}
          </>
        )}
      </Stack>
    </AuthLayout>
  );
}
