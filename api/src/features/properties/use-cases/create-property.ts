import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction } from '../../../kit/database';
import { Property } from '../property.entity';
import type { CreatePropertyInput } from '../property.inputs';
import type { PropertyView } from '../property.types';

/** Adds a property with the shares and weeks of spec §9; administrators only. */
export async function createProperty(
  call: Call,
  input: CreatePropertyInput,
): Promise<PropertyView> {
  requireAdministrator(call);
  const facts = { name: input.name.trim(), location: input.location.trim() };
  const {
    createdAt: _,
    updatedAt: __,
    ...property
  } = await inTransaction(call.app, ({ manager }) => manager.save(manager.create(Property, facts)));
  return property;
}
