/** Returns a person's first and last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** The guests of a week: those named, and the linked one. */
interface WeekGuests {
  guests?: string | null;
  guestName?: string | null;
}

/** The loss of a week for its guests, in sentences; empty for a week without guests. */
export const guestsLose = ({ guests, guestName }: WeekGuests): string =>
  [
    guests && 'The names of the guests are removed.',
    guestName && `${guestName} loses this stay and is notified.`,
  ]
    .filter(Boolean)
    .join(' ');

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
