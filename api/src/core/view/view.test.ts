import 'reflect-metadata';
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
  }
  expect(new Wrong()).toEqual({});
});
