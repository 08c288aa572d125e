import { type Outlook, READS, sureness } from './outlook';

/** 'Fairly sure: … 86 of 100 weeks called free were free. …' */
export function SureText({ outlook, className }: { outlook: Outlook; className?: string }) {
  const { word, why } = sureness(outlook);
  return (
    <p className={className}>
      <b>{word}:</b> {why} {READS}
    </p>
  );
}
