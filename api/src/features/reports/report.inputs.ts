import { ArgsType } from 'type-graphql';
import { IntInput, TextInput } from '../../kit/input';

@ArgsType()
export class PropertyAllocationsArgs {
  @IntInput({ max: 100, optional: true, description: 'How many, 50 unless told.' })
  first?: number;

  @IntInput({ min: 0, max: 1_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;

  @TextInput({ max: 100, optional: true, description: "Part of a property's name or location." })
  search?: string;
}
