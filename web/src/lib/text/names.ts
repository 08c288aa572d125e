/** Returns a person's first and last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

interface NamedUser {
  id: string;
  firstName: string;
  lastName: string;
  email?: string | null | undefined;
}

/** A user as an option of a search box: the name, and the address as its note. */
export const userOption = (user: NamedUser) => ({
  id: user.id,
  label: fullName(user),
  note: user.email,
});

/** A property as an option of a search box: the name, and the location as its note. */
export const propertyOption = (property: { id: string; name: string; location: string }) => ({
  id: property.id,
  label: property.name,
  note: property.location,
});
