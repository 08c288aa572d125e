import type { AnswerSchema } from '../../core/http/rest-answer';

/** Examples of texts by the names of their fields, for readers of the documentation. */
const TEXTS: readonly [RegExp, string][] = [
  [/email$/i, 'olivia@example.org'],
  [/^firstName$/, 'Olivia'],
  [/^lastName$/, 'Marsh'],
  [/^propertyName$|^name$/, 'Lakeside House'],
  [/^ownerName$|^requesterName$|^viewerName$/, 'Olivia Marsh'],
  [/^location$/, 'Lake Lucerne, Switzerland'],
  [/Week(Start|End)$|^(start|end)Date$|^date|Date$/, '2027-07-03'],
  [/^from$/, '2027-01-01'],
  [/^to$/, '2027-01-31'],
  [/^timeZone$/, 'Europe/Zurich'],
  [/^content$/, 'The boat house key hangs by the door.'],
  [/^message$|Note$|^note$|^notes$/, 'We could come a day later.'],
  [/^title$/, 'A cot for the nursery'],
  [/^description$/, 'For a child of two.'],
  [/^network$/, '192.0.2.0'],
  [/^fileName$/, 'owners.csv'],
];

const byType: Readonly<Record<string, unknown>> = { integer: 42, number: 0.5, boolean: true };

/** Returns an example of a field's value; undefined where its schema says enough. */
export function exampleOf(
  name: string,
  { type, format, enum: values }: Pick<AnswerSchema, 'type' | 'format' | 'enum'>,
): unknown {
  if (values) return values[0];
  const [kind = ''] = [type].flat();
  if (format === 'date-time') return '2027-01-15T09:30:00.000Z';
  if (kind !== 'string') return name === 'year' ? 2027 : byType[kind];
  return TEXTS.find(([pattern]) => pattern.test(name))?.[1];
}
