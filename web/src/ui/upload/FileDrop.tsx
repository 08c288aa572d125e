import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../text/hidden';
import { Muted, Text } from '../text/Text';
import { Drop } from './file-drop-style';

interface FileDropProps {
  label: string;
  /** A hint about the accepted files, below the label. */
  text: string;
  icon: ReactNode;
  /** The file types for the browser’s dialog, such as '.csv,text/csv'. */
  accept: string;
  autoFocus?: boolean;
  /** Whether several may be taken at once. */
  isMany?: boolean | undefined;
  /** The camera that a phone opens instead of its files. */
  capture?: 'user' | 'environment';
  onFiles: (files: readonly File[]) => void;
}

/** Takes one file or several, chosen or dropped. */
export function FileDrop({ label, text, icon, isMany = false, onFiles, ...input }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const hint = useId();
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, isMany ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Drop
      $over={isOver}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      {icon}
      <Text $tone="primary" $size="large" $weight="medium">
        {label}
      </Text>
      <Muted as="span" id={hint}>
        {text}
      </Muted>
      <VisuallyHidden
        as="input"
        type="file"
        multiple={isMany}
        {...input}
        aria-label={label}
        aria-describedby={hint}
        onChange={(event: { currentTarget: HTMLInputElement }) => {
          take(event.currentTarget.files);
          // The same file may be chosen again after it has been changed.
          event.currentTarget.value = '';
        }}
      />
    </Drop>
  );
}
