import 'reflect-metadata';
import { IntInput, TextInput } from '../input/input';
import { columnsOf } from './columns-of';
import { Flag, Id, IdOrNull, Int, Many, Moment, One, Text, TextOrNull, View } from './view';

const Colour = { RED: 'RED', BLUE: 'BLUE' } as const;

@View('A part.')
class Part {
  @Id('Its id.') id!: number;
  @IdOrNull('The UUID of another.') otherId!: string | null;
  @TextOrNull('A note.') note?: string | null;
  @One(Colour, 'Its colour.') colour!: 'RED' | 'BLUE';
}

test('the compiler refuses a field whose property has another type', () => {
  @View('All wrong.')
  class Wrong {
    // @ts-expect-error A number is no text.
    @Text('Text.') text!: number;
    // @ts-expect-error A text that may be null is none.
    @Text('Text.') maybe!: string | null;
    // @ts-expect-error A text is no number.
    @Int('Number.') int!: string;
    // @ts-expect-error A text is not true or false.
    @Flag('Flag.') flag!: string;
    // @ts-expect-error A day is no moment.
    @Moment('Moment.') moment!: string;
    // @ts-expect-error A view is no text.
    @One(Part, 'Part.') part!: string;
    // @ts-expect-error The enum has no such value.
    @One(Colour, 'Colour.') colour!: 'GREEN';
    // @ts-expect-error One view is no list.
    @Many(Part, 'Parts.') parts!: Part;
    // @ts-expect-error A text is no number.
    @IntInput('Number.') given?: string;
    // @ts-expect-error A number is no text.
    @TextInput('Text.', { max: 10 }) said?: number;
  }
  expect(new Wrong()).toEqual({});
});

test('columns are those of the row, unless an expression is given, and begin with the base class', () => {
  @View('A part with a base.')
  class Longer extends Part {
    @Int('How many there are.') partCount!: number;
  }
  expect(columnsOf(Longer, 'p', { colour: 'lower(p.colour)' })).toBe(
    'p.id as "id", p.other_id as "otherId", p.note as "note", lower(p.colour) as "colour", ' +
      'p.part_count as "partCount"',
  );
});
