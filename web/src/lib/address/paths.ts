type Parameters = Record<string, string | number | undefined>;

/** A path with the parameters that are known. */
function pathWith(path: string, parameters: Parameters): string {
  const known = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return known.length === 0
    ? path
    : `${path}?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}

interface OfYear {
  propertyId: string | undefined;
  year?: number | undefined;
}

interface OfWeek {
  propertyId: string;
  startDate: string;
}

export const calendarPath = ({ propertyId: property, year }: OfYear) =>
  pathWith('/calendar', { property, year });

/** The month in which a week begins. */
export function monthPath({ propertyId: property, startDate }: OfWeek, week?: string) {
  const [year, month] = startDate.split('-').map(Number);
  return pathWith('/calendar', { property, year, view: 'month', month, week });
}

/** The same with the week's dialog open, where it can be taken or its guests named. */
export const weekPath = (week: OfWeek) => monthPath(week, week.startDate);

export const draftPath = ({ propertyId: property, year }: OfYear) =>
  pathWith('/draft', { property, year });

export const rotationPath = ({ propertyId: property, year }: OfYear) =>
  pathWith('/rotation', { property, year });

/** The twelve years of the user's shares in a property, which no one else can read. */
export const myYearsPath = (property: string | undefined) =>
  pathWith('/rotation', { property, view: 'mine' });

/** The documents of a property, or one of them. */
export const documentPath = ({
  propertyId: property,
  id: document,
}: {
  propertyId: string;
  id?: string;
}) => pathWith('/documents', { property, document });

/** A conversation, or one of its messages. */
export const conversationPath = (conversation: string, message?: string) =>
  pathWith('/messages', { conversation, message });

/** The conversation with a person, whether it has begun or not. */
export const personPath = (person: string | undefined) => pathWith('/messages', { person });

/** The check-out of a stay. */
export const checkOutPath = (bookingId: string) => `/check-out/${bookingId}`;

/** The conversation of a house, one of its messages, or the start of a new one. */
export const talkPath = (house: string, message?: string, text?: string) =>
  pathWith('/messages', { house, message, text });

/** The costs of a house. */
export const costsPath = (house: string) => pathWith('/costs', { house });

/** A tab of the admin panel, with a search or what is open in it. */
export const panelPath = (tab: string, more: Parameters = {}) =>
  pathWith('/admin', { tab, ...more });

/** The page of a special request for administrators. */
export const requestPath = (id: string) => `/admin/requests/${id}`;

/** The page of a property for administrators. */
export const propertyRecordPath = (id: string) => `/admin/properties/${id}`;

/** The same, at one of its shares. */
export const sharePath = (id: string, shareNumber: number) =>
  `${propertyRecordPath(id)}#share-${shareNumber}`;

/** The page of a user for administrators. */
export const userRecordPath = (id: string) => `/admin/users/${id}`;

/** The steps in which a property is set up; by default the first that is left to do. */
export const propertySetupPath = (id: string, step?: string) =>
  pathWith(`/admin/properties/${id}/setup`, { step });

/** The first of these steps, before there is a property. */
export const NEW_PROPERTY_PATH = '/admin/properties/new';
