import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { ImportProgress } from './ImportProgress';
import { ImportUpload } from './ImportUpload';
import { LatestImports } from './LatestImports';

interface ImportScreenProps {
  /** The import to show; undefined to choose a file. */
  id: number | undefined;
  onChoose: (id: number | 'new') => void;
  onClose: () => void;
}

/** Owners and shares from a CSV: chosen, looked at row by row, and applied all or nothing. */
export function ImportScreen({ id, onChoose, onClose }: ImportScreenProps) {
  return (
    <Stack $gap={4}>
      <Stack $align="start">
        <Button
          size="small"
          variant="ghost"
          icon={<ArrowLeft size={18} aria-hidden />}
          onClick={onClose}
        >
          All shares
        </Button>
      </Stack>
      {id === undefined ? (
        <>
          <ImportUpload onUploaded={onChoose} />
          <LatestImports onChoose={onChoose} />
        </>
      ) : (
        <ImportProgress key={id} id={id} onNew={() => onChoose('new')} onClose={onClose} />
      )}
    </Stack>
  );
}
