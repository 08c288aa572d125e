/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A first password, set with an invitation. */
export type AcceptInvitationInput = {
  /** The new password: at least 6 characters, at most 72 bytes. */
  newPassword: string;
  /** Token from the link in the e-mail. */
  token: string;
};

/** The permissions of an access token. WRITE includes READ, and ADMIN both. */
export type AccessScope =
  /** Keep the books of all properties. */
  | 'COSTS_ADMIN'
  /** Read the costs of your properties. */
  | 'COSTS_READ'
  /** Enter and answer costs, and keep the books of properties that you keep. */
  | 'COSTS_WRITE'
  /** Plan, open, pause and correct the drafts of all properties. */
  | 'DRAFT_ADMIN'
  /** Read drafts, the fairness ledger and your wish lists. */
  | 'DRAFT_READ'
  /** Pick weeks and save wish lists. */
  | 'DRAFT_WRITE'
  /** Read your messages. */
  | 'MESSAGES_READ'
  /** Send, mark, archive and delete your messages. */
  | 'MESSAGES_WRITE'
  /** Read, add and change users. */
  | 'PEOPLE_ADMIN'
  /** Find people whom you know. */
  | 'PEOPLE_READ'
  /** Read and change all properties, shares, documents and imports. */
  | 'PROPERTIES_ADMIN'
  /** Read your properties, shares and documents. */
  | 'PROPERTIES_READ'
  /** Make, send and download reports. */
  | 'REPORTS_ADMIN'
  /** Handle the special requests of all users, and guest links. */
  | 'REQUESTS_ADMIN'
  /** Read your special requests. */
  | 'REQUESTS_READ'
  /** Make, withdraw and write on your special requests. */
  | 'REQUESTS_WRITE'
  /** Read, approve and decline all swaps. */
  | 'SWAPS_ADMIN'
  /** Read your swaps and the weeks that others offer. */
  | 'SWAPS_READ'
  /** Offer weeks, and request and answer swaps. */
  | 'SWAPS_WRITE'
  /** Search, read what waits, the logs and the status, and handle mail. */
  | 'SYSTEM_ADMIN'
  /** Change the weeks and the rotation of all properties. */
  | 'WEEKS_ADMIN'
  /** Read calendars, stays and the rotation. */
  | 'WEEKS_READ'
  /** Claim and release your weeks, and name guests. */
  | 'WEEKS_WRITE';

/** A picture for the gallery of a property. */
export type AddPropertyPictureInput = {
  /** What the picture shows; empty for none. */
  caption: string;
  /** Id of the file that you have uploaded for it. */
  fileId: string;
  /** Id of the property. */
  propertyId: string;
};

/** A person without an e-mail address, who becomes an owner of a share. */
export type AddShareMemberInput = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Id of the share. */
  shareId: string;
};

/** A part of the admin panel. */
export type AdminArea =
  /** CSV imports. */
  | 'IMPORTS'
  /** Undeliverable mail. */
  | 'MAIL'
  /** Properties. */
  | 'PROPERTIES'
  /** Reports. */
  | 'REPORTS'
  /** Special requests. */
  | 'REQUESTS'
  /** Shares and their owners. */
  | 'SHARES'
  /** Users. */
  | 'USERS'
  /** Week swaps. */
  | 'WEEK_SWAPS';

/** An item that waits. */
export type AdminWaitingKind =
  /** Expenses and payments to approve. */
  | 'COSTS'
  /** Drafts that have stopped and do not go on without an administrator. */
  | 'DRAFTS'
  /** Planned drafts without an opening time, which an administrator opens. */
  | 'DRAFTS_TO_OPEN'
  /** Emails that failed, or have waited for more than 10 minutes. */
  | 'MAILS'
  /** Active properties without an owner. */
  | 'PROPERTIES'
  /** New special requests. */
  | 'REQUESTS'
  /** Swaps that an administrator approves or rejects. */
  | 'SWAPS'
  /** Users without a password. */
  | 'USERS';

/** A year that was agreed outside Fairweek, or no longer is. */
export type AgreeYearInput = {
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read. */
  reason: string;
  /** Year whose weeks are drafted. */
  year: number;
};

/** An announcement of an administrator. */
export type AnnounceToHousesInput = {
  /** UUID chosen by the client; sending again with the same key stores nothing new and returns the first result. */
  clientKey: string;
  /** Text of the announcement. */
  content: string;
  /** Ids of the properties; empty or left out for all. */
  propertyIds?: Array<string> | null | undefined;
};

/** An answer to a proposed expense or payment. */
export type AnswerProposalInput = {
  /** Why it is refused, for the one who entered it; needed then. */
  answer?: string | null | undefined;
  /** Id of the proposal. */
  id: string;
  /** Whether to approve it; it is refused otherwise. */
  isApproved: boolean;
};

/** A share to assign. */
export type AssignShareInput = {
  /** Whether the share takes part in drafts and claims; defaults to true. */
  isActive?: boolean | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read. */
  reason?: string | null | undefined;
  /** Number of the share, from 1 to the number of shares of the property. */
  shareNumber: number;
  /** Id of the new owner. */
  userId: string;
};

/** A draw among shares of a property. */
export type BeginDrawInput = {
  /** Hours to take part; defaults to 72. */
  commitHours?: number | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** What is drawn, as a question. */
  question: string;
  /** Hours after that to reveal; defaults to 48. */
  revealHours?: number | null | undefined;
  /** Numbers of the shares; defaults to all that are active and have an owner. */
  shareNumbers?: Array<number> | null | undefined;
  /** The year in which the first one drawn is to choose first (1900 to 2200). */
  year?: number | null | undefined;
};

/** Whether a user keeps the books of a property. */
export type BookkeeperInput = {
  /** Whether they shall keep its books. */
  isBookkeeper: boolean;
  /** Id of the property. */
  propertyId: string;
  /** Id of the user. */
  userId: string;
};

/** The budget of a property for a year, which replaces an earlier one. */
export type BudgetInput = {
  /** Its lines; categories without one have no budget. */
  lines: Array<BudgetLineInput>;
  /** Id of the property. */
  propertyId: string;
  /** The year. */
  year: number;
};

/** What a house means to spend on a category. */
export type BudgetLineInput = {
  /** The amount of the year. */
  amount: number;
  /** The category. */
  category: CostCategory;
};

/** An end of a draw before anything is drawn. */
export type CancelDrawInput = {
  /** Number of the entry that began it. */
  draw: number;
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read; needed. */
  reason?: string | null | undefined;
};

/** Another caption of a picture. */
export type CaptionPropertyPictureInput = {
  /** What the picture shows; empty for none. */
  caption: string;
  /** Id of the picture. */
  id: string;
};

/** A new password for the signed-in user. */
export type ChangePasswordInput = {
  /** The current password; not needed to replace a temporary one. */
  currentPassword?: string | null | undefined;
  /** The new password: at least 6 characters, at most 72 bytes. */
  newPassword: string;
};

/** What the people of a stay leave when they check out. */
export type CheckOutInput = {
  /** Id of the booking. */
  bookingId: string;
  /** Those of its tasks that are done. */
  done: Array<string>;
  /** The version of the checklist you read. */
  listVersion: number;
  /** A note for those who arrive next; empty for none. */
  note: string;
  /** Ids of its pictures, and of files that you have uploaded for it. */
  pictureIds: Array<string>;
  /** What needs a repair or is missing; each new one becomes a request. */
  problems: Array<string>;
  /** The readings of its meters, in their order; empty for one not read. */
  readings: Array<string>;
  /** The version you read; left out before the check-out. */
  version?: number | null | undefined;
};

/** Whether one may check out of a stay. */
export type CheckOutTime =
  /** The stay has not begun. */
  | 'NOT_YET'
  /** From the first day of the stay until a week after its last day. */
  | 'NOW'
  /** The last day was more than a week ago. */
  | 'OVER';

/** An open week to claim. */
export type ClaimWeekInput = {
  /** Id of the property. */
  propertyId: string;
  /** Id of your share that is to hold the week. */
  shareId: string;
  /** Number of the week (1 to 53). */
  week: number;
  /** Year in which the week starts. */
  year: number;
};

/** The last day of a period to close. */
export type ClosePeriodInput = {
  /** Id of the property. */
  propertyId: string;
  /** The last day: nothing can be entered up to it from then on. */
  until: string;
};

/** Sort key of drafts. */
export type CompanyDraftSort =
  /** Stalled drafts first, then those to open, then by the next event: the opening or the end of the turn. */
  | 'NEXT'
  /** Name of the property. */
  | 'PROPERTY'
  /** Year whose weeks are drafted. */
  | 'YEAR';

/** Which drafts to list. */
export type CompanyDraftState =
  /** All drafts. */
  | 'ALL'
  /** Those that have ended. */
  | 'ENDED'
  /** Those that an administrator paused. */
  | 'PAUSED'
  /** Those that have not opened. */
  | 'PLANNED'
  /** Those in which owners choose now. */
  | 'RUNNING'
  /** Those that have stopped and do not go on without an administrator. */
  | 'STALLED'
  /** Those without an opening time, which an administrator opens. */
  | 'TO_OPEN';

/** An entry by hand, whose amounts add up to zero. */
export type CorrectionInput = {
  /** A new UUID for each entry; a repeated one returns the first, and makes no second. */
  clientKey: string;
  /** The day that it belongs to. */
  date: string;
  /** Whether it says what was owed before the ledger was opened. */
  isOpeningBalance: boolean;
  /** The amounts, other than zero; they add up to zero. */
  postings: Array<PostingInput>;
  /** Id of the property. */
  propertyId: string;
  /** What it is about, in a few words. */
  title: string;
};

/** Who approves what an owner enters. */
export type CostApproval =
  /** A bookkeeper or an administrator. */
  | 'ADMINISTRATOR'
  /** No one: it counts at once. */
  | 'NONE'
  /** An owner of another share, a bookkeeper or an administrator. */
  | 'SECOND_OWNER';

/** What money is spent on. */
export type CostCategory =
  /** Cleaning and laundry. */
  | 'CLEANING'
  /** Electricity, gas, oil and wood. */
  | 'ENERGY'
  /** Furniture, dishes and other equipment. */
  | 'FURNISHING'
  /** Garden, pool and snow. */
  | 'GARDEN'
  /** Insurance. */
  | 'INSURANCE'
  /** Internet, television and telephone. */
  | 'INTERNET'
  /** Management, bank and legal fees. */
  | 'MANAGEMENT'
  /** Anything else. */
  | 'OTHER'
  /** Repairs and maintenance. */
  | 'REPAIRS'
  /** Taxes and public fees. */
  | 'TAXES'
  /** Water, sewage and waste. */
  | 'WATER';

/** A new document. */
export type CreateDocumentInput = {
  /** Its readers: 'owners', or 'everyone' (guests of the property included). */
  accessLevel: string;
  /** Content in Markdown, at most 100,000 characters; empty only where there is a file. */
  content: string;
  /** Kind of document. */
  documentType: DocumentType;
  /** Id of a file that you have uploaded for it: a PDF or a picture. Without one, it has none, or keeps the one it has. */
  fileId?: string | null | undefined;
  /** Whether all owners of the property may change it; for administrators to choose. Those that owners write are so. */
  ownersMayEdit?: boolean | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** Title, at most 200 characters. */
  title: string;
};

/** A special request made through a guest link. */
export type CreateGuestRequestInput = {
  /** Category. */
  category: RequestCategory;
  /** UUID chosen by the client; sending again with the same key stores nothing new. */
  clientKey: string;
  /** Full description. */
  description: string;
  /** E-mail address for the answer. */
  email: string;
  /** First name of the guest. */
  firstName: string;
  /** Last name of the guest. */
  lastName: string;
  /** Priority. */
  priority: RequestPriority;
  /** Short title. */
  title: string;
  /** Token from the guest link. */
  token: string;
};

/** A new property. */
export type CreatePropertyInput = {
  /** Weekday on which weeks start, from 1 (Monday) to 7 (Sunday); defaults to 6. */
  changeoverWeekday?: number | null | undefined;
  /** Location of the property. */
  location: string;
  /** Name of the property. */
  name: string;
  /** Time zone as an IANA name; defaults to that of the installation. */
  timeZone?: string | null | undefined;
};

/** A new special request. */
export type CreateSpecialRequestInput = {
  /** Category. */
  category: RequestCategory;
  /** UUID chosen by the client; sending again with the same key stores nothing new. */
  clientKey: string;
  /** Full description. */
  description: string;
  /** Priority. */
  priority: RequestPriority;
  /** Id of the property. */
  propertyId: string;
  /** Short title. */
  title: string;
};

/** A link to the private page of one of your stays. */
export type CreateStayLinkInput = {
  /** Id of your booking. */
  bookingId: string;
  /** Name of the guest. */
  name: string;
};

/** A new user. */
export type CreateUserInput = {
  /** E-mail address; left out for a person who has none. */
  email?: string | null | undefined;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Id of the property they stay in as a guest; null for none. */
  linkedPropertyId?: string | null | undefined;
  /** Role of the new user; defaults to USER. */
  userRole?: UserRole | null | undefined;
};

/** A week swap, given by its dates. */
export type CreateWeekSwapInput = {
  /** Check-out day of the week given (YYYY-MM-DD). */
  currentWeekEnd: string;
  /** Check-in day of the week given (YYYY-MM-DD). */
  currentWeekStart: string;
  /** Whether the guests of the week given come along to the new one; defaults to true. */
  guestsCome?: boolean | null | undefined;
  /** Check-out day of the week wanted (YYYY-MM-DD). */
  preferredWeekEnd: string;
  /** Check-in day of the week wanted (YYYY-MM-DD). */
  preferredWeekStart: string;
  /** Id of the property. */
  propertyId: string;
  /** Note to the other owner. */
  requestNote?: string | null | undefined;
  /** Number of the share that gives the week (1 to 12). */
  shareNumber: number;
  /** E-mail address of the owner who gives the week; owners use their own. */
  userEmail: string;
};

/** A period, including its first and last day. */
export type DateRangeInput = {
  /** First day (YYYY-MM-DD, or a date-time in UTC). */
  from: string;
  /** Last day (YYYY-MM-DD, or a date-time in UTC). */
  to: string;
};

/** The person who chooses for a share in one draft. */
export type DelegateTurnsInput = {
  /** Id of a share in the same property, whose owner chooses for you. */
  delegateShareId: string;
  /** Id of the draft. */
  draftId: string;
  /** Id of your share. */
  shareId: string;
  /** Until when; to the end of the draft by default. */
  until?: string | null | undefined;
};

/** A browser that signs for you from here on. */
export type DeviceKeyInput = {
  /** The public key: a point on P-256, uncompressed, in hex. */
  key: string;
};

/** Kind of document. */
export type DocumentType =
  /** Agreement between the owners. */
  | 'AGREEMENT'
  /** Budget. */
  | 'BUDGET'
  /** House guide. */
  | 'HOUSE_GUIDE'
  /** Insurance. */
  | 'INSURANCE'
  /** Minutes of a meeting. */
  | 'MINUTES'
  /** Any other document. */
  | 'OTHER'
  /** House rules. */
  | 'RULES';

/** Status of a draft. */
export type DraftStatus =
  /** All rounds are complete. */
  | 'ENDED'
  /** Stopped by an administrator. */
  | 'PAUSED'
  /** Not opened yet. */
  | 'PLANNED'
  /** Shares are choosing weeks. */
  | 'RUNNING';

/** Dues or a special levy, which each share owes its part of. */
export type DuesInput = {
  /** The amount of all shares together. */
  amount: number;
  /** A new UUID for each entry; a repeated one returns the first, and makes no second. */
  clientKey: string;
  /** The day that it belongs to. */
  date: string;
  /** The day on which it is due; not before the other. */
  dueOn: string;
  /** Whether it is a special levy, instead of regular dues. */
  isLevy: boolean;
  /** How it is split; not RESERVE. */
  method: SplitMethod;
  /** For BY_HAND, the amount of each share; together the whole amount. */
  parts?: Array<PartInput> | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** What it is about, in a few words. */
  title: string;
};

/** A changed message of a talk. */
export type EditTalkMessageInput = {
  /** Text of the message; empty only with files. */
  content: string;
  /** Id of the message. */
  id: string;
  /** Ids of those who take part whom it mentions. */
  mentionIds?: Array<string> | null | undefined;
};

/** An e-mail address. */
export type EmailInput = {
  /** E-mail address. */
  email: string;
};

/** Kind of an entry of a ledger. */
export type EntryKind =
  /** A period was closed. */
  | 'CLOSED'
  /** A correction by hand. */
  | 'CORRECTION'
  /** Regular dues. */
  | 'DUES'
  /** The house cost something. */
  | 'EXPENSE'
  /** A special levy. */
  | 'LEVY'
  /** The ledger was opened. */
  | 'OPENED'
  /** What was owed before the ledger was opened. */
  | 'OPENING_BALANCE'
  /** A payment between shares, or from or to the account of the house. */
  | 'PAYMENT'
  /** An earlier entry was reversed. */
  | 'REVERSAL';

/** Status of a proposed exchange. */
export type ExchangeStatus =
  /** Every owner has said yes; an administrator decides. */
  | 'AGREED'
  /** The weeks have been exchanged. */
  | 'DONE'
  /** It did not go through. */
  | 'ENDED'
  /** Not every owner has said yes. */
  | 'OPEN';

/** What the house cost. */
export type ExpenseInput = {
  /** The amount, in the smallest unit of the currency. */
  amount: number;
  /** What was paid for. */
  category: CostCategory;
  /** A new UUID for each entry; a repeated one returns the first, and makes no second. */
  clientKey: string;
  /** The day of the expense. */
  date: string;
  /** Ids of receipts that you have uploaded for it. */
  fileIds: Array<string>;
  /** How it is split. */
  method: SplitMethod;
  /** Who paid: number of the share, or BANK. */
  paidBy: string;
  /** For BY_HAND, the amount of each share; together the whole amount. */
  parts?: Array<PartInput> | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** Who was paid. */
  supplier?: string | null | undefined;
  /** What it is about, in a few words. */
  title: string;
};

/** A year to give by the rotation. */
export type FillByRotationInput = {
  /** The fingerprint of the weeks that you saw. */
  fingerprint: string;
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read. */
  reason: string;
  /** Year whose weeks are drafted. */
  year: number;
};

/** A report to generate. */
export type GenerateReportInput = {
  /** Period covered by figures that have a date. */
  dateRange: DateRangeInput;
  /** Ids of the properties that it covers, at most 100; all by default. */
  propertyIds?: Array<string> | null | undefined;
  /** Figures that replace the computed ones: label → number, text, true, false or null, optionally in sections (section → { label → … }). Labels that are not computed are added; a list becomes a table. At most 500 figures, 1,000 list entries, four levels and 100 kB. */
  reportData?: Record<string, unknown> | null | undefined;
  /** Kind of report. */
  reportType: ReportType;
};

/** A week for a share. */
export type GiveWeekInput = {
  /** Id of the booking that you move; left out for a week that no one holds. */
  bookingId?: string | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read. */
  reason: string;
  /** Id of the share that is to hold the week. */
  shareId: string;
  /** Number of the week (1 to 53). */
  week: number;
  /** Year in which the week starts; it may be over. */
  year: number;
};

/** Why a share passes to another owner. */
export type HandoverKind =
  /** It was given. */
  | 'GIFT'
  /** It was inherited. */
  | 'INHERITANCE'
  /** Another reason. */
  | 'OTHER'
  /** It was sold. */
  | 'SALE';

/** Whether a draft could open now. */
export type HouseReadiness =
  /** No. */
  | 'BLOCKED'
  /** Yes, for all of its weeks. */
  | 'READY'
  /** Only for the rest of its weeks: shares hold the others already. */
  | 'REST';

/** Sort key of properties to plan. */
export type HouseToPlanSort =
  /** Name of the property. */
  | 'NAME'
  /** Number of active shares that have an owner. */
  | 'OWNERS'
  /** Those that are ready first, then those for the rest, then those that are blocked. */
  | 'READINESS';

/** What the rows of an import are about. */
export type ImportKind =
  /** Shares and the people who own them. */
  | 'SHARES'
  /** Weeks and the shares that hold them. */
  | 'WEEKS';

/** Status of an import. */
export type ImportStatus =
  /** Applied, but for the refused rows that an administrator left out. */
  | 'APPLIED'
  /** The rows are being applied. */
  | 'APPLYING'
  /** Discarded by an administrator. */
  | 'DISCARDED'
  /** Could not be read or applied; nothing was changed. */
  | 'FAILED'
  /** Read and checked; ready to be applied or discarded. */
  | 'PREVIEWED'
  /** The file is being read and checked. */
  | 'READING'
  /** Applied, and then taken back by an administrator. */
  | 'TAKEN_BACK';

/** Whether a user was sent an invitation, or why not. */
export type InvitationOutcome =
  /** The invitation could not be written. */
  | 'FAILED'
  /** Left out: the user has a password already. */
  | 'HAS_PASSWORD'
  /** Left out: the user was sent one within the last 24 hours. */
  | 'INVITED_RECENTLY'
  /** The invitation is on its way. */
  | 'SENT';

/** The person to invite: exactly one of the fields. */
export type InviteUsersInput = {
  /** True for every user without a password. */
  everyone?: boolean | null | undefined;
  /** Id of an import: the users that it created. */
  importId?: string | null | undefined;
  /** Ids of users. */
  userIds?: Array<string> | null | undefined;
};

/** The part of one of your shares in a draw. */
export type JoinDrawInput = {
  /** Number of the entry that began it. */
  draw: number;
  /** True to reveal the secret. */
  isSecret: boolean;
  /** Id of the property. */
  propertyId: string;
  /** Number of the share. */
  shareNumber: number;
  /** The commitment or, later, the secret, as docs/house-chain.md says: in hex. */
  value: string;
};

/** How a property keeps its ledger. */
export type LedgerInput = {
  /** Holder of the bank account of the house. */
  accountHolder?: string | null | undefined;
  /** Who approves what an owner enters. */
  approval: CostApproval;
  /** ISO code of its currency; fixed once the ledger is open. */
  currency: string;
  /** IBAN of the bank account of the house. */
  iban?: string | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** The version you read; 0 opens the ledger. */
  version: number;
};

/** Why a week is not in a draft. */
export type LeftOutReason =
  /** A share held it already. */
  | 'HELD'
  /** It is kept for upkeep. */
  | 'MAINTENANCE'
  /** It overlaps the year before or after, which changes on another weekday. */
  | 'OVERLAP'
  /** It had begun. */
  | 'PAST';

/** Credentials. */
export type LoginInput = {
  /** With two-step verification: the code from the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Whether to start an administrator session; ignored unless the user is an administrator. */
  isAdmin?: boolean | null | undefined;
  /** The password, or a temporary one. */
  password: string;
};

/** Whether emails are delivered. */
export type MailState =
  /** There is no mail server: emails are captured, never sent. */
  | 'CAPTURED'
  /** The mail server has accepted none of the latest emails. */
  | 'FAILING'
  /** There is no mail server: emails wait until there is one. */
  | 'NOT_CONFIGURED'
  /** The mail server accepts emails. */
  | 'WORKING';

/** A tab of the messages screen, or the archive. */
export type Mailbox =
  /** Messages you archived. */
  | 'ARCHIVED'
  /** Received messages you have read. */
  | 'READ'
  /** Messages you sent. */
  | 'SENT'
  /** Received messages you have not read. */
  | 'UNREAD';

/** How far you have read a talk. */
export type MarkTalkReadInput = {
  /** Id of the property. */
  propertyId: string;
  /** Id of the last message that you have read. */
  upTo: string;
};

/** Kind of change in a conversation. */
export type MessageEventKind =
  /** You archived or deleted messages in another tab. */
  | 'CHANGED'
  /** personId read the messages from fromMessageId to upToMessageId. */
  | 'READ'
  /** A message was sent, by you or to you. */
  | 'SENT'
  /** personId is typing. */
  | 'TYPING';

/** The guests of a stay. */
export type NameGuestsInput = {
  /** Id of your booking. */
  bookingId: string;
  /** How many stay, those without a name included; left out if unknown. */
  guestCount?: number | null | undefined;
  /** Names of the guests, one per line; empty to remove them. */
  guests: string;
  /** Whether co-owners see who stays; defaults to false. */
  guestsShown?: boolean | null | undefined;
  /** The version of the booking that you read. */
  version?: number | null | undefined;
};

/** A new passkey. */
export type NewPasskeyInput = {
  /** authenticatorData, in base64url. */
  authenticatorData: string;
  /** clientDataJSON, in base64url. */
  clientData: string;
  /** A name to recognise it by. */
  name: string;
  /** The public key as SubjectPublicKeyInfo, in base64url. */
  publicKey: string;
};

/** When you are notified. */
export type NoticeChoicesInput = {
  /** When you are emailed. */
  mail: NoticeMail;
  /** The hour from which nothing is sent, by your clock; none by default. */
  quietFrom?: number | null | undefined;
  /** The hour from which what has waited is sent. */
  quietUntil?: number | null | undefined;
  /** Whether you are reminded on the day of departure; left out, as before. */
  remindLastDay?: boolean | null | undefined;
  /** Whether you are reminded 2 days before a stay; left out, as before. */
  remindTwoDays?: boolean | null | undefined;
  /** Whether you are reminded 14 days before a stay; left out, as before. */
  remindTwoWeeks?: boolean | null | undefined;
};

/** When you are emailed about your shares, weeks and stays. */
export type NoticeMail =
  /** Within two minutes. */
  | 'AT_ONCE'
  /** Once a day, at 8:00 by your clock. */
  | 'DAILY'
  /** Not by email. */
  | 'NEVER';

/** The order of the pictures of a property. */
export type OrderPropertyPicturesInput = {
  /** Ids of all its pictures, the cover first. */
  ids: Array<string>;
  /** Id of the property. */
  propertyId: string;
};

/** One of several messages to send. */
export type OutgoingMessageInput = {
  /** UUID chosen by the client; sending again with the same key stores nothing new and returns the first message. */
  clientKey: string;
  /** Text of the message. */
  content: string;
};

/** The amount of a share in a split by hand. */
export type PartInput = {
  /** Its amount. */
  amount: number;
  /** Number of the share. */
  share: number;
};

/** The answer of a passkey that signs in. */
export type PasskeyLoginInput = {
  /** authenticatorData, in base64url. */
  authenticatorData: string;
  /** clientDataJSON, in base64url. */
  clientData: string;
  /** Whether to start an administrator session; ignored unless the user is an administrator. */
  isAdmin?: boolean | null | undefined;
  /** Id of the passkey, in base64url. */
  passkey: string;
  /** signature, in base64url. */
  signature: string;
};

/** The answer of a passkey that proves itself. */
export type PasskeyProofInput = {
  /** authenticatorData, in base64url. */
  authenticatorData: string;
  /** clientDataJSON, in base64url. */
  clientData: string;
  /** Id of the passkey, in base64url. */
  passkey: string;
  /** signature, in base64url. */
  signature: string;
};

/** Whether a password is set, and who set it. */
export type PasswordState =
  /** Chosen by the user. */
  | 'CHOSEN'
  /** Not set. */
  | 'NOT_SET'
  /** A temporary password set by an administrator. */
  | 'TEMPORARY';

/** A payment between shares, or from or to the account of the house. */
export type PaymentInput = {
  /** The amount, in the smallest unit of the currency. */
  amount: number;
  /** A new UUID for each entry; a repeated one returns the first, and makes no second. */
  clientKey: string;
  /** The day of the payment. */
  date: string;
  /** Who paid: number of the share, or BANK. */
  paidBy: string;
  /** Who got it: number of the share, or BANK. */
  paidTo: string;
  /** Id of the property. */
  propertyId: string;
  /** What it is about, in a few words. */
  title: string;
};

/** Who sees a telephone number. */
export type PhoneAudience =
  /** Administrators only. */
  | 'ADMINISTRATORS'
  /** Administrators, and owners who share a property with the user. */
  | 'OWNERS';

/** A choice in a draft for an owner who asked for it. */
export type PickForOwnerInput = {
  /** Id of the draft. */
  draftId: string;
  /** The reason, visible to every participant. */
  reason: string;
  /** Id of your share whose turn it is. */
  shareId: string;
  /** Number of the week (1 to 53). */
  week: number;
};

/** A choice in a draft. */
export type PickWeekInput = {
  /** Id of the draft. */
  draftId: string;
  /** Id of your share whose turn it is. */
  shareId: string;
  /** The signature of your browser. */
  signed?: SignatureInput | null | undefined;
  /** Number of the week (1 to 53). */
  week: number;
};

/** Whether a message is pinned. */
export type PinTalkMessageInput = {
  /** Id of the message. */
  id: string;
  /** Whether to pin it, for all who take part. */
  isPinned: boolean;
};

/** The plan of a draft. */
export type PlanDraftInput = {
  /** Maximum holiday weeks per share before the last round; defaults to 1; null for no limit. */
  holidayCap?: number | null | undefined;
  /** When to open it automatically, at once if that has passed; by default it is opened manually. */
  opensAt?: string | null | undefined;
  /** Order of the rounds after the first; defaults to SERPENTINE. */
  order?: TurnOrder | null | undefined;
  /** Maximum peak weeks per share; defaults to no limit. */
  peakCap?: number | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** Number of rounds; defaults to the weeks per share of the property. */
  rounds?: number | null | undefined;
  /** The version you read; required to change an existing plan. */
  version?: number | null | undefined;
  /** Length of a turn, in seconds; defaults to 48 hours. */
  windowSeconds?: number | null | undefined;
  /** Year whose weeks are drafted. */
  year: number;
};

/** Shares that pass to one new owner; the user is created if necessary. */
export type PlanHandoverInput = {
  /** Their first day, at each house (YYYY-MM-DD); a day to come. */
  day: string;
  /** Why. */
  kind: HandoverKind;
  /** E-mail address of the new owner. */
  ownerEmail: string;
  /** First and last name of the new owner. */
  ownerName: string;
  /** Why, for the owners to read. */
  reason?: string | null | undefined;
  /** Ids of the shares, at most 60, of one house or several. */
  shareIds: Array<string>;
};

/** An amount on an account. */
export type PostingInput = {
  /** Number of the share, BANK or RESERVE. */
  account: string;
  /** Positive if the account is owed it, negative if it owes it. */
  amount: number;
};

/** Which drafts a property has. */
export type PropertyDraft =
  /** None is planned or open. */
  | 'NONE'
  /** One is running or paused. */
  | 'OPEN'
  /** One is planned. */
  | 'PLANNED';

/** Sort key for properties. */
export type PropertySort =
  /** By number of shares that have an owner. */
  | 'ALLOCATED'
  /** By location. */
  | 'LOCATION'
  /** By name. */
  | 'NAME'
  /** Active properties first. */
  | 'STATUS'
  /** By number of shares. */
  | 'TOTAL_SHARES'
  /** By weeks per share. */
  | 'WEEKS_PER_SHARE';

/** Kind of a proposed entry. */
export type ProposalKind =
  /** An expense, approved as the ledger is set. */
  | 'EXPENSE'
  /** A payment, confirmed by the one who got it. */
  | 'PAYMENT';

/** Status of a proposed entry. */
export type ProposalStatus =
  /** It is an entry now. */
  | 'APPROVED'
  /** Waits for an answer. */
  | 'PENDING'
  /** It was refused. */
  | 'REFUSED'
  /** Who entered it has withdrawn it. */
  | 'WITHDRAWN';

/** The second step of signing in by a provider. */
export type ProviderCodeInput = {
  /** The code of the authenticator app, or a recovery code. */
  code: string;
};

/** What you react to a message with. */
export type ReactToTalkMessageInput = {
  /** One of 👍 ❤️ 😂 🎉 🙏 👀 */
  emoji: string;
  /** Id of the message. */
  id: string;
  /** False to take it back. */
  isOn: boolean;
};

/** A registration. */
export type RegisterInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
};

/** Status of a report. */
export type ReportStatus =
  /** It could not be generated. */
  | 'FAILED'
  /** Waiting to be generated. */
  | 'QUEUED'
  /** Ready to be downloaded. */
  | 'READY'
  /** Being generated. */
  | 'RUNNING'
  /** Ready to be downloaded, and its e-mail is queued. */
  | 'SENT';

/** Kind of report. */
export type ReportType =
  /** Totals of users, properties, shares, requests and swaps. */
  | 'analytics'
  /** Properties and their allocation. */
  | 'properties'
  /** Special requests. */
  | 'requests'
  /** Users and their roles. */
  | 'users';

/** Special requests by their assignee. */
export type RequestAssignment =
  /** Assigned to you. */
  | 'MINE'
  /** Assigned to no one. */
  | 'NO_ONE';

/** The subject of a special request. */
export type RequestCategory =
  /** Accessibility. */
  | 'accessibility'
  /** A celebration. */
  | 'celebration'
  /** Early check-in. */
  | 'early_check_in'
  /** Equipment. */
  | 'equipment'
  /** Extra cleaning. */
  | 'extra_cleaning'
  /** Late check-out. */
  | 'late_check_out'
  /** Maintenance. */
  | 'maintenance'
  /** Anything else. */
  | 'other';

/** Kind of entry in the history of a special request. */
export type RequestEventKind =
  /** Archived. */
  | 'ARCHIVED'
  /** Assigned to an administrator, or unassigned. */
  | 'ASSIGNED'
  /** Created. */
  | 'CREATED'
  /** Forwarded by e-mail. */
  | 'FORWARDED'
  /** A note was added. */
  | 'NOTE'
  /** The status changed. */
  | 'STATUS'
  /** Restored from the archive. */
  | 'UNARCHIVED'
  /** Withdrawn by the person who made it. */
  | 'WITHDRAWN';

/** A list of special requests; archived requests are in archived only, whatever their status. */
export type RequestList =
  /** Archived, in any status. */
  | 'archived'
  /** Cancelled and not archived. */
  | 'cancelled'
  /** Fulfilled and not archived. */
  | 'fulfilled'
  /** In progress and not archived. */
  | 'in_progress'
  /** Pending and not archived. */
  | 'pending';

/** Special requests by when they were made. */
export type RequestPeriod =
  /** Made in the last 7 days. */
  | 'LAST_7_DAYS'
  /** Made in the last 30 days. */
  | 'LAST_30_DAYS'
  /** Made more than 30 days ago. */
  | 'OLDER';

/** Priority of a special request. */
export type RequestPriority =
  /** High. */
  | 'high'
  /** Low. */
  | 'low'
  /** Medium. */
  | 'medium';

/** Sort key for special requests. */
export type RequestSort =
  /** By category. */
  | 'CATEGORY'
  /** By creation date. */
  | 'CREATED'
  /** Most urgent first: what has waited too long for its priority, then high to low, oldest first. */
  | 'PRIORITY'
  /** By name of the property. */
  | 'PROPERTY'
  /** By title. */
  | 'TITLE';

/** Status of a special request. */
export type RequestStatus =
  /** Cancelled. */
  | 'cancelled'
  /** Fulfilled. */
  | 'fulfilled'
  /** Being worked on. */
  | 'in_progress'
  /** Not started yet. */
  | 'pending';

/** A request for a week in exchange for one of yours: set targetBookingId for a booked week, or week and year for an open one. */
export type RequestSwapInput = {
  /** Id of your booking that you give. */
  bookingId: string;
  /** Whether the guests of the week given come along to the new one; defaults to true. */
  guestsCome?: boolean | null | undefined;
  /** Note to the other side. */
  note?: string | null | undefined;
  /** Id of the booking that you want. */
  targetBookingId?: string | null | undefined;
  /** Number of the open week that you want (1 to 53). */
  week?: number | null | undefined;
  /** Year of the open week that you want. */
  year?: number | null | undefined;
};

/** The result of sending an email again. */
export type ResentState =
  /** The mail server has accepted it. */
  | 'DELIVERED'
  /** It could not be delivered again. */
  | 'FAILED'
  /** It waits to be delivered, or is being retried. */
  | 'QUEUED';

/** A new password, set with a reset link. */
export type ResetPasswordInput = {
  /** The new password: at least 6 characters, at most 72 bytes. */
  newPassword: string;
  /** Token from the link in the e-mail. */
  token: string;
};

/** The entry of a ledger to reverse. */
export type ReverseEntryInput = {
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read. */
  reason: string;
  /** Number of the entry. */
  seq: number;
};

/** How the order of choice changes from year to year. */
export type RotationKind =
  /** The second year of each pair runs in reverse order. */
  | 'MIRROR_PAIRS'
  /** All twelve numbers move up one place a year, and the first goes to the end; numbers that take no part are skipped. */
  | 'OVER_TWELVE'
  /** The shares that take part move up one place a year, and the first goes to the end; a newcomer joins at the end. */
  | 'TAKING_PART';

/** Arrival details; fields that are left out are removed. */
export type SaveArrivalInput = {
  /** From when guests may come in (HH:MM, at the house). */
  checkInTime?: string | null | undefined;
  /** Until when they leave (HH:MM, at the house). */
  checkOutTime?: string | null | undefined;
  /** What to do before one leaves, one task per line; a line may begin with months. */
  checklist?: string | null | undefined;
  /** The meters to read then, one per line, at most 10. */
  meters?: string | null | undefined;
  /** How to get in. */
  note?: string | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** How many people it sleeps. */
  sleeps?: number | null | undefined;
  /** The version you read. */
  version?: number | null | undefined;
  /** Name of the wireless network. */
  wifiNetwork?: string | null | undefined;
  /** Password of the wireless network. */
  wifiPassword?: string | null | undefined;
};

/** The results of a search. */
export type SearchHitKind =
  /** A user. */
  | 'PERSON'
  /** A property. */
  | 'PROPERTY'
  /** A special request. */
  | 'REQUEST'
  /** A share of a property, with an owner or without. */
  | 'SHARE'
  /** A week of a property. */
  | 'WEEK';

/** How popular a week is. */
export type Season =
  /** High season. */
  | 'HIGH'
  /** Low season. */
  | 'LOW'
  /** Peak season. */
  | 'PEAK';

/** An event of an account. */
export type SecurityEventKind =
  /** Someone downloaded their personal data. */
  | 'DATA_EXPORTED'
  /** The email address of an account was changed. */
  | 'EMAIL_CHANGED'
  /** Someone linked an account at a sign-in provider. */
  | 'IDENTITY_ADDED'
  /** Someone removed a linked account of a sign-in provider. */
  | 'IDENTITY_REMOVED'
  /** Someone added a passkey. */
  | 'PASSKEY_ADDED'
  /** A passkey was refused that may have been copied. */
  | 'PASSKEY_REFUSED'
  /** Someone removed a passkey. */
  | 'PASSKEY_REMOVED'
  /** Someone changed their password. */
  | 'PASSWORD_CHANGED'
  /** Someone set a password through an emailed link or code. */
  | 'PASSWORD_RESET'
  /** Someone used a recovery code. */
  | 'RECOVERY_CODE_USED'
  /** Someone became an administrator, or no longer is one. */
  | 'ROLE_CHANGED'
  /** A second factor was switched off. */
  | 'SECOND_FACTOR_OFF'
  /** Someone switched on a second factor. */
  | 'SECOND_FACTOR_ON'
  /** Sessions were ended before they expired. */
  | 'SESSIONS_ENDED'
  /** Someone signed in. */
  | 'SIGNED_IN'
  /** Someone signed out. */
  | 'SIGNED_OUT'
  /** A sign-in with a wrong password or code was refused. */
  | 'SIGN_IN_REFUSED'
  /** Too many attempts were made, and further ones refused for a while. */
  | 'SLOWED_DOWN'
  /** An administrator set a temporary password. */
  | 'TEMPORARY_PASSWORD_SET'
  /** Someone made an access token. */
  | 'TOKEN_CREATED'
  /** Someone revoked an access token. */
  | 'TOKEN_REVOKED'
  /** The personal data of a user was erased. */
  | 'USER_ERASED'
  /** Someone made a webhook. */
  | 'WEBHOOK_CREATED'
  /** Someone deleted a webhook. */
  | 'WEBHOOK_DELETED';

/** The end of a draft’s log as your browser has seen and signed it. */
export type SeenHeadInput = {
  /** Id of the draft. */
  draftId: string;
  /** Hash of the entry, in hex. */
  head: string;
  /** Public key of the browser. */
  key: string;
  /** Number of the log entry whose hash is signed; it must be the last. */
  seq: number;
  /** ECDSA with SHA-256 over the text that docs/draft-log.md names: r and s, in hex. */
  value: string;
};

/** A message to an e-mail address. */
export type SendMessageToEmailInput = {
  /** UUID chosen by the client; sending again with the same key stores nothing new and returns the first message. */
  clientKey?: string | null | undefined;
  /** Text of the message. */
  content: string;
  /** E-mail address of the receiver. */
  receiverEmail: string;
};

/** Several messages to one user. */
export type SendMessagesInput = {
  /** Id of your conversation with the receiver; left out or -1 for a new one. */
  conversationId?: string | null | undefined;
  /** The messages in order, at most 20. */
  messages: Array<OutgoingMessageInput>;
  /** Id of the receiver. */
  receiverId: string;
};

/** A report to generate and send by e-mail. */
export type SendReportInput = {
  /** Text for the e-mail and the first page. */
  customMessage?: string | null | undefined;
  /** Period covered by figures that have a date. */
  dateRange: DateRangeInput;
  /** Delimiter of the cells: comma (the default) or semicolon, which Excel expects where numbers have a decimal comma. */
  delimiter?: string | null | undefined;
  /** Ids of the properties that it covers, at most 100; all by default. */
  propertyIds?: Array<string> | null | undefined;
  /** E-mail address of the recipient. */
  recipientEmail: string;
  /** Figures that replace the computed ones: label → number, text, true, false or null, optionally in sections (section → { label → … }). Labels that are not computed are added; a list becomes a table. At most 500 figures, 1,000 list entries, four levels and 100 kB. */
  reportData?: Record<string, unknown> | null | undefined;
  /** Kind of report. */
  reportType: ReportType;
};

/** A message in the talk of a property. */
export type SendTalkMessageInput = {
  /** UUID chosen by the client; sending again with the same key stores nothing new and returns the first result. */
  clientKey?: string | null | undefined;
  /** Text of the message; empty only with files. */
  content: string;
  /** Ids of files that you have uploaded for it (purpose TALK), in order. */
  fileIds?: Array<string> | null | undefined;
  /** Ids of those who take part whom it mentions. */
  mentionIds?: Array<string> | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** Id of the message that it answers. */
  replyToId?: string | null | undefined;
};

/** What people who join a talk read. */
export type SetNewcomersReadAllInput = {
  /** Whether they read what was written before. */
  newcomersReadAll: boolean;
  /** Id of the property. */
  propertyId: string;
};

/** What notifies you of a talk. */
export type SetTalkNotifyInput = {
  /** Which messages notify you on your devices. */
  notify: TalkNotify;
  /** Id of the property. */
  propertyId: string;
};

/** Which shares have an owner. */
export type ShareAllocation =
  /** Each share has an owner. */
  | 'ALL_ASSIGNED'
  /** At least one share has no owner. */
  | 'SOME_UNASSIGNED';

/** Whether shares have an owner. */
export type ShareOwnership =
  /** Both. */
  | 'ANY'
  /** Shares with an owner. */
  | 'OWNED'
  /** Vacant shares: those that lost their owner, not numbers that were never assigned. */
  | 'VACANT';

/** Sort key for shares. */
export type ShareSort =
  /** By share number. */
  | 'NUMBER'
  /** By name of the owner. */
  | 'OWNER'
  /** By name of the property. */
  | 'PROPERTY'
  /** Active shares first. */
  | 'STATUS';

/** The signature of a browser of yours. */
export type SignatureInput = {
  /** Public key of the browser. */
  key: string;
  /** Number of the log entry whose hash is signed; it must be the last. */
  seq: number;
  /** ECDSA with SHA-256 over the text that docs/draft-log.md names: r and s, in hex. */
  value: string;
};

/** How an amount is split. */
export type SplitMethod =
  /** By amounts for each share. */
  | 'BY_HAND'
  /** Equally by their owners, however many shares each has. */
  | 'OWNERS'
  /** Not at all: it is paid from the dues that were raised. */
  | 'RESERVE'
  /** Equally by the shares that take part: active ones with an owner. */
  | 'SHARES'
  /** By the weeks that each share holds in the year of the entry. */
  | 'WEEKS_HELD'
  /** By the weeks of that year after which someone has checked out. */
  | 'WEEKS_STAYED';

/** Your role in a swap. */
export type SwapRole =
  /** You are asked to give the other week. */
  | 'ANSWERER'
  /** You are not part of it. */
  | 'OBSERVER'
  /** You requested it. */
  | 'REQUESTER';

/** Sort key for swaps. */
export type SwapSort =
  /** By check-in day of the week given. */
  | 'CURRENT_WEEK'
  /** By when they were requested. */
  | 'REQUESTED'
  /** By name of the requester. */
  | 'REQUESTER'
  /** By state: those that wait for an administrator, other pending, approved, declined, cancelled and expired ones; the newest first within each. */
  | 'WAITING';

/** Status of a swap. */
export type SwapStatus =
  /** Completed: the weeks were swapped. */
  | 'APPROVED'
  /** Cancelled, or no longer possible. */
  | 'CANCELLED'
  /** Declined by the other side or by an administrator. */
  | 'DECLINED'
  /** Not answered in time. */
  | 'EXPIRED'
  /** Waiting for an answer or for approval. */
  | 'PENDING';

/** How the two weeks of a swap compare for the requester. */
export type SwapVerdict =
  /** Both weeks are worth about the same. */
  | 'EQUAL'
  /** The week received is worth more. */
  | 'GET_MORE'
  /** The week given is worth more. */
  | 'GIVE_MORE';

/** The weeks that you would take for one of yours. */
export type SwapWishesInput = {
  /** Id of your booking. */
  bookingId: string;
  /** Numbers of weeks of the same year, most wanted first; none to end the search. */
  weeks: Array<number>;
};

/** New tags for weeks of a property and year. */
export type TagWeeksInput = {
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read. */
  reason?: string | null | undefined;
  /** The tagsVersion you read. */
  version?: number | null | undefined;
  /** Weeks to change; the others stay as they are. */
  weeks: Array<WeekTagInput>;
  /** Year in which the weeks start. */
  year: number;
};

/** Kind of change in a talk. */
export type TalkEventKind =
  /** A message was edited, deleted, pinned or unpinned, or someone reacted to it. */
  | 'CHANGED'
  /** Someone joined or left, or its settings changed: read the talk again. */
  | 'PEOPLE'
  /** userId has read up to readUpTo. */
  | 'READ'
  /** A message was sent. */
  | 'SENT';

/** Kind of message in the talk of a property. */
export type TalkKind =
  /** Announced by an administrator. */
  | 'ANNOUNCEMENT'
  /** Stands for a thing of the property: its card. */
  | 'CARD'
  /** Written by someone who takes part. */
  | 'MESSAGE';

/** Which messages of a talk notify you on your devices. */
export type TalkNotify =
  /** All of them. */
  | 'ALL'
  /** Those that mention you, and announcements. */
  | 'MENTIONS'
  /** None. */
  | 'NONE';

/** What a card stands for. */
export type TalkSubject =
  /** A document that was added. */
  | 'DOCUMENT'
  /** A week that its owner would swap. */
  | 'OPEN_WEEK'
  /** A week that was given back. */
  | 'WEEK_GIVEN_BACK';

/** Order of the rounds after the first. */
export type TurnOrder =
  /** The order is reversed in every second round. */
  | 'SERPENTINE'
  /** The same order in every round. */
  | 'STRAIGHT';

/** New content of a document. */
export type UpdateDocumentInput = {
  /** Its readers: 'owners', or 'everyone' (guests of the property included). */
  accessLevel: string;
  /** Content in Markdown, at most 100,000 characters; empty only where there is a file. */
  content: string;
  /** Kind of document. */
  documentType: DocumentType;
  /** Id of a file that you have uploaded for it: a PDF or a picture. Without one, it has none, or keeps the one it has. */
  fileId?: string | null | undefined;
  /** Id of the document. */
  id: string;
  /** Whether all owners of the property may change it; for administrators to choose. Those that owners write are so. */
  ownersMayEdit?: boolean | null | undefined;
  /** Title, at most 200 characters. */
  title: string;
  /** The version you read. */
  version: number;
};

/** Changes to your name and telephone number. */
export type UpdateMyProfileInput = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Telephone number; null for none. */
  phone?: string | null | undefined;
  /** Who sees your telephone number. */
  phoneAudience?: PhoneAudience | null | undefined;
  /** The version you read. */
  version: number;
};

/** Changes to a property; fields left out stay as they are. */
export type UpdatePropertyInput = {
  /** Weekday on which weeks start, from 1 (Monday) to 7 (Sunday); applies to years whose weeks are not in use yet. */
  changeoverWeekday?: number | null | undefined;
  /** Number of days after a draft during which each share may claim only one open week; 0 for no limit. */
  claimLimitDays?: number | null | undefined;
  /** Id of the property. */
  id: string;
  /** False if the property is no longer used. */
  isActive?: boolean | null | undefined;
  /** Location of the property. */
  location?: string | null | undefined;
  /** Name of the property. */
  name?: string | null | undefined;
  /** Whether an administrator must approve swaps that both sides agreed to. */
  swapsNeedApproval?: boolean | null | undefined;
  /** Time zone as an IANA name, such as Europe/Zurich. */
  timeZone?: string | null | undefined;
  /** Number of shares (1 to 12), at least as many as have an owner. */
  totalShares?: number | null | undefined;
  /** The version you read. */
  version: number;
  /** Number of weeks per share and year (1 to 52). */
  weeksPerShare?: number | null | undefined;
};

/** A new first choice in the rotation. */
export type UpdateRotationInput = {
  /** Number of the share that chooses first in that year. */
  firstChoiceShare: number;
  /** How the order changes from year to year; defaults to the kind of that year. */
  kind?: RotationKind | null | undefined;
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read; needed to break a mirror pair. */
  reason?: string | null | undefined;
  /** The version of the property that you read. */
  version?: number | null | undefined;
  /** Year of the first choice (1900 to 2200). */
  year: number;
};

/** A new status, a note, or both. */
export type UpdateSpecialRequestStatusInput = {
  /** The version you read. */
  expectedVersion?: number | null | undefined;
  /** Id of the request. */
  id: string;
  /** Whether the person who made the request sees the note; defaults to true. */
  isForAsker?: boolean | null | undefined;
  /** Note for the history. */
  notes?: string | null | undefined;
  /** The new status. */
  status: RequestStatus;
};

/** Changes to a user; fields left out stay as they are. */
export type UpdateUserInput = {
  /** Note for administrators only; null for none. */
  adminNote?: string | null | undefined;
  /** Anniversary, 1900-01-01 to 2030-12-31; null for none. */
  anniversaryDate?: string | null | undefined;
  /** Date of birth, 1900-01-01 to 2030-12-31; null for none. */
  dateOfBirth?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Id of the user. */
  id: string;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Id of the property they stay in as a guest; null for none. */
  linkedPropertyId?: string | null | undefined;
  /** Telephone number; null for none. */
  phone?: string | null | undefined;
  /** Postal address; null for none. */
  postalAddress?: string | null | undefined;
  /** Short words, for administrators only. */
  tags?: Array<string> | null | undefined;
  /** New role; changing it ends their sessions. */
  userRole?: UserRole | null | undefined;
  /** The version you read. */
  version: number;
};

/** The owner of a share; the user is created if necessary. */
export type UpsertShareOwnerInput = {
  /** E-mail address of the owner. */
  ownerEmail: string;
  /** First and last name of the owner. */
  ownerName: string;
  /** Id of the property. */
  propertyId: string;
  /** Why, for the owners to read. */
  reason?: string | null | undefined;
  /** Number of the share, from 1 to the number of shares of the property. */
  shareNumber: number;
  /** The version you read; 0 if the share was vacant; left out, the change is never refused as outdated. */
  version?: number | null | undefined;
};

/** Whether users can sign in. */
export type UserAccess =
  /** All users. */
  | 'ALL'
  /** Users without a password who have been invited. */
  | 'INVITED'
  /** Users without a password. */
  | 'WITHOUT';

/** Role of a user. */
export type UserRole =
  /** Administrator. */
  | 'ADMIN'
  /** Owner of shares. */
  | 'OWNER'
  /** User without shares, such as a guest. */
  | 'USER';

/** Sort key for users. */
export type UserSort =
  /** By creation date. */
  | 'CREATED'
  /** By e-mail address. */
  | 'EMAIL'
  /** By name. */
  | 'NAME'
  /** By role. */
  | 'ROLE'
  /** By number of shares. */
  | 'SHARES';

/** A code and a new password. */
export type VerifyOtpInput = {
  /** E-mail address. */
  email: string;
  /** The new password: at least 6 characters, at most 72 bytes. */
  newPassword: string;
  /** The 6-digit code from the e-mail. */
  otpCode: string;
};

/** The kinds of items that can wait for you. */
export type WaitingFor =
  /** Turns in drafts. */
  | 'DRAFT'
  /** Unread messages. */
  | 'MESSAGES'
  /** Swaps that you were asked for, and those that were found for you. */
  | 'SWAPS';

/** State of a delivery. */
export type WebhookDeliveryStatus =
  /** The address accepted it. */
  | 'DELIVERED'
  /** No further attempt is made. */
  | 'FAILED'
  /** Waiting for its next attempt. */
  | 'WAITING';

/** The events of a webhook, with the kinds of its deliveries. ALL_… covers all users, for administrators. */
export type WebhookKind =
  /** Weeks claimed, given back, drafted and exchanged anywhere. Administrators only. */
  | 'ALL_BOOKINGS'
  /** Picks in all drafts. Administrators only. */
  | 'ALL_PICKS'
  /** All special requests. Administrators only. */
  | 'ALL_REQUESTS'
  /** All swaps. Administrators only. */
  | 'ALL_SWAPS'
  /** Weeks claimed, given, given back, drafted and exchanged in the houses where you own: booking.claimed, booking.given, booking.allocated, booking.released, booking.withdrawn, booking.drafted, booking.exchanged. */
  | 'BOOKINGS'
  /** Messages to you, without their text: message.received. */
  | 'MESSAGES'
  /** Picks in the drafts of the houses where you own: pick.made, pick.undone. */
  | 'PICKS'
  /** Your special requests: request.created, request.changed. */
  | 'REQUESTS'
  /** Your swaps in the houses where you own: swap.requested, swap.changed. */
  | 'SWAPS';

/** Why a webhook is off. */
export type WebhookOffReason =
  /** Your password or role has changed. */
  | 'ACCOUNT'
  /** Its address had refused everything for days. */
  | 'FAILING'
  /** Its address answered that it is gone for good (410). */
  | 'GONE'
  /** You switched it off. */
  | 'OWNER';

/** The tags of a week. */
export type WeekTagInput = {
  /** Holiday in that week, such as Christmas; left out for none. */
  holiday?: string | null | undefined;
  /** True if the week is reserved for maintenance and cannot be booked. */
  isMaintenance: boolean;
  /** Season of the week. */
  season: Season;
  /** Number of the week (1 to 53). */
  week: number;
};

/** A wish list to save. */
export type WishListInput = {
  /** Whether to choose from the list as soon as it is the share’s turn. */
  isAutopilot: boolean;
  /** Your own 32 random bytes, in hex, of the commitment; by default the server’s. */
  salt?: string | null | undefined;
  /** Id of your share. */
  shareId: string;
  /** The signature of your browser, of a list in an open draft. */
  signed?: SignatureInput | null | undefined;
  /** Week numbers, most wanted first. */
  weeks: Array<number>;
  /** Year whose weeks are drafted. */
  year: number;
};

/** Words on a special request that leave its status as it is. */
export type WriteOnSpecialRequestInput = {
  /** The version you read. */
  expectedVersion?: number | null | undefined;
  /** Id of the request. */
  id: string;
  /** False for a note that only administrators see; by default the person who made the request gets it by email, too. */
  isForAsker?: boolean | null | undefined;
  /** The text. */
  text: string;
};

export type AuditLogQueryVariables = Exact<{
  first?: number | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
  personId?: string | null | undefined;
  propertyId?: string | null | undefined;
  kind?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, items: Array<{ id: string, at: string, action: string, sentence: Array<{ text: string, path: string | null, date: string | null, until: string | null }> }> } };

export type AuditKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditKindsQuery = { auditKinds: Array<{ key: string, label: string }> };

export type AdminEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AdminEventsSubscription = { adminEvents: { area: AdminArea, id: string | null } };

export type RecentPasswordQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentPasswordQuery = { currentUser: { id: string, hasRecentPassword: boolean } | null };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { confirmPassword: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, device: string, network: string, createdAt: string, usedAt: string, isCurrent: boolean, isAdminSession: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { recoveryCodesLeft: number, currentUser: { id: string, hasSecondFactor: boolean } | null };

export type StartSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSecondFactorMutation = { startSecondFactor: { setupKey: string, url: string, qrCode: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: Array<string> };

export type SwitchSecondFactorOffMutationVariables = Exact<{
  code: string;
}>;


export type SwitchSecondFactorOffMutation = { switchSecondFactorOff: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type UserSecondFactorQueryVariables = Exact<{
  id: string;
}>;


export type UserSecondFactorQuery = { adminUser: { id: string, hasSecondFactor: boolean, hasPasskeys: boolean } };

export type RemoveSecondFactorMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type EraseMyAccountMutationVariables = Exact<{
  password: string;
}>;


export type EraseMyAccountMutation = { eraseMyAccount: boolean };

export type AdminLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type AdminLoginMutation = { adminLogin: { user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type MailPreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type MailPreferenceQuery = { currentUser: { id: string, unreadMails: boolean } | null };

export type SaveMailPreferenceMutationVariables = Exact<{
  unreadMails: boolean;
}>;


export type SaveMailPreferenceMutation = { saveMailPreference: boolean };

export type SaveTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type SaveTimeZoneMutation = { saveTimeZone: boolean };

export type SaveThemeMutationVariables = Exact<{
  themeId: string;
}>;


export type SaveThemeMutation = { saveTheme: boolean };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type AdminPasskeyLoginMutationVariables = Exact<{
  input: PasskeyProofInput;
}>;


export type AdminPasskeyLoginMutation = { adminPasskeyLogin: { user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type ConfirmByPasskeyMutationVariables = Exact<{
  input: PasskeyProofInput;
}>;


export type ConfirmByPasskeyMutation = { confirmByPasskey: boolean };

export type MyPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPasskeysQuery = { myPasskeys: Array<{ id: string, name: string, createdAt: string, usedAt: string | null }> };

export type AskForNewPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type AskForNewPasskeyMutation = { askForNewPasskey: { challenge: string, rpId: string, known: Array<string>, userHandle: string | null } };

export type AddPasskeyMutationVariables = Exact<{
  input: NewPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type MyProfilePartsFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, phoneAudience: PhoneAudience, profileImageUrl: string | null, pendingEmail: string | null, version: number };

export type MyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileQuery = { myProfile: { id: string, firstName: string, lastName: string, email: string, phone: string | null, phoneAudience: PhoneAudience, profileImageUrl: string | null, pendingEmail: string | null, version: number } };

export type UpdateMyProfileMutationVariables = Exact<{
  input: UpdateMyProfileInput;
}>;


export type UpdateMyProfileMutation = { updateMyProfile: { id: string, firstName: string, lastName: string, email: string, phone: string | null, phoneAudience: PhoneAudience, profileImageUrl: string | null, pendingEmail: string | null, version: number } };

export type SetMyPictureMutationVariables = Exact<{
  fileId: string;
}>;


export type SetMyPictureMutation = { setMyPicture: { id: string, firstName: string, lastName: string, email: string, phone: string | null, phoneAudience: PhoneAudience, profileImageUrl: string | null, pendingEmail: string | null, version: number } };

export type RemoveMyPictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveMyPictureMutation = { removeMyPicture: { id: string, firstName: string, lastName: string, email: string, phone: string | null, phoneAudience: PhoneAudience, profileImageUrl: string | null, pendingEmail: string | null, version: number } };

export type ChangeMyEmailMutationVariables = Exact<{
  email: string;
}>;


export type ChangeMyEmailMutation = { changeMyEmail: { id: string, firstName: string, lastName: string, email: string, phone: string | null, phoneAudience: PhoneAudience, profileImageUrl: string | null, pendingEmail: string | null, version: number } };

export type ConfirmMyEmailMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmMyEmailMutation = { confirmMyEmail: { id: string, firstName: string, lastName: string, email: string, phone: string | null, phoneAudience: PhoneAudience, profileImageUrl: string | null, pendingEmail: string | null, version: number } };

export type MyIdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyIdentitiesQuery = { signInProviders: Array<{ id: string, name: string }>, myIdentities: Array<{ id: string, provider: string, email: string | null, createdAt: string, usedAt: string | null }>, pendingIdentity: { provider: string, email: string | null } | null };

export type LinkIdentityMutationVariables = Exact<{ [key: string]: never; }>;


export type LinkIdentityMutation = { linkIdentity: boolean };

export type RemoveIdentityMutationVariables = Exact<{
  id: string;
}>;


export type RemoveIdentityMutation = { removeIdentity: boolean };

export type CurrentUserPartsFragment = { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } | null };

export type AppInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type AppInfoQuery = { appInfo: { demo: boolean, version: string } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { isFirstLogin: boolean, user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type AskForPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type AskForPasskeyMutation = { askForPasskey: { challenge: string, rpId: string, known: Array<string>, userHandle: string | null } };

export type PasskeyQuestionPartsFragment = { challenge: string, rpId: string, known: Array<string>, userHandle: string | null };

export type PasskeyLoginMutationVariables = Exact<{
  input: PasskeyLoginInput;
}>;


export type PasskeyLoginMutation = { passkeyLogin: { isFirstLogin: boolean, user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: boolean };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyOtpInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type ResendOtpMutationVariables = Exact<{
  input: EmailInput;
}>;


export type ResendOtpMutation = { resendOtp: boolean };

export type ForgotPasswordMutationVariables = Exact<{
  input: EmailInput;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type ResetLinkQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkQuery = { resetLinkOpens: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { firstName: string, email: string, properties: Array<{ name: string, location: string, shareNumbers: Array<number> }> } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type RestoreEmailMutationVariables = Exact<{
  token: string;
}>;


export type RestoreEmailMutation = { restoreEmail: boolean };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<{ id: string, name: string }> };

export type ProviderLoginMutationVariables = Exact<{
  input: ProviderCodeInput;
}>;


export type ProviderLoginMutation = { providerLogin: { isFirstLogin: boolean, user: { id: string, firstName: string, lastName: string, email: string, profileImageUrl: string | null, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null, viewing: { id: string, viewerName: string, endsAt: string } | null } } };

export type MyAccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccessTokensQuery = { myAccessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, createdAt: string, expiresAt: string, usedAt: string | null, network: string | null }> };

export type CreateAccessTokenMutationVariables = Exact<{
  name: string;
  scopes: Array<AccessScope> | AccessScope;
  days: number;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { secret: string, token: { id: string, name: string } } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: boolean };

export type StartViewingMutationVariables = Exact<{
  userId: string;
}>;


export type StartViewingMutation = { startViewing: boolean };

export type StopViewingMutationVariables = Exact<{ [key: string]: never; }>;


export type StopViewingMutation = { stopViewing: boolean };

export type MyViewingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyViewingsQuery = { myViewings: Array<{ id: string, viewerName: string, startedAt: string }> };

export type CheckOutPartsFragment = { bookingId: string, startDate: string, endDate: string, byName: string, at: string, note: string, problems: Array<string>, version: number, tasks: Array<{ text: string, isDone: boolean }>, readings: Array<{ meter: string, reading: string }>, pictures: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }> };

export type CheckOutFormQueryVariables = Exact<{
  bookingId: string;
}>;


export type CheckOutFormQuery = { checkOutForm: { bookingId: string, propertyId: string, propertyName: string, startDate: string, endDate: string, checkOutTime: string, time: CheckOutTime, tasks: Array<string>, listVersion: number, meters: Array<{ meter: string, reading: string }>, checkOut: { bookingId: string, startDate: string, endDate: string, byName: string, at: string, note: string, problems: Array<string>, version: number, tasks: Array<{ text: string, isDone: boolean }>, readings: Array<{ meter: string, reading: string }>, pictures: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }> } | null } };

export type LastCheckOutQueryVariables = Exact<{
  propertyId: string;
}>;


export type LastCheckOutQuery = { lastCheckOut: { bookingId: string, startDate: string, endDate: string, byName: string, at: string, note: string, problems: Array<string>, version: number, tasks: Array<{ text: string, isDone: boolean }>, readings: Array<{ meter: string, reading: string }>, pictures: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }> } | null };

export type CheckOutMutationVariables = Exact<{
  input: CheckOutInput;
}>;


export type CheckOutMutation = { checkOut: { bookingId: string, startDate: string, endDate: string, byName: string, at: string, note: string, problems: Array<string>, version: number, tasks: Array<{ text: string, isDone: boolean }>, readings: Array<{ meter: string, reading: string }>, pictures: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }> } };

export type CostsQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type CostsQuery = { costs: { propertyId: string, propertyName: string, year: number, mayKeepBooks: boolean, currency: string | null, approval: CostApproval, accountHolder: string | null, iban: string | null, closedUntil: string | null, seq: number, head: string, version: number, total: number, mine: number, myDues: number, categories: Array<{ category: CostCategory, amount: number, mine: number, budget: number | null }>, accounts: Array<{ account: string, name: string, isMine: boolean, takesPart: boolean, balance: number, overdue: number }>, bookkeepers: Array<{ id: string, name: string }> } };

export type LedgerEntriesQueryVariables = Exact<{
  propertyId: string;
  year?: number | null | undefined;
  before?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type LedgerEntriesQuery = { ledgerEntries: { next: number | null, items: Array<{ seq: number, kind: EntryKind, date: string, amount: number | null, category: CostCategory | null, title: string, supplier: string, dueOn: string | null, reverses: number | null, reversedBy: number | null, method: SplitMethod | null, byName: string, at: string, parts: Array<{ account: string, weight: number }>, postings: Array<{ account: string, amount: number }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }> }> } };

export type CostProposalsQueryVariables = Exact<{
  propertyId: string;
}>;


export type CostProposalsQuery = { costProposals: Array<{ id: string, kind: ProposalKind, status: ProposalStatus, date: string, amount: number, paidBy: string, paidTo: string | null, category: CostCategory | null, title: string, supplier: string, method: SplitMethod | null, byName: string, answer: string | null, mayAnswer: boolean, isMine: boolean, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }> }> };

export type EnterExpenseMutationVariables = Exact<{
  input: ExpenseInput;
}>;


export type EnterExpenseMutation = { enterExpense: { seq: number | null } };

export type EnterPaymentMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type EnterPaymentMutation = { enterPayment: { seq: number | null } };

export type AnswerProposalMutationVariables = Exact<{
  input: AnswerProposalInput;
}>;


export type AnswerProposalMutation = { answerProposal: boolean };

export type WithdrawProposalMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawProposalMutation = { withdrawProposal: boolean };

export type RaiseDuesMutationVariables = Exact<{
  input: DuesInput;
}>;


export type RaiseDuesMutation = { raiseDues: { seq: number | null } };

export type CorrectLedgerMutationVariables = Exact<{
  input: CorrectionInput;
}>;


export type CorrectLedgerMutation = { correctLedger: { seq: number | null } };

export type ReverseEntryMutationVariables = Exact<{
  input: ReverseEntryInput;
}>;


export type ReverseEntryMutation = { reverseEntry: { seq: number | null } };

export type ClosePeriodMutationVariables = Exact<{
  input: ClosePeriodInput;
}>;


export type ClosePeriodMutation = { closePeriod: { seq: number | null } };

export type SaveBudgetMutationVariables = Exact<{
  input: BudgetInput;
}>;


export type SaveBudgetMutation = { saveBudget: boolean };

export type SaveLedgerMutationVariables = Exact<{
  input: LedgerInput;
}>;


export type SaveLedgerMutation = { saveLedger: boolean };

export type MyCostEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyCostEventsSubscription = { myCostEvents: { propertyId: string } };

export type SetBookkeeperMutationVariables = Exact<{
  input: BookkeeperInput;
}>;


export type SetBookkeeperMutation = { setBookkeeper: boolean };

export type FilePartsFragment = { id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null };

export type DocumentPartsFragment = { id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, ownersMayEdit: boolean, mayEdit: boolean, updatedAt: string, version: number, file: { id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null } | null };

export type PropertyDocumentsQueryVariables = Exact<{
  propertyId: string;
}>;


export type PropertyDocumentsQuery = { property: { id: string, name: string, location: string }, propertyDocuments: Array<{ id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, ownersMayEdit: boolean, mayEdit: boolean, updatedAt: string, version: number, file: { id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null } | null }> };

export type SearchDocumentsQueryVariables = Exact<{
  text: string;
  propertyId?: string | null | undefined;
}>;


export type SearchDocumentsQuery = { searchDocuments: Array<{ propertyName: string, excerpt: string, document: { id: string, propertyId: string, title: string, documentType: string } }> };

export type DocumentHistoryQueryVariables = Exact<{
  documentId: string;
}>;


export type DocumentHistoryQuery = { documentHistory: Array<{ id: string, title: string, documentType: string, content: string, accessLevel: string, changedAt: string, file: { id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null } | null, changedBy: { id: string, firstName: string, lastName: string } }> };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, ownersMayEdit: boolean, mayEdit: boolean, updatedAt: string, version: number, file: { id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null } | null } };

export type UpdateDocumentMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, ownersMayEdit: boolean, mayEdit: boolean, updatedAt: string, version: number, file: { id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null } | null } };

export type RemoveDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDocumentMutation = { removeDocument: boolean };

export type RulesPartsFragment = { rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null };

export type CompanyDraftPartsFragment = { id: string, version: number, propertyId: string, propertyName: string, location: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, deadline: string | null, turnShare: number | null, turnOwner: string | null, turnBeganAt: string | null, picksMade: number, picksInAll: number | null, turns: number | null, weeksLeft: number | null, stall: string | null, rules: { rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null } };

export type CompanyDraftsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: CompanyDraftSort | null | undefined;
  descending?: boolean | null | undefined;
  state?: CompanyDraftState | null | undefined;
  year?: number | null | undefined;
}>;


export type CompanyDraftsQuery = { companyDrafts: { total: number, items: Array<{ id: string, version: number, propertyId: string, propertyName: string, location: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, deadline: string | null, turnShare: number | null, turnOwner: string | null, turnBeganAt: string | null, picksMade: number, picksInAll: number | null, turns: number | null, weeksLeft: number | null, stall: string | null, rules: { rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null } }> } };

export type CompanyDraftCountsQueryVariables = Exact<{
  year?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type CompanyDraftCountsQuery = { companyDraftCounts: Array<{ state: CompanyDraftState, count: number }> };

export type HouseToPlanPartsFragment = { id: string, name: string, location: string, weeksPerShare: number, owners: number, weeksGiven: number, weeksLeft: number | null, readiness: HouseReadiness, problem: string | null, draftYears: Array<number>, lastRules: { rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null } | null };

export type HousesToPlanQueryVariables = Exact<{
  year: number;
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: HouseToPlanSort | null | undefined;
  descending?: boolean | null | undefined;
  readiness?: HouseReadiness | null | undefined;
}>;


export type HousesToPlanQuery = { housesToPlan: { total: number, items: Array<{ id: string, name: string, location: string, weeksPerShare: number, owners: number, weeksGiven: number, weeksLeft: number | null, readiness: HouseReadiness, problem: string | null, draftYears: Array<number>, lastRules: { rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null } | null }> } };

export type RulesOfHouseQueryVariables = Exact<{
  propertyId: string;
}>;


export type RulesOfHouseQuery = { drafts: Array<{ id: string, year: number }> };

export type RulesOfDraftQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type RulesOfDraftQuery = { draft: { id: string, year: number, rules: { rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null } } | null };

export type DeviceKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type DeviceKeysQuery = { deviceKeys: Array<{ id: string, key: string, name: string, createdAt: string }> };

export type SeenHeadsQueryVariables = Exact<{
  draftId: string;
}>;


export type SeenHeadsQuery = { seenHeads: Array<{ share: number, seq: number, head: string, key: string, value: string }> };

export type TellHeadMutationVariables = Exact<{
  input: SeenHeadInput;
}>;


export type TellHeadMutation = { tellHead: boolean };

export type DraftWitnessesQueryVariables = Exact<{
  draftId: string;
}>;


export type DraftWitnessesQuery = { draftWitnesses: Array<{ signer: string, seq: number, at: string, count: number }> };

export type RemoveDeviceKeyMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDeviceKeyMutation = { removeDeviceKey: boolean };

export type DraftEntryPartsFragment = { seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null };

export type DraftPartsFragment = { id: string, propertyId: string, propertyName: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, rehearsals: number, seq: number, head: string, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, isDelegatedToMe: boolean, delegateName: string | null, delegatedUntil: string | null, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, leftOut: Array<{ week: number, reason: LeftOutReason, who: string | null, why: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> };

export type DraftQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type DraftQuery = { draft: { id: string, propertyId: string, propertyName: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, rehearsals: number, seq: number, head: string, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, isDelegatedToMe: boolean, delegateName: string | null, delegatedUntil: string | null, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, leftOut: Array<{ week: number, reason: LeftOutReason, who: string | null, why: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> } | null };

export type DraftsQueryVariables = Exact<{
  propertyId?: string | null | undefined;
}>;


export type DraftsQuery = { drafts: Array<{ id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, deadline: string | null, turnShare: number | null, isMyTurn: boolean }> };

export type MyDraftEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyDraftEventsSubscription = { myDraftEvents: { draftId: string, propertyId: string, year: number, status: DraftStatus, seq: number, head: string | null, deadline: string | null, serverTime: string, entries: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> } };

export type PickWeekMutationVariables = Exact<{
  input: PickWeekInput;
}>;


export type PickWeekMutation = { pickWeek: { id: string, propertyId: string, propertyName: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, rehearsals: number, seq: number, head: string, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, isDelegatedToMe: boolean, delegateName: string | null, delegatedUntil: string | null, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, leftOut: Array<{ week: number, reason: LeftOutReason, who: string | null, why: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> } };

export type PickForOwnerMutationVariables = Exact<{
  input: PickForOwnerInput;
}>;


export type PickForOwnerMutation = { pickForOwner: { id: string, propertyId: string, propertyName: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, rehearsals: number, seq: number, head: string, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, isDelegatedToMe: boolean, delegateName: string | null, delegatedUntil: string | null, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, leftOut: Array<{ week: number, reason: LeftOutReason, who: string | null, why: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> } };

export type DelegateTurnsMutationVariables = Exact<{
  input: DelegateTurnsInput;
}>;


export type DelegateTurnsMutation = { delegateTurns: { id: string, propertyId: string, propertyName: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, rehearsals: number, seq: number, head: string, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, isDelegatedToMe: boolean, delegateName: string | null, delegatedUntil: string | null, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, leftOut: Array<{ week: number, reason: LeftOutReason, who: string | null, why: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> } };

export type RevokeDelegationMutationVariables = Exact<{
  draftId: string;
  shareId: string;
}>;


export type RevokeDelegationMutation = { revokeDelegation: { id: string, propertyId: string, propertyName: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, rehearsals: number, seq: number, head: string, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, isDelegatedToMe: boolean, delegateName: string | null, delegatedUntil: string | null, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, leftOut: Array<{ week: number, reason: LeftOutReason, who: string | null, why: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> } };

export type WishListQueryVariables = Exact<{
  shareId: string;
  year: number;
}>;


export type WishListQuery = { wishList: { shareId: string, year: number, weeks: Array<number>, isAutopilot: boolean, lastYear: Array<number>, commitment: string | null } };

export type SaveWishListMutationVariables = Exact<{
  input: WishListInput;
}>;


export type SaveWishListMutation = { saveWishList: { shareId: string, year: number, weeks: Array<number>, isAutopilot: boolean, lastYear: Array<number>, commitment: string | null } };

export type AddDeviceKeyMutationVariables = Exact<{
  input: DeviceKeyInput;
}>;


export type AddDeviceKeyMutation = { addDeviceKey: { id: string } | null };

export type FairnessLedgerQueryVariables = Exact<{
  propertyId: string;
}>;


export type FairnessLedgerQuery = { fairnessLedger: Array<{ shareNumber: number, year: number, peak: number, high: number, low: number, holidays: Array<string>, holderNames: Array<string>, firstChoices: number | null }> };

export type PlanDraftMutationVariables = Exact<{
  input: PlanDraftInput;
}>;


export type PlanDraftMutation = { planDraft: { id: string, version: number } };

export type DropDraftMutationVariables = Exact<{
  draftId: string;
  version?: number | null | undefined;
}>;


export type DropDraftMutation = { dropDraft: boolean };

export type OpenDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type OpenDraftMutation = { openDraft: { id: string } };

export type PauseDraftMutationVariables = Exact<{
  draftId: string;
  reason: string;
}>;


export type PauseDraftMutation = { pauseDraft: { id: string } };

export type ResumeDraftMutationVariables = Exact<{
  draftId: string;
  reason?: string | null | undefined;
}>;


export type ResumeDraftMutation = { resumeDraft: { id: string } };

export type UndoPickMutationVariables = Exact<{
  draftId: string;
  reason: string;
  week: number;
}>;


export type UndoPickMutation = { undoPick: { id: string, propertyId: string, propertyName: string, timeZone: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, rehearsals: number, seq: number, head: string, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, isDelegatedToMe: boolean, delegateName: string | null, delegatedUntil: string | null, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, leftOut: Array<{ week: number, reason: LeftOutReason, who: string | null, why: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, who: string | null, reason: string | null, why: string | null, isSigned: boolean, resetBy: string | null }> } };

export type RehearseDraftQueryVariables = Exact<{
  draftId: string;
}>;


export type RehearseDraftQuery = { rehearseDraft: { fromWishLists: number | null, byNeutralRule: number | null, weeksLeft: number, longestSeconds: number, seats: Array<{ shareNumber: number, hasWishList: boolean }> } };

export type HouseActionsQueryVariables = Exact<{
  propertyId: string;
  first?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type HouseActionsQuery = { houseActions: { items: Array<{ id: string, at: string, sentence: Array<{ text: string, date: string | null, until: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DraftOutlookQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type DraftOutlookQuery = { draftOutlook: { years: Array<number>, called: number | null, right: number | null, turns: Array<{ round: number, place: number, always: Array<number>, usually: Array<number> }> } };

export type PastExchangesQueryVariables = Exact<{
  propertyId: string;
}>;


export type PastExchangesQuery = { pastExchanges: Array<{ id: string, year: number, endedAt: string | null, legs: Array<{ shareNumber: number, week: number, getsWeek: number, isOpenWeek: boolean }> }> };

export type RotationFillQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type RotationFillQuery = { rotationFill: { order: TurnOrder, given: number, left: number, fingerprint: string, shares: Array<{ shareNumber: number, ownerName: string | null, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, isNew: boolean }> }> } };

export type FillByRotationMutationVariables = Exact<{
  input: FillByRotationInput;
}>;


export type FillByRotationMutation = { fillByRotation: boolean };

export type HouseRotationQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type HouseRotationQuery = { rotation: { propertyId: string, year: number, kind: RotationKind, baseYear: number, queue: Array<number>, turns: Array<{ turn: number, shareNumber: number }> } };

export type MyCommittedListsQueryVariables = Exact<{
  draftId: string;
}>;


export type MyCommittedListsQuery = { myCommittedLists: Array<{ seq: number, shareNumber: number, weeks: Array<number>, isAutopilot: boolean, salt: string }> };

export type AgreedYearQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type AgreedYearQuery = { calendar: { propertyId: string, year: number, isOpenForClaims: boolean, weeks: Array<{ week: number, startDate: string, isMaintenance: boolean, booking: { id: string } | null }>, agreed: { reason: string, agreedByName: string, agreedAt: string } | null } };

export type AgreeYearMutationVariables = Exact<{
  input: AgreeYearInput;
}>;


export type AgreeYearMutation = { agreeYear: boolean };

export type UnagreeYearMutationVariables = Exact<{
  input: AgreeYearInput;
}>;


export type UnagreeYearMutation = { unagreeYear: boolean };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { mailboxCounts: { unread: number, read: number, sent: number, archived: number, unreadInTalks: number }, myShares: Array<{ id: string, shareNumber: number, yoursFrom: string | null, passesOn: string | null, passesTo: string | null, property: { id: string, name: string, location: string, coverImageUrl: string | null } }>, myStays: Array<{ bookingId: string, propertyId: string, propertyName: string, timeZone: string, location: string, shareNumber: number, week: number, startDate: string, endDate: string, season: Season, holiday: string | null, guests: string, guestCount: number | null }>, nextChoices: Array<{ propertyId: string, propertyName: string, timeZone: string, year: number, outOf: number, places: Array<{ shareNumber: number, turn: number }>, draft: { id: string, status: DraftStatus, opensAt: string | null, deadline: string | null, turnShare: number | null, turnsBefore: number | null, startsBy: string | null, choosesFor: string | null, pausedBy: string | null, pauseReason: string | null, weeks: Array<{ startDate: string, endDate: string }> } | null }>, myDraftResults: Array<{ propertyId: string, propertyName: string, year: number, weeks: Array<{ startDate: string, endDate: string }> }>, openWeeks: Array<{ propertyId: string, propertyName: string, startDate: string, endDate: string, season: Season, holiday: string | null }>, mySwaps: { items: Array<{ id: string, status: SwapStatus, role: SwapRole, propertyName: string, timeZone: string, requesterName: string, answererName: string | null, counterOfId: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, endedAt: string | null }> }, myGuestStays: Array<{ bookingId: string, propertyName: string, timeZone: string, location: string, startDate: string, endDate: string, host: { id: string, firstName: string, lastName: string } | null }>, myActivity: Array<{ id: string, at: string, path: string, sentence: Array<{ text: string, date: string | null, until: string | null }> }>, properties: { total: number, items: Array<{ id: string, name: string }> } };

export type StayChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type StayChangesQuery = { myStayChanges: Array<{ id: string, propertyName: string, before: { startDate: string, endDate: string }, now: { startDate: string, endDate: string } | null, by: { id: string, firstName: string, lastName: string } | null, host: { id: string, firstName: string, lastName: string } | null }> };

export type StayHouseQueryVariables = Exact<{
  propertyId: string;
}>;


export type StayHouseQuery = { propertyDocuments: Array<{ id: string, propertyId: string, title: string, documentType: string }> };

export type AdministratorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorsQuery = { administrators: Array<{ id: string, firstName: string, lastName: string }> };

export type MyNoticesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyNoticesSubscription = { myNotices: boolean };

export type ImportJobPartsFragment = { id: string, fileName: string, status: ImportStatus, kind: ImportKind, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, weeksGiven: number, ownersJoined: number, reading: string, unchanged: number, refused: number, version: number, createdAt: string, keptUntil: string | null };

export type ImportJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportJobsQuery = { importJobs: Array<{ id: string, fileName: string, status: ImportStatus, kind: ImportKind, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, weeksGiven: number, ownersJoined: number, reading: string, unchanged: number, refused: number, version: number, createdAt: string, keptUntil: string | null }> };

export type ImportPageQueryVariables = Exact<{
  id: string;
  first: number;
  offset: number;
  refusedOnly: boolean;
  line?: number | null | undefined;
}>;


export type ImportPageQuery = { importJob: { id: string, fileName: string, status: ImportStatus, kind: ImportKind, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, weeksGiven: number, ownersJoined: number, reading: string, unchanged: number, refused: number, version: number, createdAt: string, keptUntil: string | null, invitations: { total: number, withoutAccess: number, canBeInvited: number, invited: number, invitedAt: string | null }, rows: Array<{ line: number, person: number, firstName: string, lastName: string, email: string | null, property: string, location: string, shareNumber: number | null, shareText: string, yearText: string, weekText: string, arrivalText: string, note: string, isRefused: boolean, isAssigned: boolean, isJoined: boolean, suggestedProperty: string | null, suggestedLocation: string | null, text: string }> } };

export type ApplyImportMutationVariables = Exact<{
  id: string;
  leaveOut: number;
  version: number;
}>;


export type ApplyImportMutation = { applyImport: { id: string, fileName: string, status: ImportStatus, kind: ImportKind, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, weeksGiven: number, ownersJoined: number, reading: string, unchanged: number, refused: number, version: number, createdAt: string, keptUntil: string | null } };

export type CorrectImportRowMutationVariables = Exact<{
  id: string;
  line: number;
  person: number;
  seen: string;
  firstName: string;
  lastName: string;
  email: string;
  property: string;
  location: string;
  shareNumber: string;
  year?: string | null | undefined;
  week?: string | null | undefined;
  arrival?: string | null | undefined;
  withNamesakes?: boolean | null | undefined;
}>;


export type CorrectImportRowMutation = { correctImportRow: { line: number, note: string, isRefused: boolean, text: string } };

export type ImportTakeBackQueryVariables = Exact<{
  id: string;
}>;


export type ImportTakeBackQuery = { importJob: { id: string, takeBack: { shares: number, weeks: number, people: number, stays: Array<string>, problem: string | null } } };

export type TakeBackImportMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackImportMutation = { takeBackImport: { id: string, fileName: string, status: ImportStatus, kind: ImportKind, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, weeksGiven: number, ownersJoined: number, reading: string, unchanged: number, refused: number, version: number, createdAt: string, keptUntil: string | null } };

export type DiscardImportMutationVariables = Exact<{
  id: string;
}>;


export type DiscardImportMutation = { discardImport: boolean };

export type FailedMailsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type FailedMailsQuery = { adminFailedMails: { total: number, waiting: number, failed: number, hasServer: boolean, isCaptured: boolean, items: Array<{ id: string, recipient: string, subject: string, createdAt: string, failedAt: string, attempts: number, lastError: string, isTooOld: boolean, requestId: string | null }> } };

export type FailedMailPartsFragment = { id: string, recipient: string, subject: string, createdAt: string, failedAt: string, attempts: number, lastError: string, isTooOld: boolean, requestId: string | null };

export type ResendMailMutationVariables = Exact<{
  id: string;
}>;


export type ResendMailMutation = { resendMail: boolean };

export type DismissMailMutationVariables = Exact<{
  id: string;
}>;


export type DismissMailMutation = { dismissMail: boolean };

export type ResentMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ResentMailsQuery = { adminResentMails: Array<{ id: string, recipient: string, subject: string, resentAt: string, state: ResentState }> };

export type CapturedMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type CapturedMailsQuery = { adminCapturedMails: Array<{ id: string, recipient: string, subject: string, createdAt: string }> };

export type PersonPartsFragment = { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null };

export type ConversationPartsFragment = { id: string, participant1Id: string, participant2Id: string, lastMessage: string | null, lastActivityAt: string, unreadCount: number, person: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } };

export type MessagePartsFragment = { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } };

export type ConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ConversationsQuery = { conversations: { total: number, items: Array<{ id: string, participant1Id: string, participant2Id: string, lastMessage: string | null, lastActivityAt: string, unreadCount: number, person: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnreadConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type UnreadConversationsQuery = { unreadConversations: { items: Array<{ unreadCount: number, newest: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { person: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } | null };

export type ConversationWithQueryVariables = Exact<{
  personId: string;
}>;


export type ConversationWithQuery = { conversationWith: { id: string, participant1Id: string, participant2Id: string, lastMessage: string | null, lastActivityAt: string, unreadCount: number, person: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } } | null };

export type ConversationMessagesQueryVariables = Exact<{
  conversationId: string;
  before?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ConversationMessagesQuery = { conversationMessages: { items: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MessagesAroundQueryVariables = Exact<{
  conversationId: string;
  around: string;
  before?: string | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type MessagesAroundQuery = { conversationMessages: { newerCursor: string | null, items: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SearchMessagesQueryVariables = Exact<{
  text: string;
  before?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type SearchMessagesQuery = { searchMessages: { items: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MailboxCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailboxCountsQuery = { mailboxCounts: { unread: number, read: number, sent: number, archived: number, unreadInTalks: number } };

export type MailboxQueryVariables = Exact<{
  box: Mailbox;
  before?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type MailboxQuery = { mailbox: { items: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SearchPeopleQueryVariables = Exact<{
  text: string;
}>;


export type SearchPeopleQuery = { searchPeople: Array<{ id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }> };

export type SendMessagesMutationVariables = Exact<{
  input: SendMessagesInput;
}>;


export type SendMessagesMutation = { sendMessages: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } }> };

export type SendMessageToEmailMutationVariables = Exact<{
  input: SendMessageToEmailInput;
}>;


export type SendMessageToEmailMutation = { sendMessageToEmail: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } } };

export type MarkMessageReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkMessageReadMutation = { markMessageRead: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } } };

export type MarkConversationReadMutationVariables = Exact<{
  conversationId: string;
  upToMessageId: string;
}>;


export type MarkConversationReadMutation = { markConversationRead: number };

export type ArchiveMessageMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveMessageMutation = { archiveMessage: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } } };

export type UnarchiveMessageMutationVariables = Exact<{
  id: string;
}>;


export type UnarchiveMessageMutation = { unarchiveMessage: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } } };

export type DeleteMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMessageMutation = { deleteMessage: boolean };

export type SetTypingMutationVariables = Exact<{
  conversationId: string;
}>;


export type SetTypingMutation = { setTyping: boolean };

export type MyMessageEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyMessageEventsSubscription = { myMessageEvents: { kind: MessageEventKind, conversationId: string, personId: string, fromMessageId: string | null, upToMessageId: string | null, message: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null, profileImageUrl: string | null } } | null } };

export type InvitationRunPartsFragment = { id: string, total: number, sent: number, waiting: number, hasServer: boolean, isCaptured: boolean, leftOut: Array<{ userId: string, name: string, outcome: InvitationOutcome }> };

export type InvitationRunQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type InvitationRunQuery = { invitationRun: { id: string, total: number, sent: number, waiting: number, hasServer: boolean, isCaptured: boolean, leftOut: Array<{ userId: string, name: string, outcome: InvitationOutcome }> } | null };

export type InviteUsersMutationVariables = Exact<{
  input: InviteUsersInput;
}>;


export type InviteUsersMutation = { inviteUsers: { id: string, total: number, sent: number, waiting: number, hasServer: boolean, isCaptured: boolean, leftOut: Array<{ userId: string, name: string, outcome: InvitationOutcome }> } };

export type AdminUserPartsFragment = { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, invitedAt: string | null, invitationEndsAt: string | null, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number };

export type AdminUserDetailsFragment = { phone: string | null, postalAddress: string | null, adminNote: string | null, tags: Array<string> };

export type AdminUsersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: UserSort | null | undefined;
  descending?: boolean | null | undefined;
  access?: UserAccess | null | undefined;
  role?: UserRole | null | undefined;
  hasShares?: boolean | null | undefined;
  propertyId?: string | null | undefined;
}>;


export type AdminUsersQuery = { adminUsers: { total: number, items: Array<{ id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, invitedAt: string | null, invitationEndsAt: string | null, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number }> } };

export type AdminUserQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserQuery = { adminUser: { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, invitedAt: string | null, invitationEndsAt: string | null, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number, phone: string | null, postalAddress: string | null, adminNote: string | null, tags: Array<string>, shares: Array<{ id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, othersCount: number, isActive: boolean, version: number }> } };

export type UserOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UserOptionsQuery = { adminUsers: { items: Array<{ id: string, firstName: string, lastName: string, email: string | null }> } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, invitedAt: string | null, invitationEndsAt: string | null, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, invitedAt: string | null, invitationEndsAt: string | null, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number, phone: string | null, postalAddress: string | null, adminNote: string | null, tags: Array<string> } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { deleteUser: { message: string } };

export type SetTemporaryPasswordMutationVariables = Exact<{
  userId: string;
}>;


export type SetTemporaryPasswordMutation = { setTemporaryPassword: { password: string, expiresAt: string } };

export type ArrivalPartsFragment = { propertyId: string, checkInTime: string | null, checkOutTime: string | null, wifiNetwork: string | null, wifiPassword: string | null, note: string | null, checklist: string | null, meters: string | null, sleeps: number | null, version: number };

export type ArrivalQueryVariables = Exact<{
  propertyId: string;
}>;


export type ArrivalQuery = { arrival: { propertyId: string, checkInTime: string | null, checkOutTime: string | null, wifiNetwork: string | null, wifiPassword: string | null, note: string | null, checklist: string | null, meters: string | null, sleeps: number | null, version: number } };

export type SaveArrivalMutationVariables = Exact<{
  input: SaveArrivalInput;
}>;


export type SaveArrivalMutation = { saveArrival: { propertyId: string, checkInTime: string | null, checkOutTime: string | null, wifiNetwork: string | null, wifiPassword: string | null, note: string | null, checklist: string | null, meters: string | null, sleeps: number | null, version: number } };

export type PropertyChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PropertyChoiceQuery = { myShares: Array<{ id: string, propertyId: string, propertyName: string }>, properties: { total: number, items: Array<{ id: string, name: string }> } };

export type PropertyNameQueryVariables = Exact<{
  id: string;
}>;


export type PropertyNameQuery = { property: { id: string, name: string, location: string } };

export type PropertyPicturePartsFragment = { id: string, caption: string, width: number, height: number, url: string, thumbUrl: string };

export type PropertyPicturesQueryVariables = Exact<{
  propertyId: string;
}>;


export type PropertyPicturesQuery = { propertyPictures: Array<{ id: string, caption: string, width: number, height: number, url: string, thumbUrl: string }> };

export type AddPropertyPictureMutationVariables = Exact<{
  input: AddPropertyPictureInput;
}>;


export type AddPropertyPictureMutation = { addPropertyPicture: Array<{ id: string, caption: string, width: number, height: number, url: string, thumbUrl: string }> };

export type CaptionPropertyPictureMutationVariables = Exact<{
  input: CaptionPropertyPictureInput;
}>;


export type CaptionPropertyPictureMutation = { captionPropertyPicture: Array<{ id: string, caption: string, width: number, height: number, url: string, thumbUrl: string }> };

export type OrderPropertyPicturesMutationVariables = Exact<{
  input: OrderPropertyPicturesInput;
}>;


export type OrderPropertyPicturesMutation = { orderPropertyPictures: Array<{ id: string, caption: string, width: number, height: number, url: string, thumbUrl: string }> };

export type RemovePropertyPictureMutationVariables = Exact<{
  id: string;
}>;


export type RemovePropertyPictureMutation = { removePropertyPicture: Array<{ id: string, caption: string, width: number, height: number, url: string, thumbUrl: string }> };

export type AdminPropertyPartsFragment = { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, timeZone: string, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number };

export type AdminPropertiesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: PropertySort | null | undefined;
  descending?: boolean | null | undefined;
  isActive?: boolean | null | undefined;
  shares?: ShareAllocation | null | undefined;
  draft?: PropertyDraft | null | undefined;
}>;


export type AdminPropertiesQuery = { adminProperties: { total: number, items: Array<{ allocatedShares: number, property: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, timeZone: string, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } }> } };

export type AdminPropertyQueryVariables = Exact<{
  id: string;
}>;


export type AdminPropertyQuery = { property: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, timeZone: string, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type SamePropertyQueryVariables = Exact<{
  name: string;
  location: string;
  exceptId?: string | null | undefined;
}>;


export type SamePropertyQuery = { sameProperty: { id: string, name: string, location: string, isActive: boolean } | null };

export type PropertyOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PropertyOptionsQuery = { properties: { items: Array<{ id: string, name: string, location: string }> } };

export type RotatingSharesQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type RotatingSharesQuery = { propertyShares: Array<{ id: string, shareNumber: number, isActive: boolean, ownerName: string | null, ownerLastName: string | null }>, rotation: { propertyId: string, year: number, kind: RotationKind, baseYear: number, queue: Array<number>, isHeld: boolean, turns: Array<{ turn: number, shareNumber: number }>, years: Array<{ year: number, isHeld: boolean }> } };

export type CreatePropertyMutationVariables = Exact<{
  input: CreatePropertyInput;
}>;


export type CreatePropertyMutation = { createProperty: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, timeZone: string, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type UpdatePropertyMutationVariables = Exact<{
  input: UpdatePropertyInput;
}>;


export type UpdatePropertyMutation = { updateProperty: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, timeZone: string, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type UpdateRotationMutationVariables = Exact<{
  input: UpdateRotationInput;
}>;


export type UpdateRotationMutation = { updateRotation: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, timeZone: string, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type OwnedSharesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnedSharesQuery = { myShares: Array<{ id: string, shareNumber: number, isActive: boolean, othersCount: number, yoursFrom: string | null, passesOn: string | null, passesTo: string | null, property: { id: string, name: string, location: string, coverImageUrl: string | null } }> };

export type PushSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PushSettingsQuery = { pushSettings: { publicKey: string, isOn: boolean, messages: boolean, draft: boolean, swaps: boolean, requests: boolean, holdings: boolean } };

export type NoticeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeChoicesQuery = { noticeChoices: { mail: NoticeMail, quietFrom: number | null, quietUntil: number | null, remindTwoWeeks: boolean, remindTwoDays: boolean, remindLastDay: boolean, timeZone: string } };

export type SaveNoticeChoicesMutationVariables = Exact<{
  input: NoticeChoicesInput;
}>;


export type SaveNoticeChoicesMutation = { saveNoticeChoices: { mail: NoticeMail, quietFrom: number | null, quietUntil: number | null, remindTwoWeeks: boolean, remindTwoDays: boolean, remindLastDay: boolean } };

export type WaitingPartsFragment = { kind: WaitingFor, subjectId: string | null, count: number, propertyName: string | null, timeZone: string | null, until: string | null, who: string | null, isCounter: boolean | null, agreedCount: number | null, ownerCount: number | null, give: { startDate: string, endDate: string } | null, get: { startDate: string, endDate: string } | null };

export type MyWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWaitingQuery = { myWaiting: Array<{ kind: WaitingFor, subjectId: string | null, count: number, propertyName: string | null, timeZone: string | null, until: string | null, who: string | null, isCounter: boolean | null, agreedCount: number | null, ownerCount: number | null, give: { startDate: string, endDate: string } | null, get: { startDate: string, endDate: string } | null }> };

export type SavePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: boolean };

export type RemovePushSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type SavePushPreferencesMutationVariables = Exact<{
  messages: boolean;
  draft: boolean;
  swaps: boolean;
  requests: boolean;
  holdings: boolean;
}>;


export type SavePushPreferencesMutation = { savePushPreferences: boolean };

export type RecordRequestPartsFragment = { id: string, title: string, status: RequestStatus, priority: RequestPriority, askerName: string, propertyName: string, createdAt: string };

export type RecordSwapPartsFragment = { id: string, status: SwapStatus, isWaiting: boolean, requesterId: string, requesterName: string, answererId: string | null, answererName: string | null, propertyName: string, currentWeekStart: string, preferredWeekStart: string };

export type RecordSharePartsFragment = { shareNumber: number, isActive: boolean, ownerId: string | null, ownerName: string | null, withoutAccess: Array<string>, hasAccess: boolean, invitedAt: string | null, holdings: Array<{ year: number, weeks: Array<number> }> };

export type PropertyRecordQueryVariables = Exact<{
  id: string;
}>;


export type PropertyRecordQuery = { propertyRecord: { openRequestCount: number, guestCount: number, hasArrival: boolean, deletionProblem: string | null, deletedWith: Array<string>, property: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, timeZone: string, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number }, shares: Array<{ shareNumber: number, isActive: boolean, ownerId: string | null, ownerName: string | null, withoutAccess: Array<string>, hasAccess: boolean, invitedAt: string | null, holdings: Array<{ year: number, weeks: Array<number> }> }>, years: Array<{ year: number, weekStarts: Array<string>, shareNumbers: Array<number | null>, maintenanceWeeks: Array<number>, bookedWeeks: number, hasEditedSeasons: boolean, isOpenForClaims: boolean, isAgreedOutside: boolean }>, drafts: Array<{ id: string, year: number, status: DraftStatus, opensAt: string | null, deadline: string | null, problem: string | null }>, openRequests: Array<{ id: string, title: string, status: RequestStatus, priority: RequestPriority, askerName: string, propertyName: string, createdAt: string }>, documents: Array<{ id: string, title: string, documentType: string, isForGuests: boolean }>, swaps: Array<{ id: string, status: SwapStatus, isWaiting: boolean, requesterId: string, requesterName: string, answererId: string | null, answererName: string | null, propertyName: string, currentWeekStart: string, preferredWeekStart: string }>, maintenance: Array<{ year: number, week: number, startDate: string, endDate: string }> } };

export type UserRecordQueryVariables = Exact<{
  id: string;
}>;


export type UserRecordQuery = { userRecord: { lastSeenAt: string | null, stayCount: number, requestCount: number, hasActions: boolean, user: { hasSecondFactor: boolean, id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, invitedAt: string | null, invitationEndsAt: string | null, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number, phone: string | null, postalAddress: string | null, adminNote: string | null, tags: Array<string>, shares: Array<{ id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, othersCount: number, isActive: boolean, version: number }> }, stays: Array<{ propertyId: string, propertyName: string, shareNumber: number, isGuest: boolean, year: number, week: number, startDate: string, endDate: string }>, requests: Array<{ id: string, title: string, status: RequestStatus, priority: RequestPriority, askerName: string, propertyName: string, createdAt: string }>, swaps: Array<{ id: string, status: SwapStatus, isWaiting: boolean, requesterId: string, requesterName: string, answererId: string | null, answererName: string | null, propertyName: string, currentWeekStart: string, preferredWeekStart: string }> } };

export type DeletePropertyMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type DeletePropertyMutation = { deleteProperty: boolean };

export type ReportJobPartsFragment = { id: string, reportType: ReportType, from: string, to: string, properties: Array<string>, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null };

export type ReportSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportSummaryQuery = { reportSummary: { totalUsers: number, newUsers: number, activeProperties: number, totalProperties: number, pendingRequests: number, totalRequests: number, allocationPercent: number, sharesAllocated: number } };

export type ReportPreviewQueryVariables = Exact<{
  reportType: ReportType;
  from: string;
  to: string;
  propertyIds?: Array<string> | string | null | undefined;
}>;


export type ReportPreviewQuery = { reportPreview: Array<{ label: string, value: string }> };

export type ReportJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportJobsQuery = { reportJobs: Array<{ id: string, reportType: ReportType, from: string, to: string, properties: Array<string>, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null }> };

export type GenerateReportMutationVariables = Exact<{
  input: GenerateReportInput;
}>;


export type GenerateReportMutation = { generateReport: { id: string, reportType: ReportType, from: string, to: string, properties: Array<string>, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null } };

export type SendReportMutationVariables = Exact<{
  input: SendReportInput;
}>;


export type SendReportMutation = { sendReport: { id: string, reportType: ReportType, from: string, to: string, properties: Array<string>, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null } };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { adminOverview: { totalUsers: number, newUsers: number, totalProperties: number, activeProperties: number, fullyAllocated: number, allocatedShares: number, shareCapacity: number, allocationPercent: number, weekSwaps: number, usersWithShares: number, usersWithoutShares: number, roles: Array<{ role: UserRole, count: number }>, topShareHolders: Array<{ shares: number, person: { id: string, firstName: string, lastName: string, email: string | null } }>, recentUsers: Array<{ id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, createdAt: string }>, months: Array<{ month: string, requests: number, swaps: number }> } };

export type PropertyAllocationsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type PropertyAllocationsQuery = { propertyAllocations: { total: number, items: Array<{ propertyId: string, name: string, allocated: number, totalShares: number }> } };

export type BeginDrawMutationVariables = Exact<{
  input: BeginDrawInput;
}>;


export type BeginDrawMutation = { beginDraw: boolean };

export type CancelDrawMutationVariables = Exact<{
  input: CancelDrawInput;
}>;


export type CancelDrawMutation = { cancelDraw: boolean };

export type JoinDrawMutationVariables = Exact<{
  input: JoinDrawInput;
}>;


export type JoinDrawMutation = { joinDraw: boolean };

export type RotationQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type RotationQuery = { rotation: { propertyId: string, propertyName: string, year: number, isHeld: boolean, explanation: string, setting: { year: number, reason: string | null, changedByName: string | null, changedAt: string } | null, turns: Array<{ turn: number, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, absent: Array<{ shareNumber: number, ownerName: string | null, isMine: boolean, isVacant: boolean, isInactive: boolean }>, years: Array<{ year: number, shareNumbers: Array<number> }> } };

export type ShareYearWeekPartsFragment = { week: number, startDate: string, endDate: string, season: Season, holiday: string | null };

export type ShareYearsQueryVariables = Exact<{
  shareId: string;
}>;


export type ShareYearsQuery = { shareYears: { shareId: string, shareNumber: number, propertyId: string, propertyName: string, thisYear: number, years: Array<{ year: number, place: number | null, outOf: number, isHeld: boolean, wishes: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, got: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }> }> } };

export type MySharesQueryVariables = Exact<{ [key: string]: never; }>;


export type MySharesQuery = { myShares: Array<{ id: string, propertyId: string, shareNumber: number }> };

export type AdminSearchQueryVariables = Exact<{
  text: string;
}>;


export type AdminSearchQuery = { adminSearch: Array<{ kind: SearchHitKind, subjectId: string, title: string, note: string, number: number | null, startDate: string | null }> };

export type SharePeoplePartsFragment = { shareId: string, shareNumber: number, propertyName: string, members: Array<{ userId: string, name: string, isFirst: boolean, hasEmail: boolean }>, invitations: Array<{ id: string, invitedBy: string, expiresAt: string }> };

export type SharePeopleQueryVariables = Exact<{
  shareId: string;
}>;


export type SharePeopleQuery = { shareMembers: { shareId: string, shareNumber: number, propertyName: string, members: Array<{ userId: string, name: string, isFirst: boolean, hasEmail: boolean }>, invitations: Array<{ id: string, invitedBy: string, expiresAt: string }> } };

export type InviteShareMemberMutationVariables = Exact<{
  shareId: string;
}>;


export type InviteShareMemberMutation = { inviteShareMember: { url: string, expiresAt: string } };

export type AddShareMemberMutationVariables = Exact<{
  input: AddShareMemberInput;
}>;


export type AddShareMemberMutation = { addShareMember: { shareId: string, shareNumber: number, propertyName: string, members: Array<{ userId: string, name: string, isFirst: boolean, hasEmail: boolean }>, invitations: Array<{ id: string, invitedBy: string, expiresAt: string }> } };

export type EndShareInvitationMutationVariables = Exact<{
  shareId: string;
  id: string;
}>;


export type EndShareInvitationMutation = { endShareInvitation: { shareId: string, shareNumber: number, propertyName: string, members: Array<{ userId: string, name: string, isFirst: boolean, hasEmail: boolean }>, invitations: Array<{ id: string, invitedBy: string, expiresAt: string }> } };

export type RemoveShareMemberMutationVariables = Exact<{
  shareId: string;
  userId: string;
}>;


export type RemoveShareMemberMutation = { removeShareMember: boolean };

export type MakeFirstOfShareMutationVariables = Exact<{
  shareId: string;
  userId: string;
}>;


export type MakeFirstOfShareMutation = { makeFirstOfShare: { shareId: string, shareNumber: number, propertyName: string, members: Array<{ userId: string, name: string, isFirst: boolean, hasEmail: boolean }>, invitations: Array<{ id: string, invitedBy: string, expiresAt: string }> } };

export type InvitedShareQueryVariables = Exact<{
  token: string;
}>;


export type InvitedShareQuery = { shareInvitation: { propertyName: string, location: string, shareNumber: number, invitedBy: string } };

export type AcceptShareInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptShareInvitationMutation = { acceptShareInvitation: { propertyName: string, shareNumber: number } };

export type HouseOwnersQueryVariables = Exact<{
  propertyId: string;
}>;


export type HouseOwnersQuery = { houseOwners: Array<{ shareId: string, shareNumber: number, isActive: boolean, owners: Array<{ userId: string, name: string, isFirst: boolean, isMe: boolean, hasEmail: boolean, phone: string | null }> }> };

export type AdminSharePartsFragment = { id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, othersCount: number, isActive: boolean, version: number };

export type AdminSharesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  propertyId?: string | null | undefined;
  isActive?: boolean | null | undefined;
  ownership?: ShareOwnership | null | undefined;
  sort?: ShareSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type AdminSharesQuery = { adminShares: { total: number, items: Array<{ id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, othersCount: number, isActive: boolean, version: number }> } };

export type FreeShareNumbersQueryVariables = Exact<{
  propertyId: string;
}>;


export type FreeShareNumbersQuery = { freeShareNumbers: Array<number> };

export type AssignShareMutationVariables = Exact<{
  input: AssignShareInput;
}>;


export type AssignShareMutation = { assignShare: { id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, othersCount: number, isActive: boolean, version: number } };

export type RemoveShareMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  reason?: string | null | undefined;
}>;


export type RemoveShareMutation = { removeShare: boolean };

export type UpsertShareOwnerMutationVariables = Exact<{
  input: UpsertShareOwnerInput;
}>;


export type UpsertShareOwnerMutation = { upsertShareOwner: { id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, othersCount: number, isActive: boolean, version: number } };

export type ShareHandoverQueryVariables = Exact<{
  propertyId: string;
  shareNumber: number;
  ownerEmail?: string | null | undefined;
  day?: string | null | undefined;
}>;


export type ShareHandoverQuery = { shareHandover: { ownerName: string | null, receiverName: string | null, pendingSwaps: number, weeks: Array<{ year: number, week: number, startDate: string, endDate: string }>, drafts: Array<{ year: number, hasBegun: boolean, isItsTurn: boolean, chosenWeeks: number }> } };

export type HandoverCountsQueryVariables = Exact<{
  shareIds: Array<string> | string;
  day?: string | null | undefined;
}>;


export type HandoverCountsQuery = { handoverCounts: { weeks: number, pendingSwaps: number, runningDrafts: number } };

export type PlanHandoverMutationVariables = Exact<{
  input: PlanHandoverInput;
}>;


export type PlanHandoverMutation = { planHandover: boolean };

export type CallOffHandoverMutationVariables = Exact<{
  shareId: string;
  reason?: string | null | undefined;
}>;


export type CallOffHandoverMutation = { callOffHandover: boolean };

export type ShareHistoryQueryVariables = Exact<{
  shareId: string;
}>;


export type ShareHistoryQuery = { shareHistory: { shareId: string, tenures: Array<{ userId: string | null, name: string, firstDay: string | null, lastDay: string | null }>, planned: { userId: string, name: string, day: string, kind: HandoverKind, reason: string | null } | null } };

export type RequestPartsFragment = { id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null };

export type AdminRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: RequestSort | null | undefined;
  descending?: boolean | null | undefined;
  list?: RequestList | null | undefined;
  propertyId?: string | null | undefined;
  userId?: string | null | undefined;
  category?: RequestCategory | null | undefined;
  priority?: RequestPriority | null | undefined;
  assigneeId?: string | null | undefined;
  assignment?: RequestAssignment | null | undefined;
  made?: RequestPeriod | null | undefined;
}>;


export type AdminRequestsQuery = { adminSpecialRequests: { total: number, items: Array<{ id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null }> } };

export type RequestDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RequestDetailsQuery = { specialRequest: { description: string, id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, history: Array<{ id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean }>, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type FilteredRequestCountsQueryVariables = Exact<{
  search?: string | null | undefined;
  propertyId?: string | null | undefined;
  userId?: string | null | undefined;
  category?: RequestCategory | null | undefined;
  priority?: RequestPriority | null | undefined;
  assigneeId?: string | null | undefined;
  assignment?: RequestAssignment | null | undefined;
  made?: RequestPeriod | null | undefined;
}>;


export type FilteredRequestCountsQuery = { pending: { total: number }, inProgress: { total: number }, fulfilled: { total: number }, archived: { total: number }, cancelled: { total: number } };

export type RequestAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestAssigneesQuery = { specialRequestAssignees: Array<{ id: string, firstName: string, lastName: string }> };

export type UpdateRequestStatusMutationVariables = Exact<{
  input: UpdateSpecialRequestStatusInput;
}>;


export type UpdateRequestStatusMutation = { updateSpecialRequestStatus: { id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type ForwardRequestMutationVariables = Exact<{
  id: string;
  forwardToEmail: string;
}>;


export type ForwardRequestMutation = { forwardSpecialRequest: { id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type ArchiveRequestMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveRequestMutation = { archiveSpecialRequest: { id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type UnarchiveRequestMutationVariables = Exact<{
  id: string;
}>;


export type UnarchiveRequestMutation = { unarchiveSpecialRequest: { id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type DeleteRequestMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRequestMutation = { deleteSpecialRequest: boolean };

export type AssignRequestMutationVariables = Exact<{
  id: string;
  assigneeId?: string | null | undefined;
  expectedVersion?: number | null | undefined;
}>;


export type AssignRequestMutation = { assignSpecialRequest: { id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type RequestEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RequestEventsSubscription = { specialRequestEvents: { id: string, kind: RequestEventKind, title: string, priority: RequestPriority, propertyName: string, askerName: string } };

export type GuestLinkPartsFragment = { propertyId: string, url: string, qrSvg: string, createdAt: string };

export type GuestLinkQueryVariables = Exact<{
  propertyId: string;
}>;


export type GuestLinkQuery = { guestLink: { propertyId: string, url: string, qrSvg: string, createdAt: string } | null };

export type CreateGuestLinkMutationVariables = Exact<{
  propertyId: string;
}>;


export type CreateGuestLinkMutation = { createGuestLink: { propertyId: string, url: string, qrSvg: string, createdAt: string } };

export type RevokeGuestLinkMutationVariables = Exact<{
  propertyId: string;
}>;


export type RevokeGuestLinkMutation = { revokeGuestLink: boolean };

export type GuestHouseQueryVariables = Exact<{
  token: string;
}>;


export type GuestHouseQuery = { guestHouse: { propertyName: string, location: string } };

export type AskAsGuestMutationVariables = Exact<{
  input: CreateGuestRequestInput;
}>;


export type AskAsGuestMutation = { createGuestRequest: { id: string, title: string, propertyName: string } };

export type MyRequestPartsFragment = { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, archivedAt: string | null, version: number, property: { id: string, name: string, location: string } };

export type MyRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MyRequestsQuery = { mySpecialRequests: { total: number, items: Array<{ id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, archivedAt: string | null, version: number, property: { id: string, name: string, location: string } }> } };

export type MyRequestQueryVariables = Exact<{
  id: string;
}>;


export type MyRequestQuery = { specialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, archivedAt: string | null, version: number, user: { id: string | null, firstName: string, lastName: string }, history: Array<{ id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean }>, property: { id: string, name: string, location: string } } };

export type RequestablePropertiesQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestablePropertiesQuery = { requestableProperties: Array<{ id: string, name: string, location: string, isLinked: boolean }>, myStays: Array<{ bookingId: string, propertyId: string }> };

export type MakeRequestMutationVariables = Exact<{
  input: CreateSpecialRequestInput;
}>;


export type MakeRequestMutation = { createSpecialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, archivedAt: string | null, version: number, property: { id: string, name: string, location: string } } };

export type WithdrawRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawRequestMutation = { withdrawSpecialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, archivedAt: string | null, version: number, history: Array<{ id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean }>, property: { id: string, name: string, location: string } } };

export type MyRequestChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyRequestChangesSubscription = { mySpecialRequestChanged: { id: string, version: number } };

export type WriteOnMyRequestMutationVariables = Exact<{
  input: WriteOnSpecialRequestInput;
}>;


export type WriteOnMyRequestMutation = { writeOnSpecialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, archivedAt: string | null, version: number, history: Array<{ id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean }>, property: { id: string, name: string, location: string } } };

export type RequestSurroundingsQueryVariables = Exact<{
  id: string;
}>;


export type RequestSurroundingsQuery = { specialRequestSurroundings: { list: RequestList, offset: number, total: number, nextStay: { year: number, week: number, startDate: string, endDate: string, hasBegun: boolean } | null } };

export type WriteOnRequestMutationVariables = Exact<{
  input: WriteOnSpecialRequestInput;
}>;


export type WriteOnRequestMutation = { writeOnSpecialRequest: { id: string, title: string, excerpt: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, waitingSince: string | null, version: number, history: Array<{ id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean }>, user: { id: string | null, firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type SavedAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedAnswersQuery = { savedAnswers: Array<{ id: string, title: string, text: string }> };

export type SaveAnswerMutationVariables = Exact<{
  title: string;
  text: string;
}>;


export type SaveAnswerMutation = { saveAnswer: { id: string, title: string, text: string } };

export type DeleteSavedAnswerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedAnswerMutation = { deleteSavedAnswer: boolean };

export type RequestEventPartsFragment = { id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean };

export type ExchangeWeekPartsFragment = { week: number, startDate: string, endDate: string, season: Season, holiday: string | null };

export type FoundSwapsQueryVariables = Exact<{ [key: string]: never; }>;


export type FoundSwapsQuery = { exchangeProposals: Array<{ id: string, status: ExchangeStatus, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, isOpenWeek: boolean, ownerCount: number, agreedCount: number, hasAgreed: boolean, needsApproval: boolean, expiresAt: string, give: { week: number, startDate: string, endDate: string, season: Season, holiday: string | null }, get: { week: number, startDate: string, endDate: string, season: Season, holiday: string | null } }>, endedExchanges: Array<{ id: string, propertyName: string, reason: string, endedAt: string, give: { week: number, startDate: string, endDate: string, season: Season, holiday: string | null }, get: { week: number, startDate: string, endDate: string, season: Season, holiday: string | null } }>, mySwapWishes: Array<{ bookingId: string, weeks: Array<number> }> };

export type SaveSwapWishesMutationVariables = Exact<{
  input: SwapWishesInput;
}>;


export type SaveSwapWishesMutation = { saveSwapWishes: Array<{ bookingId: string, weeks: Array<number> }> };

export type AnswerExchangeMutationVariables = Exact<{
  id: string;
  isYes: boolean;
  guestsCome?: boolean | null | undefined;
}>;


export type AnswerExchangeMutation = { answerExchange: ExchangeStatus };

export type MyExchangeEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyExchangeEventsSubscription = { myExchangeEvents: { exchangeId: string, status: ExchangeStatus } };

export type ExchangesToApproveQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangesToApproveQuery = { exchangesToApprove: Array<{ id: string, propertyName: string, rival: string | null, rivalOutcome: string | null, year: number, legs: Array<{ shareNumber: number, ownerName: string | null, isOpenWeek: boolean, gives: { week: number, startDate: string, endDate: string, season: Season, holiday: string | null }, gets: { week: number, startDate: string, endDate: string, season: Season, holiday: string | null } }> }> };

export type ApproveExchangeMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type ApproveExchangeMutation = { approveExchange: { status: ExchangeStatus, othersCancelled: number } };

export type RejectExchangeMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type RejectExchangeMutation = { rejectExchange: ExchangeStatus };

export type SwapWeekPartsFragment = { year: number, week: number, season: Season, holiday: string | null };

export type MySwapPartsFragment = { id: string, status: SwapStatus, role: SwapRole, counterOfId: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, guestsCome: boolean | null, acceptedAt: string | null, expiresAt: string, endedAt: string | null, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null };

export type MySwapsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySwapsQuery = { mySwaps: { items: Array<{ id: string, status: SwapStatus, role: SwapRole, counterOfId: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, guestsCome: boolean | null, acceptedAt: string | null, expiresAt: string, endedAt: string | null, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null }> } };

export type SwapWeeksQueryVariables = Exact<{ [key: string]: never; }>;


export type SwapWeeksQuery = { openToSwap: Array<{ bookingId: string, propertyId: string, propertyName: string, startDate: string, endDate: string, shareNumber: number, ownerName: string | null, isMine: boolean, week: { year: number, week: number, season: Season, holiday: string | null } }>, myStays: Array<{ bookingId: string, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, year: number, week: number, startDate: string, endDate: string, season: Season, holiday: string | null, guests: string, guestCount: number | null, guestName: string | null }> };

export type SwapYearQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type SwapYearQuery = { calendar: { propertyId: string, propertyName: string, timeZone: string, country: string | null, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, canGiveWeeks: boolean, agreed: { reason: string, agreedByName: string, agreedAt: string } | null, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, mineFrom: string | null, mineUntil: string | null, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null } | null }> }, property: { id: string, swapsNeedApproval: boolean } };

export type RequestSwapMutationVariables = Exact<{
  input: RequestSwapInput;
}>;


export type RequestSwapMutation = { requestSwap: { id: string, status: SwapStatus, role: SwapRole, counterOfId: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, guestsCome: boolean | null, acceptedAt: string | null, expiresAt: string, endedAt: string | null, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type AcceptSwapMutationVariables = Exact<{
  id: string;
  guestsCome?: boolean | null | undefined;
}>;


export type AcceptSwapMutation = { acceptSwap: { id: string, status: SwapStatus, role: SwapRole, counterOfId: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, guestsCome: boolean | null, acceptedAt: string | null, expiresAt: string, endedAt: string | null, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type DeclineSwapMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type DeclineSwapMutation = { declineSwap: { id: string, status: SwapStatus, role: SwapRole, counterOfId: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, guestsCome: boolean | null, acceptedAt: string | null, expiresAt: string, endedAt: string | null, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type CounterSwapMutationVariables = Exact<{
  id: string;
  bookingId: string;
  note?: string | null | undefined;
  guestsCome?: boolean | null | undefined;
}>;


export type CounterSwapMutation = { counterSwap: { id: string, status: SwapStatus, role: SwapRole, counterOfId: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, guestsCome: boolean | null, acceptedAt: string | null, expiresAt: string, endedAt: string | null, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type TakeBackSwapMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type TakeBackSwapMutation = { takeBackSwap: { id: string, status: SwapStatus } };

export type CancelSwapMutationVariables = Exact<{
  id: string;
}>;


export type CancelSwapMutation = { cancelSwap: { id: string, status: SwapStatus, role: SwapRole, counterOfId: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, propertyId: string, propertyName: string, timeZone: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, guestsCome: boolean | null, acceptedAt: string | null, expiresAt: string, endedAt: string | null, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type OfferWeekMutationVariables = Exact<{
  bookingId: string;
  isOpen: boolean;
}>;


export type OfferWeekMutation = { offerWeek: boolean };

export type MySwapEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MySwapEventsSubscription = { mySwapEvents: { swapId: string, status: SwapStatus } };

export type SwapCalendarEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SwapCalendarEventsSubscription = { myCalendarEvents: { propertyId: string, year: number } };

export type WeekSwapPartsFragment = { id: string, status: SwapStatus, propertyId: string, propertyName: string, shareNumber: number, requesterId: string | null, requesterName: string, answererId: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, message: string | null, answerNote: string | null, obstacle: string | null, rival: string | null, rivalOutcome: string | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null };

export type WeekSwapsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  status?: SwapStatus | null | undefined;
  isWaiting?: boolean | null | undefined;
  isPossible?: boolean | null | undefined;
  propertyId?: string | null | undefined;
  id?: string | null | undefined;
  sort?: SwapSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type WeekSwapsQuery = { weekSwaps: { total: number, items: Array<{ id: string, status: SwapStatus, propertyId: string, propertyName: string, shareNumber: number, requesterId: string | null, requesterName: string, answererId: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, message: string | null, answerNote: string | null, obstacle: string | null, rival: string | null, rivalOutcome: string | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null }> } };

export type CreateWeekSwapMutationVariables = Exact<{
  input: CreateWeekSwapInput;
}>;


export type CreateWeekSwapMutation = { createWeekSwap: { id: string } };

export type ApproveSwapMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type ApproveSwapMutation = { approveSwap: { othersCancelled: number | null, id: string, status: SwapStatus, propertyId: string, propertyName: string, shareNumber: number, requesterId: string | null, requesterName: string, answererId: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, message: string | null, answerNote: string | null, obstacle: string | null, rival: string | null, rivalOutcome: string | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null } };

export type RejectSwapMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
  onlyIfImpossible?: boolean | null | undefined;
}>;


export type RejectSwapMutation = { rejectSwap: { id: string, status: SwapStatus, propertyId: string, propertyName: string, shareNumber: number, requesterId: string | null, requesterName: string, answererId: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, takesBackId: string | null, isTakenBack: boolean, canBeTakenBack: boolean, message: string | null, answerNote: string | null, obstacle: string | null, rival: string | null, rivalOutcome: string | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null } };

export type AdminFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminFiguresQuery = { adminCounts: { users: number, properties: number, shares: number }, specialRequestCounts: { pending: number, inProgress: number, fulfilled: number, archived: number, cancelled: number }, adminWaiting: { lastBackupAt: string | null, isBackupLate: boolean, figures: Array<{ kind: AdminWaitingKind, count: number, blocked: number | null, path: string }> }, systemStatus: { problems: Array<string>, mail: MailState, capturedMailPath: string | null } };

export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { systemStatus: { problems: Array<string>, version: string, nodeVersion: string, postgresVersion: string, startedAt: string, database: boolean, writable: boolean, liveEvents: boolean, worker: boolean, mail: MailState, capturedMailPath: string | null, mailFailingSince: string | null, freeBytes: number | null, files: number, fileBytes: number | null, fileDiskUse: number | null, jobsWaiting: number, oldestJobAt: string | null, jobsFailed: number, mailsWaiting: number, mailsStuck: number, mailsFailed: number, lastBackupAt: string | null, lastBackupBytes: number | null, isBackupScheduled: boolean, isBackupOverdue: boolean, isBackupRunning: boolean, isBackupWaiting: boolean, backupError: string | null, sessions: number, liveConnections: number } };

export type FailedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedJobsQuery = { adminFailedJobs: Array<{ id: string, task: string, failedAt: string, error: string }> };

export type RetryJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryJobMutation = { retryJob: boolean };

export type DismissJobMutationVariables = Exact<{
  id: string;
}>;


export type DismissJobMutation = { dismissJob: boolean };

export type StartBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type StartBackupMutation = { startBackup: boolean };

export type SecurityEventsQueryVariables = Exact<{
  first?: number | null | undefined;
  before?: string | null | undefined;
  kind?: SecurityEventKind | null | undefined;
  userId?: string | null | undefined;
}>;


export type SecurityEventsQuery = { securityEvents: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, items: Array<{ id: string, kind: SecurityEventKind, userId: string | null, userName: string | null, actorName: string | null, network: string | null, requestId: string | null, at: string }> } };

export type SecurityEventPartsFragment = { id: string, kind: SecurityEventKind, userId: string | null, userName: string | null, actorName: string | null, network: string | null, requestId: string | null, at: string };

export type TalkMessagePartsFragment = { id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null };

export type TalkPartsFragment = { propertyId: string, propertyName: string, readUpTo: string, unreadCount: number, notify: TalkNotify, mayWrite: boolean, mayAnnounce: boolean, hasJoined: boolean, newcomersReadAll: boolean, people: Array<{ userId: string, name: string, profileImageUrl: string | null, isAdministrator: boolean, readUpTo: string }>, pinned: Array<{ id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null }> };

export type TalksQueryVariables = Exact<{ [key: string]: never; }>;


export type TalksQuery = { talks: Array<{ propertyId: string, propertyName: string, coverImageUrl: string | null, unreadCount: number, hasMention: boolean, isMuted: boolean, last: { id: string, kind: TalkKind, authorId: string, authorName: string, content: string, createdAt: string, deletedAt: string | null, files: Array<{ id: string }>, card: { title: string } | null } | null }> };

export type TalkQueryVariables = Exact<{
  propertyId: string;
}>;


export type TalkQuery = { talk: { propertyId: string, propertyName: string, readUpTo: string, unreadCount: number, notify: TalkNotify, mayWrite: boolean, mayAnnounce: boolean, hasJoined: boolean, newcomersReadAll: boolean, people: Array<{ userId: string, name: string, profileImageUrl: string | null, isAdministrator: boolean, readUpTo: string }>, pinned: Array<{ id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null }> } };

export type TalkMessagesQueryVariables = Exact<{
  propertyId: string;
  before?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type TalkMessagesQuery = { talkMessages: { items: Array<{ id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TalkMessagesAroundQueryVariables = Exact<{
  propertyId: string;
  around: string;
  before?: string | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type TalkMessagesAroundQuery = { talkMessages: { newerCursor: string | null, items: Array<{ id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SearchTalksQueryVariables = Exact<{
  text: string;
  before?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type SearchTalksQuery = { searchTalk: { items: Array<{ id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SendTalkMessageMutationVariables = Exact<{
  input: SendTalkMessageInput;
}>;


export type SendTalkMessageMutation = { sendTalkMessage: { id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null } };

export type EditTalkMessageMutationVariables = Exact<{
  input: EditTalkMessageInput;
}>;


export type EditTalkMessageMutation = { editTalkMessage: { id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null } };

export type DeleteTalkMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTalkMessageMutation = { deleteTalkMessage: { id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null } };

export type ReactToTalkMessageMutationVariables = Exact<{
  input: ReactToTalkMessageInput;
}>;


export type ReactToTalkMessageMutation = { reactToTalkMessage: { id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null } };

export type PinTalkMessageMutationVariables = Exact<{
  input: PinTalkMessageInput;
}>;


export type PinTalkMessageMutation = { pinTalkMessage: { id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null } };

export type MarkTalkReadMutationVariables = Exact<{
  input: MarkTalkReadInput;
}>;


export type MarkTalkReadMutation = { markTalkRead: boolean };

export type SetTalkNotifyMutationVariables = Exact<{
  input: SetTalkNotifyInput;
}>;


export type SetTalkNotifyMutation = { setTalkNotify: TalkNotify };

export type JoinTalkMutationVariables = Exact<{
  propertyId: string;
}>;


export type JoinTalkMutation = { joinTalk: { propertyId: string, propertyName: string, readUpTo: string, unreadCount: number, notify: TalkNotify, mayWrite: boolean, mayAnnounce: boolean, hasJoined: boolean, newcomersReadAll: boolean, people: Array<{ userId: string, name: string, profileImageUrl: string | null, isAdministrator: boolean, readUpTo: string }>, pinned: Array<{ id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null }> } };

export type LeaveTalkMutationVariables = Exact<{
  propertyId: string;
}>;


export type LeaveTalkMutation = { leaveTalk: boolean };

export type SetNewcomersReadAllMutationVariables = Exact<{
  input: SetNewcomersReadAllInput;
}>;


export type SetNewcomersReadAllMutation = { setNewcomersReadAll: boolean };

export type AnnounceToHousesMutationVariables = Exact<{
  input: AnnounceToHousesInput;
}>;


export type AnnounceToHousesMutation = { announceToHouses: number };

export type MyTalkEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyTalkEventsSubscription = { myTalkEvents: { kind: TalkEventKind, propertyId: string, userId: string | null, readUpTo: string | null, message: { id: string, propertyId: string, kind: TalkKind, authorId: string, authorName: string, authorPicture: string | null, isByAdministrator: boolean, content: string, clientKey: string | null, createdAt: string, editedAt: string | null, deletedAt: string | null, pinnedAt: string | null, replyTo: { id: string, authorName: string, excerpt: string, isDeleted: boolean } | null, mentions: Array<{ userId: string, name: string }>, files: Array<{ id: string, name: string | null, mediaType: string, bytes: number, width: number | null, height: number | null, url: string, thumbUrl: string | null }>, reactions: Array<{ emoji: string, userIds: Array<string> }>, card: { subject: TalkSubject, subjectId: string, title: string, startDate: string | null, endDate: string | null, week: number | null, year: number | null, isOpen: boolean, isMine: boolean } | null } | null } };

export type WebhookPartsFragment = { id: string, name: string, url: string, kinds: Array<WebhookKind>, offReason: WebhookOffReason | null, failingSince: string | null, createdAt: string };

export type MyWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWebhooksQuery = { myWebhooks: Array<{ id: string, name: string, url: string, kinds: Array<WebhookKind>, offReason: WebhookOffReason | null, failingSince: string | null, createdAt: string }> };

export type CreateWebhookMutationVariables = Exact<{
  name: string;
  url: string;
  kinds: Array<WebhookKind> | WebhookKind;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, name: string } } };

export type SwitchWebhookMutationVariables = Exact<{
  id: string;
  isOn: boolean;
}>;


export type SwitchWebhookMutation = { switchWebhook: { id: string, name: string, url: string, kinds: Array<WebhookKind>, offReason: WebhookOffReason | null, failingSince: string | null, createdAt: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, items: Array<{ id: string, kind: string, createdAt: string, status: WebhookDeliveryStatus, attempts: number, attemptedAt: string | null, statusCode: number | null, problem: string | null }> } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { id: string, status: WebhookDeliveryStatus, attempts: number, statusCode: number | null, problem: string | null } };

export type BookingPartsFragment = { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null };

export type CalendarYearPartsFragment = { propertyId: string, propertyName: string, timeZone: string, country: string | null, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, canGiveWeeks: boolean, agreed: { reason: string, agreedByName: string, agreedAt: string } | null, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, mineFrom: string | null, mineUntil: string | null, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null } | null }> };

export type CalendarQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type CalendarQuery = { calendar: { propertyId: string, propertyName: string, timeZone: string, country: string | null, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, canGiveWeeks: boolean, agreed: { reason: string, agreedByName: string, agreedAt: string } | null, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, mineFrom: string | null, mineUntil: string | null, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null } | null }> } };

export type MyCalendarEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyCalendarEventsSubscription = { myCalendarEvents: { propertyId: string, year: number } };

export type ClaimWeekMutationVariables = Exact<{
  input: ClaimWeekInput;
}>;


export type ClaimWeekMutation = { claimWeek: { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null } };

export type GiveWeekMutationVariables = Exact<{
  input: GiveWeekInput;
}>;


export type GiveWeekMutation = { giveWeek: { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null } };

export type ReleaseWeekMutationVariables = Exact<{
  bookingId: string;
  reason?: string | null | undefined;
}>;


export type ReleaseWeekMutation = { releaseWeek: boolean };

export type NameGuestsMutationVariables = Exact<{
  input: NameGuestsInput;
}>;


export type NameGuestsMutation = { nameGuests: { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null } };

export type LinkGuestMutationVariables = Exact<{
  bookingId: string;
  guestId?: string | null | undefined;
}>;


export type LinkGuestMutation = { linkGuest: boolean };

export type PropertyGuestsQueryVariables = Exact<{
  propertyId: string;
}>;


export type PropertyGuestsQuery = { propertyGuests: Array<{ id: string, firstName: string, lastName: string }> };

export type CalendarFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedsQuery = { myCalendarFeeds: Array<{ id: string, propertyId: string | null, propertyName: string | null, createdAt: string }> };

export type CreateCalendarFeedMutationVariables = Exact<{
  propertyId?: string | null | undefined;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { url: string, feed: { id: string, propertyId: string | null, propertyName: string | null, createdAt: string } } };

export type RevokeCalendarFeedMutationVariables = Exact<{
  id: string;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type TagWeeksMutationVariables = Exact<{
  input: TagWeeksInput;
}>;


export type TagWeeksMutation = { tagWeeks: { propertyId: string, propertyName: string, timeZone: string, country: string | null, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, canGiveWeeks: boolean, agreed: { reason: string, agreedByName: string, agreedAt: string } | null, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, mineFrom: string | null, mineUntil: string | null, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, ownerId: string | null, isMine: boolean, guests: string | null, guestCount: number | null, guestsShown: boolean | null, version: number | null, guestId: string | null, guestName: string | null } | null }> } };

export type StayPageQueryVariables = Exact<{
  token: string;
}>;


export type StayPageQuery = { stayPage: { name: string, propertyName: string, location: string, startDate: string, endDate: string, checkInTime: string | null, checkOutTime: string | null, wifiNetwork: string | null, wifiPassword: string | null, note: string | null } };

export type StayLinksQueryVariables = Exact<{
  propertyId: string;
  bookingId?: string | null | undefined;
}>;


export type StayLinksQuery = { stayLinks: Array<{ id: string, bookingId: string, name: string, startDate: string, endDate: string }> };

export type CreateStayLinkMutationVariables = Exact<{
  input: CreateStayLinkInput;
}>;


export type CreateStayLinkMutation = { createStayLink: { url: string, link: { id: string } } };

export type EndStayLinksMutationVariables = Exact<{
  bookingId: string;
  id?: string | null | undefined;
}>;


export type EndStayLinksMutation = { endStayLinks: boolean };

export type SeasonsPartsFragment = { propertyId: string, year: number, tagsVersion: number, weeks: Array<{ week: number, startDate: string, season: Season, holiday: string | null, isMaintenance: boolean }> };

export type SeasonsOfYearQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type SeasonsOfYearQuery = { calendar: { propertyId: string, year: number, tagsVersion: number, weeks: Array<{ week: number, startDate: string, season: Season, holiday: string | null, isMaintenance: boolean }> } };

export type CopySeasonsMutationVariables = Exact<{
  input: TagWeeksInput;
}>;


export type CopySeasonsMutation = { tagWeeks: { propertyId: string, year: number, tagsVersion: number } };

export { AuditLogDocument, useAuditLogQuery } from './operations/AuditLog';
export { AuditKindsDocument, useAuditKindsQuery } from './operations/AuditKinds';
export { AdminEventsDocument, useAdminEventsSubscription } from './operations/AdminEvents';
export { RecentPasswordDocument, useRecentPasswordQuery } from './operations/RecentPassword';
export { ConfirmPasswordDocument, useConfirmPasswordMutation } from './operations/ConfirmPassword';
export { MySessionsDocument, useMySessionsQuery } from './operations/MySessions';
export { EndSessionDocument, useEndSessionMutation } from './operations/EndSession';
export { EndOtherSessionsDocument, useEndOtherSessionsMutation } from './operations/EndOtherSessions';
export { MySecondFactorDocument, useMySecondFactorQuery } from './operations/MySecondFactor';
export { StartSecondFactorDocument, useStartSecondFactorMutation } from './operations/StartSecondFactor';
export { ConfirmSecondFactorDocument, useConfirmSecondFactorMutation } from './operations/ConfirmSecondFactor';
export { SwitchSecondFactorOffDocument, useSwitchSecondFactorOffMutation } from './operations/SwitchSecondFactorOff';
export { RenewRecoveryCodesDocument, useRenewRecoveryCodesMutation } from './operations/RenewRecoveryCodes';
export { UserSecondFactorDocument, useUserSecondFactorQuery } from './operations/UserSecondFactor';
export { RemoveSecondFactorDocument, useRemoveSecondFactorMutation } from './operations/RemoveSecondFactor';
export { EraseMyAccountDocument, useEraseMyAccountMutation } from './operations/EraseMyAccount';
export { AdminLoginDocument, CurrentUserPartsFragmentDoc, useAdminLoginMutation } from './operations/AdminLogin';
export { MailPreferenceDocument, useMailPreferenceQuery } from './operations/MailPreference';
export { SaveMailPreferenceDocument, useSaveMailPreferenceMutation } from './operations/SaveMailPreference';
export { SaveTimeZoneDocument, useSaveTimeZoneMutation } from './operations/SaveTimeZone';
export { SaveThemeDocument, useSaveThemeMutation } from './operations/SaveTheme';
export { ChangePasswordDocument, useChangePasswordMutation } from './operations/ChangePassword';
export { AdminPasskeyLoginDocument, useAdminPasskeyLoginMutation } from './operations/AdminPasskeyLogin';
export { ConfirmByPasskeyDocument, useConfirmByPasskeyMutation } from './operations/ConfirmByPasskey';
export { MyPasskeysDocument, useMyPasskeysQuery } from './operations/MyPasskeys';
export { AskForNewPasskeyDocument, PasskeyQuestionPartsFragmentDoc, useAskForNewPasskeyMutation } from './operations/AskForNewPasskey';
export { AddPasskeyDocument, useAddPasskeyMutation } from './operations/AddPasskey';
export { RemovePasskeyDocument, useRemovePasskeyMutation } from './operations/RemovePasskey';
export { MyProfileDocument, MyProfilePartsFragmentDoc, useMyProfileQuery } from './operations/MyProfile';
export { UpdateMyProfileDocument, useUpdateMyProfileMutation } from './operations/UpdateMyProfile';
export { SetMyPictureDocument, useSetMyPictureMutation } from './operations/SetMyPicture';
export { RemoveMyPictureDocument, useRemoveMyPictureMutation } from './operations/RemoveMyPicture';
export { ChangeMyEmailDocument, useChangeMyEmailMutation } from './operations/ChangeMyEmail';
export { ConfirmMyEmailDocument, useConfirmMyEmailMutation } from './operations/ConfirmMyEmail';
export { MyIdentitiesDocument, useMyIdentitiesQuery } from './operations/MyIdentities';
export { LinkIdentityDocument, useLinkIdentityMutation } from './operations/LinkIdentity';
export { RemoveIdentityDocument, useRemoveIdentityMutation } from './operations/RemoveIdentity';
export { CurrentUserDocument, useCurrentUserQuery } from './operations/CurrentUser';
export { AppInfoDocument, useAppInfoQuery } from './operations/AppInfo';
export { LoginDocument, useLoginMutation } from './operations/Login';
export { AskForPasskeyDocument, useAskForPasskeyMutation } from './operations/AskForPasskey';
export { PasskeyLoginDocument, usePasskeyLoginMutation } from './operations/PasskeyLogin';
export { LogoutDocument, useLogoutMutation } from './operations/Logout';
export { RegisterDocument, useRegisterMutation } from './operations/Register';
export { VerifyOtpDocument, useVerifyOtpMutation } from './operations/VerifyOtp';
export { ResendOtpDocument, useResendOtpMutation } from './operations/ResendOtp';
export { ForgotPasswordDocument, useForgotPasswordMutation } from './operations/ForgotPassword';
export { ResetLinkDocument, useResetLinkQuery } from './operations/ResetLink';
export { ResetPasswordDocument, useResetPasswordMutation } from './operations/ResetPassword';
export { InvitationDocument, useInvitationQuery } from './operations/Invitation';
export { AcceptInvitationDocument, useAcceptInvitationMutation } from './operations/AcceptInvitation';
export { RestoreEmailDocument, useRestoreEmailMutation } from './operations/RestoreEmail';
export { SignInProvidersDocument, useSignInProvidersQuery } from './operations/SignInProviders';
export { ProviderLoginDocument, useProviderLoginMutation } from './operations/ProviderLogin';
export { MyAccessTokensDocument, useMyAccessTokensQuery } from './operations/MyAccessTokens';
export { CreateAccessTokenDocument, useCreateAccessTokenMutation } from './operations/CreateAccessToken';
export { RevokeAccessTokenDocument, useRevokeAccessTokenMutation } from './operations/RevokeAccessToken';
export { StartViewingDocument, useStartViewingMutation } from './operations/StartViewing';
export { StopViewingDocument, useStopViewingMutation } from './operations/StopViewing';
export { MyViewingsDocument, useMyViewingsQuery } from './operations/MyViewings';
export { CheckOutFormDocument, CheckOutPartsFragmentDoc, FilePartsFragmentDoc, useCheckOutFormQuery } from './operations/CheckOutForm';
export { LastCheckOutDocument, useLastCheckOutQuery } from './operations/LastCheckOut';
export { CheckOutDocument, useCheckOutMutation } from './operations/CheckOut';
export { CostsDocument, useCostsQuery } from './operations/Costs';
export { LedgerEntriesDocument, useLedgerEntriesQuery } from './operations/LedgerEntries';
export { CostProposalsDocument, useCostProposalsQuery } from './operations/CostProposals';
export { EnterExpenseDocument, useEnterExpenseMutation } from './operations/EnterExpense';
export { EnterPaymentDocument, useEnterPaymentMutation } from './operations/EnterPayment';
export { AnswerProposalDocument, useAnswerProposalMutation } from './operations/AnswerProposal';
export { WithdrawProposalDocument, useWithdrawProposalMutation } from './operations/WithdrawProposal';
export { RaiseDuesDocument, useRaiseDuesMutation } from './operations/RaiseDues';
export { CorrectLedgerDocument, useCorrectLedgerMutation } from './operations/CorrectLedger';
export { ReverseEntryDocument, useReverseEntryMutation } from './operations/ReverseEntry';
export { ClosePeriodDocument, useClosePeriodMutation } from './operations/ClosePeriod';
export { SaveBudgetDocument, useSaveBudgetMutation } from './operations/SaveBudget';
export { SaveLedgerDocument, useSaveLedgerMutation } from './operations/SaveLedger';
export { MyCostEventsDocument, useMyCostEventsSubscription } from './operations/MyCostEvents';
export { SetBookkeeperDocument, useSetBookkeeperMutation } from './operations/SetBookkeeper';
export { PropertyDocumentsDocument, DocumentPartsFragmentDoc, usePropertyDocumentsQuery } from './operations/PropertyDocuments';
export { SearchDocumentsDocument, useSearchDocumentsQuery } from './operations/SearchDocuments';
export { DocumentHistoryDocument, useDocumentHistoryQuery } from './operations/DocumentHistory';
export { CreateDocumentDocument, useCreateDocumentMutation } from './operations/CreateDocument';
export { UpdateDocumentDocument, useUpdateDocumentMutation } from './operations/UpdateDocument';
export { RemoveDocumentDocument, useRemoveDocumentMutation } from './operations/RemoveDocument';
export { CompanyDraftsDocument, CompanyDraftPartsFragmentDoc, RulesPartsFragmentDoc, useCompanyDraftsQuery } from './operations/CompanyDrafts';
export { CompanyDraftCountsDocument, useCompanyDraftCountsQuery } from './operations/CompanyDraftCounts';
export { HousesToPlanDocument, HouseToPlanPartsFragmentDoc, useHousesToPlanQuery } from './operations/HousesToPlan';
export { RulesOfHouseDocument, useRulesOfHouseQuery } from './operations/RulesOfHouse';
export { RulesOfDraftDocument, useRulesOfDraftQuery } from './operations/RulesOfDraft';
export { DeviceKeysDocument, useDeviceKeysQuery } from './operations/DeviceKeys';
export { SeenHeadsDocument, useSeenHeadsQuery } from './operations/SeenHeads';
export { TellHeadDocument, useTellHeadMutation } from './operations/TellHead';
export { DraftWitnessesDocument, useDraftWitnessesQuery } from './operations/DraftWitnesses';
export { RemoveDeviceKeyDocument, useRemoveDeviceKeyMutation } from './operations/RemoveDeviceKey';
export { DraftDocument, DraftPartsFragmentDoc, DraftEntryPartsFragmentDoc, useDraftQuery } from './operations/Draft';
export { DraftsDocument, useDraftsQuery } from './operations/Drafts';
export { MyDraftEventsDocument, useMyDraftEventsSubscription } from './operations/MyDraftEvents';
export { PickWeekDocument, usePickWeekMutation } from './operations/PickWeek';
export { PickForOwnerDocument, usePickForOwnerMutation } from './operations/PickForOwner';
export { DelegateTurnsDocument, useDelegateTurnsMutation } from './operations/DelegateTurns';
export { RevokeDelegationDocument, useRevokeDelegationMutation } from './operations/RevokeDelegation';
export { WishListDocument, useWishListQuery } from './operations/WishList';
export { SaveWishListDocument, useSaveWishListMutation } from './operations/SaveWishList';
export { AddDeviceKeyDocument, useAddDeviceKeyMutation } from './operations/AddDeviceKey';
export { FairnessLedgerDocument, useFairnessLedgerQuery } from './operations/FairnessLedger';
export { PlanDraftDocument, usePlanDraftMutation } from './operations/PlanDraft';
export { DropDraftDocument, useDropDraftMutation } from './operations/DropDraft';
export { OpenDraftDocument, useOpenDraftMutation } from './operations/OpenDraft';
export { PauseDraftDocument, usePauseDraftMutation } from './operations/PauseDraft';
export { ResumeDraftDocument, useResumeDraftMutation } from './operations/ResumeDraft';
export { UndoPickDocument, useUndoPickMutation } from './operations/UndoPick';
export { RehearseDraftDocument, useRehearseDraftQuery } from './operations/RehearseDraft';
export { HouseActionsDocument, useHouseActionsQuery } from './operations/HouseActions';
export { DraftOutlookDocument, useDraftOutlookQuery } from './operations/DraftOutlook';
export { PastExchangesDocument, usePastExchangesQuery } from './operations/PastExchanges';
export { RotationFillDocument, useRotationFillQuery } from './operations/RotationFill';
export { FillByRotationDocument, useFillByRotationMutation } from './operations/FillByRotation';
export { HouseRotationDocument, useHouseRotationQuery } from './operations/HouseRotation';
export { MyCommittedListsDocument, useMyCommittedListsQuery } from './operations/MyCommittedLists';
export { AgreedYearDocument, useAgreedYearQuery } from './operations/AgreedYear';
export { AgreeYearDocument, useAgreeYearMutation } from './operations/AgreeYear';
export { UnagreeYearDocument, useUnagreeYearMutation } from './operations/UnagreeYear';
export { HomeDocument, useHomeQuery } from './operations/Home';
export { StayChangesDocument, useStayChangesQuery } from './operations/StayChanges';
export { StayHouseDocument, useStayHouseQuery } from './operations/StayHouse';
export { AdministratorsDocument, useAdministratorsQuery } from './operations/Administrators';
export { MyNoticesDocument, useMyNoticesSubscription } from './operations/MyNotices';
export { ImportJobsDocument, ImportJobPartsFragmentDoc, useImportJobsQuery } from './operations/ImportJobs';
export { ImportPageDocument, useImportPageQuery } from './operations/ImportPage';
export { ApplyImportDocument, useApplyImportMutation } from './operations/ApplyImport';
export { CorrectImportRowDocument, useCorrectImportRowMutation } from './operations/CorrectImportRow';
export { ImportTakeBackDocument, useImportTakeBackQuery } from './operations/ImportTakeBack';
export { TakeBackImportDocument, useTakeBackImportMutation } from './operations/TakeBackImport';
export { DiscardImportDocument, useDiscardImportMutation } from './operations/DiscardImport';
export { FailedMailsDocument, FailedMailPartsFragmentDoc, useFailedMailsQuery } from './operations/FailedMails';
export { ResendMailDocument, useResendMailMutation } from './operations/ResendMail';
export { DismissMailDocument, useDismissMailMutation } from './operations/DismissMail';
export { ResentMailsDocument, useResentMailsQuery } from './operations/ResentMails';
export { CapturedMailsDocument, useCapturedMailsQuery } from './operations/CapturedMails';
export { ConversationsDocument, ConversationPartsFragmentDoc, PersonPartsFragmentDoc, useConversationsQuery } from './operations/Conversations';
export { UnreadConversationsDocument, MessagePartsFragmentDoc, useUnreadConversationsQuery } from './operations/UnreadConversations';
export { PersonDocument, usePersonQuery } from './operations/Person';
export { ConversationWithDocument, useConversationWithQuery } from './operations/ConversationWith';
export { ConversationMessagesDocument, useConversationMessagesQuery } from './operations/ConversationMessages';
export { MessagesAroundDocument, useMessagesAroundQuery } from './operations/MessagesAround';
export { SearchMessagesDocument, useSearchMessagesQuery } from './operations/SearchMessages';
export { MailboxCountsDocument, useMailboxCountsQuery } from './operations/MailboxCounts';
export { MailboxDocument, useMailboxQuery } from './operations/Mailbox';
export { SearchPeopleDocument, useSearchPeopleQuery } from './operations/SearchPeople';
export { SendMessagesDocument, useSendMessagesMutation } from './operations/SendMessages';
export { SendMessageToEmailDocument, useSendMessageToEmailMutation } from './operations/SendMessageToEmail';
export { MarkMessageReadDocument, useMarkMessageReadMutation } from './operations/MarkMessageRead';
export { MarkConversationReadDocument, useMarkConversationReadMutation } from './operations/MarkConversationRead';
export { ArchiveMessageDocument, useArchiveMessageMutation } from './operations/ArchiveMessage';
export { UnarchiveMessageDocument, useUnarchiveMessageMutation } from './operations/UnarchiveMessage';
export { DeleteMessageDocument, useDeleteMessageMutation } from './operations/DeleteMessage';
export { SetTypingDocument, useSetTypingMutation } from './operations/SetTyping';
export { MyMessageEventsDocument, useMyMessageEventsSubscription } from './operations/MyMessageEvents';
export { InvitationRunDocument, InvitationRunPartsFragmentDoc, useInvitationRunQuery } from './operations/InvitationRun';
export { InviteUsersDocument, useInviteUsersMutation } from './operations/InviteUsers';
export { AdminUsersDocument, AdminUserPartsFragmentDoc, useAdminUsersQuery } from './operations/AdminUsers';
export { AdminUserDocument, AdminUserDetailsFragmentDoc, AdminSharePartsFragmentDoc, useAdminUserQuery } from './operations/AdminUser';
export { UserOptionsDocument, useUserOptionsQuery } from './operations/UserOptions';
export { CreateUserDocument, useCreateUserMutation } from './operations/CreateUser';
export { UpdateUserDocument, useUpdateUserMutation } from './operations/UpdateUser';
export { DeleteUserDocument, useDeleteUserMutation } from './operations/DeleteUser';
export { SetTemporaryPasswordDocument, useSetTemporaryPasswordMutation } from './operations/SetTemporaryPassword';
export { ArrivalDocument, ArrivalPartsFragmentDoc, useArrivalQuery } from './operations/Arrival';
export { SaveArrivalDocument, useSaveArrivalMutation } from './operations/SaveArrival';
export { PropertyChoiceDocument, usePropertyChoiceQuery } from './operations/PropertyChoice';
export { PropertyNameDocument, usePropertyNameQuery } from './operations/PropertyName';
export { PropertyPicturesDocument, PropertyPicturePartsFragmentDoc, usePropertyPicturesQuery } from './operations/PropertyPictures';
export { AddPropertyPictureDocument, useAddPropertyPictureMutation } from './operations/AddPropertyPicture';
export { CaptionPropertyPictureDocument, useCaptionPropertyPictureMutation } from './operations/CaptionPropertyPicture';
export { OrderPropertyPicturesDocument, useOrderPropertyPicturesMutation } from './operations/OrderPropertyPictures';
export { RemovePropertyPictureDocument, useRemovePropertyPictureMutation } from './operations/RemovePropertyPicture';
export { AdminPropertiesDocument, AdminPropertyPartsFragmentDoc, useAdminPropertiesQuery } from './operations/AdminProperties';
export { AdminPropertyDocument, useAdminPropertyQuery } from './operations/AdminProperty';
export { SamePropertyDocument, useSamePropertyQuery } from './operations/SameProperty';
export { PropertyOptionsDocument, usePropertyOptionsQuery } from './operations/PropertyOptions';
export { RotatingSharesDocument, useRotatingSharesQuery } from './operations/RotatingShares';
export { CreatePropertyDocument, useCreatePropertyMutation } from './operations/CreateProperty';
export { UpdatePropertyDocument, useUpdatePropertyMutation } from './operations/UpdateProperty';
export { UpdateRotationDocument, useUpdateRotationMutation } from './operations/UpdateRotation';
export { OwnedSharesDocument, useOwnedSharesQuery } from './operations/OwnedShares';
export { PushSettingsDocument, usePushSettingsQuery } from './operations/PushSettings';
export { NoticeChoicesDocument, useNoticeChoicesQuery } from './operations/NoticeChoices';
export { SaveNoticeChoicesDocument, useSaveNoticeChoicesMutation } from './operations/SaveNoticeChoices';
export { MyWaitingDocument, WaitingPartsFragmentDoc, useMyWaitingQuery } from './operations/MyWaiting';
export { SavePushSubscriptionDocument, useSavePushSubscriptionMutation } from './operations/SavePushSubscription';
export { RemovePushSubscriptionDocument, useRemovePushSubscriptionMutation } from './operations/RemovePushSubscription';
export { SavePushPreferencesDocument, useSavePushPreferencesMutation } from './operations/SavePushPreferences';
export { PropertyRecordDocument, RecordSharePartsFragmentDoc, RecordRequestPartsFragmentDoc, RecordSwapPartsFragmentDoc, usePropertyRecordQuery } from './operations/PropertyRecord';
export { UserRecordDocument, useUserRecordQuery } from './operations/UserRecord';
export { DeletePropertyDocument, useDeletePropertyMutation } from './operations/DeleteProperty';
export { ReportSummaryDocument, useReportSummaryQuery } from './operations/ReportSummary';
export { ReportPreviewDocument, useReportPreviewQuery } from './operations/ReportPreview';
export { ReportJobsDocument, ReportJobPartsFragmentDoc, useReportJobsQuery } from './operations/ReportJobs';
export { GenerateReportDocument, useGenerateReportMutation } from './operations/GenerateReport';
export { SendReportDocument, useSendReportMutation } from './operations/SendReport';
export { AdminOverviewDocument, useAdminOverviewQuery } from './operations/AdminOverview';
export { PropertyAllocationsDocument, usePropertyAllocationsQuery } from './operations/PropertyAllocations';
export { BeginDrawDocument, useBeginDrawMutation } from './operations/BeginDraw';
export { CancelDrawDocument, useCancelDrawMutation } from './operations/CancelDraw';
export { JoinDrawDocument, useJoinDrawMutation } from './operations/JoinDraw';
export { RotationDocument, useRotationQuery } from './operations/Rotation';
export { ShareYearsDocument, ShareYearWeekPartsFragmentDoc, useShareYearsQuery } from './operations/ShareYears';
export { MySharesDocument, useMySharesQuery } from './operations/MyShares';
export { AdminSearchDocument, useAdminSearchQuery } from './operations/AdminSearch';
export { SharePeopleDocument, SharePeoplePartsFragmentDoc, useSharePeopleQuery } from './operations/SharePeople';
export { InviteShareMemberDocument, useInviteShareMemberMutation } from './operations/InviteShareMember';
export { AddShareMemberDocument, useAddShareMemberMutation } from './operations/AddShareMember';
export { EndShareInvitationDocument, useEndShareInvitationMutation } from './operations/EndShareInvitation';
export { RemoveShareMemberDocument, useRemoveShareMemberMutation } from './operations/RemoveShareMember';
export { MakeFirstOfShareDocument, useMakeFirstOfShareMutation } from './operations/MakeFirstOfShare';
export { InvitedShareDocument, useInvitedShareQuery } from './operations/InvitedShare';
export { AcceptShareInvitationDocument, useAcceptShareInvitationMutation } from './operations/AcceptShareInvitation';
export { HouseOwnersDocument, useHouseOwnersQuery } from './operations/HouseOwners';
export { AdminSharesDocument, useAdminSharesQuery } from './operations/AdminShares';
export { FreeShareNumbersDocument, useFreeShareNumbersQuery } from './operations/FreeShareNumbers';
export { AssignShareDocument, useAssignShareMutation } from './operations/AssignShare';
export { RemoveShareDocument, useRemoveShareMutation } from './operations/RemoveShare';
export { UpsertShareOwnerDocument, useUpsertShareOwnerMutation } from './operations/UpsertShareOwner';
export { ShareHandoverDocument, useShareHandoverQuery } from './operations/ShareHandover';
export { HandoverCountsDocument, useHandoverCountsQuery } from './operations/HandoverCounts';
export { PlanHandoverDocument, usePlanHandoverMutation } from './operations/PlanHandover';
export { CallOffHandoverDocument, useCallOffHandoverMutation } from './operations/CallOffHandover';
export { ShareHistoryDocument, useShareHistoryQuery } from './operations/ShareHistory';
export { AdminRequestsDocument, RequestPartsFragmentDoc, useAdminRequestsQuery } from './operations/AdminRequests';
export { RequestDetailsDocument, RequestEventPartsFragmentDoc, useRequestDetailsQuery } from './operations/RequestDetails';
export { FilteredRequestCountsDocument, useFilteredRequestCountsQuery } from './operations/FilteredRequestCounts';
export { RequestAssigneesDocument, useRequestAssigneesQuery } from './operations/RequestAssignees';
export { UpdateRequestStatusDocument, useUpdateRequestStatusMutation } from './operations/UpdateRequestStatus';
export { ForwardRequestDocument, useForwardRequestMutation } from './operations/ForwardRequest';
export { ArchiveRequestDocument, useArchiveRequestMutation } from './operations/ArchiveRequest';
export { UnarchiveRequestDocument, useUnarchiveRequestMutation } from './operations/UnarchiveRequest';
export { DeleteRequestDocument, useDeleteRequestMutation } from './operations/DeleteRequest';
export { AssignRequestDocument, useAssignRequestMutation } from './operations/AssignRequest';
export { RequestEventsDocument, useRequestEventsSubscription } from './operations/RequestEvents';
export { GuestLinkDocument, GuestLinkPartsFragmentDoc, useGuestLinkQuery } from './operations/GuestLink';
export { CreateGuestLinkDocument, useCreateGuestLinkMutation } from './operations/CreateGuestLink';
export { RevokeGuestLinkDocument, useRevokeGuestLinkMutation } from './operations/RevokeGuestLink';
export { GuestHouseDocument, useGuestHouseQuery } from './operations/GuestHouse';
export { AskAsGuestDocument, useAskAsGuestMutation } from './operations/AskAsGuest';
export { MyRequestsDocument, MyRequestPartsFragmentDoc, useMyRequestsQuery } from './operations/MyRequests';
export { MyRequestDocument, useMyRequestQuery } from './operations/MyRequest';
export { RequestablePropertiesDocument, useRequestablePropertiesQuery } from './operations/RequestableProperties';
export { MakeRequestDocument, useMakeRequestMutation } from './operations/MakeRequest';
export { WithdrawRequestDocument, useWithdrawRequestMutation } from './operations/WithdrawRequest';
export { MyRequestChangesDocument, useMyRequestChangesSubscription } from './operations/MyRequestChanges';
export { WriteOnMyRequestDocument, useWriteOnMyRequestMutation } from './operations/WriteOnMyRequest';
export { RequestSurroundingsDocument, useRequestSurroundingsQuery } from './operations/RequestSurroundings';
export { WriteOnRequestDocument, useWriteOnRequestMutation } from './operations/WriteOnRequest';
export { SavedAnswersDocument, useSavedAnswersQuery } from './operations/SavedAnswers';
export { SaveAnswerDocument, useSaveAnswerMutation } from './operations/SaveAnswer';
export { DeleteSavedAnswerDocument, useDeleteSavedAnswerMutation } from './operations/DeleteSavedAnswer';
export { FoundSwapsDocument, ExchangeWeekPartsFragmentDoc, useFoundSwapsQuery } from './operations/FoundSwaps';
export { SaveSwapWishesDocument, useSaveSwapWishesMutation } from './operations/SaveSwapWishes';
export { AnswerExchangeDocument, useAnswerExchangeMutation } from './operations/AnswerExchange';
export { MyExchangeEventsDocument, useMyExchangeEventsSubscription } from './operations/MyExchangeEvents';
export { ExchangesToApproveDocument, useExchangesToApproveQuery } from './operations/ExchangesToApprove';
export { ApproveExchangeDocument, useApproveExchangeMutation } from './operations/ApproveExchange';
export { RejectExchangeDocument, useRejectExchangeMutation } from './operations/RejectExchange';
export { MySwapsDocument, MySwapPartsFragmentDoc, SwapWeekPartsFragmentDoc, useMySwapsQuery } from './operations/MySwaps';
export { SwapWeeksDocument, useSwapWeeksQuery } from './operations/SwapWeeks';
export { SwapYearDocument, CalendarYearPartsFragmentDoc, BookingPartsFragmentDoc, useSwapYearQuery } from './operations/SwapYear';
export { RequestSwapDocument, useRequestSwapMutation } from './operations/RequestSwap';
export { AcceptSwapDocument, useAcceptSwapMutation } from './operations/AcceptSwap';
export { DeclineSwapDocument, useDeclineSwapMutation } from './operations/DeclineSwap';
export { CounterSwapDocument, useCounterSwapMutation } from './operations/CounterSwap';
export { TakeBackSwapDocument, useTakeBackSwapMutation } from './operations/TakeBackSwap';
export { CancelSwapDocument, useCancelSwapMutation } from './operations/CancelSwap';
export { OfferWeekDocument, useOfferWeekMutation } from './operations/OfferWeek';
export { MySwapEventsDocument, useMySwapEventsSubscription } from './operations/MySwapEvents';
export { SwapCalendarEventsDocument, useSwapCalendarEventsSubscription } from './operations/SwapCalendarEvents';
export { WeekSwapsDocument, WeekSwapPartsFragmentDoc, useWeekSwapsQuery } from './operations/WeekSwaps';
export { CreateWeekSwapDocument, useCreateWeekSwapMutation } from './operations/CreateWeekSwap';
export { ApproveSwapDocument, useApproveSwapMutation } from './operations/ApproveSwap';
export { RejectSwapDocument, useRejectSwapMutation } from './operations/RejectSwap';
export { AdminFiguresDocument, useAdminFiguresQuery } from './operations/AdminFigures';
export { SystemStatusDocument, useSystemStatusQuery } from './operations/SystemStatus';
export { FailedJobsDocument, useFailedJobsQuery } from './operations/FailedJobs';
export { RetryJobDocument, useRetryJobMutation } from './operations/RetryJob';
export { DismissJobDocument, useDismissJobMutation } from './operations/DismissJob';
export { StartBackupDocument, useStartBackupMutation } from './operations/StartBackup';
export { SecurityEventsDocument, SecurityEventPartsFragmentDoc, useSecurityEventsQuery } from './operations/SecurityEvents';
export { TalksDocument, useTalksQuery } from './operations/Talks';
export { TalkDocument, TalkPartsFragmentDoc, TalkMessagePartsFragmentDoc, useTalkQuery } from './operations/Talk';
export { TalkMessagesDocument, useTalkMessagesQuery } from './operations/TalkMessages';
export { TalkMessagesAroundDocument, useTalkMessagesAroundQuery } from './operations/TalkMessagesAround';
export { SearchTalksDocument, useSearchTalksQuery } from './operations/SearchTalks';
export { SendTalkMessageDocument, useSendTalkMessageMutation } from './operations/SendTalkMessage';
export { EditTalkMessageDocument, useEditTalkMessageMutation } from './operations/EditTalkMessage';
export { DeleteTalkMessageDocument, useDeleteTalkMessageMutation } from './operations/DeleteTalkMessage';
export { ReactToTalkMessageDocument, useReactToTalkMessageMutation } from './operations/ReactToTalkMessage';
export { PinTalkMessageDocument, usePinTalkMessageMutation } from './operations/PinTalkMessage';
export { MarkTalkReadDocument, useMarkTalkReadMutation } from './operations/MarkTalkRead';
export { SetTalkNotifyDocument, useSetTalkNotifyMutation } from './operations/SetTalkNotify';
export { JoinTalkDocument, useJoinTalkMutation } from './operations/JoinTalk';
export { LeaveTalkDocument, useLeaveTalkMutation } from './operations/LeaveTalk';
export { SetNewcomersReadAllDocument, useSetNewcomersReadAllMutation } from './operations/SetNewcomersReadAll';
export { AnnounceToHousesDocument, useAnnounceToHousesMutation } from './operations/AnnounceToHouses';
export { MyTalkEventsDocument, useMyTalkEventsSubscription } from './operations/MyTalkEvents';
export { MyWebhooksDocument, WebhookPartsFragmentDoc, useMyWebhooksQuery } from './operations/MyWebhooks';
export { CreateWebhookDocument, useCreateWebhookMutation } from './operations/CreateWebhook';
export { SwitchWebhookDocument, useSwitchWebhookMutation } from './operations/SwitchWebhook';
export { DeleteWebhookDocument, useDeleteWebhookMutation } from './operations/DeleteWebhook';
export { WebhookDeliveriesDocument, useWebhookDeliveriesQuery } from './operations/WebhookDeliveries';
export { ResendWebhookDeliveryDocument, useResendWebhookDeliveryMutation } from './operations/ResendWebhookDelivery';
export { CalendarDocument, useCalendarQuery } from './operations/Calendar';
export { MyCalendarEventsDocument, useMyCalendarEventsSubscription } from './operations/MyCalendarEvents';
export { ClaimWeekDocument, useClaimWeekMutation } from './operations/ClaimWeek';
export { GiveWeekDocument, useGiveWeekMutation } from './operations/GiveWeek';
export { ReleaseWeekDocument, useReleaseWeekMutation } from './operations/ReleaseWeek';
export { NameGuestsDocument, useNameGuestsMutation } from './operations/NameGuests';
export { LinkGuestDocument, useLinkGuestMutation } from './operations/LinkGuest';
export { PropertyGuestsDocument, usePropertyGuestsQuery } from './operations/PropertyGuests';
export { CalendarFeedsDocument, useCalendarFeedsQuery } from './operations/CalendarFeeds';
export { CreateCalendarFeedDocument, useCreateCalendarFeedMutation } from './operations/CreateCalendarFeed';
export { RevokeCalendarFeedDocument, useRevokeCalendarFeedMutation } from './operations/RevokeCalendarFeed';
export { TagWeeksDocument, useTagWeeksMutation } from './operations/TagWeeks';
export { StayPageDocument, useStayPageQuery } from './operations/StayPage';
export { StayLinksDocument, useStayLinksQuery } from './operations/StayLinks';
export { CreateStayLinkDocument, useCreateStayLinkMutation } from './operations/CreateStayLink';
export { EndStayLinksDocument, useEndStayLinksMutation } from './operations/EndStayLinks';
export { SeasonsOfYearDocument, SeasonsPartsFragmentDoc, useSeasonsOfYearQuery } from './operations/SeasonsOfYear';
export { CopySeasonsDocument, useCopySeasonsMutation } from './operations/CopySeasons';