/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery, useSubscription, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A share to assign. */
export type AssignShareInput = {
  /** Id of the property. */
  propertyId: string;
  /** Number of the share, from 1 to the number of shares of the property. */
  shareNumber: number;
  /** Id of the new owner. */
  userId: string;
};

/** A new password for the signed-in user. */
export type ChangePasswordInput = {
  /** The current password; not needed to replace a temporary one. */
  currentPassword?: string | null | undefined;
  /** The new password: at least 6 characters, at most 72 bytes. */
  newPassword: string;
};

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

/** A new document. */
export type CreateDocumentInput = {
  /** Who may read it: 'owners', or 'everyone' (guests of the property included). */
  accessLevel: string;
  /** Content in Markdown, at most 100,000 characters. */
  content: string;
  /** Kind of document. */
  documentType: DocumentType;
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
  /** Location of the property. */
  location: string;
  /** Name of the property. */
  name: string;
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

/** A new user. */
export type CreateUserInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Id of the property they stay in as a guest; null for none. */
  linkedPropertyId?: string | null | undefined;
  /** Role of the new user. */
  userRole: UserRole;
};

/** A week swap, given by its dates. */
export type CreateWeekSwapInput = {
  /** Check-out day of the week given (YYYY-MM-DD). */
  currentWeekEnd: string;
  /** Check-in day of the week given (YYYY-MM-DD). */
  currentWeekStart: string;
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

/** An e-mail address. */
export type EmailInput = {
  /** E-mail address. */
  email: string;
};

/** A report to generate. */
export type GenerateReportInput = {
  /** Period covered by figures that have a date. */
  dateRange: DateRangeInput;
  /** Figures that replace the computed ones: label → number, text, true, false or null, optionally in sections (section → { label → … }). Labels that are not computed are added; a list becomes a table. At most 500 figures, 1,000 list entries, four levels and 100 kB. */
  reportData?: Record<string, unknown> | null | undefined;
  /** Kind of report. */
  reportType: ReportType;
};

/** Status of an import. */
export type ImportStatus =
  /** Every row was applied. */
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
  | 'READING';

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
  /** The mail server has accepted none of the latest emails. */
  | 'FAILING'
  /** There is no mail server: emails are kept. */
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
  /** Names of the guests; empty to remove them. */
  guests: string;
};

/** One of several messages to send. */
export type OutgoingMessageInput = {
  /** UUID chosen by the client; sending again with the same key stores nothing new and returns the first message. */
  clientKey: string;
  /** Text of the message. */
  content: string;
};

/** Whether a password is set, and who set it. */
export type PasswordState =
  /** Chosen by the user. */
  | 'CHOSEN'
  /** Not set. */
  | 'NOT_SET'
  /** A temporary password set by an administrator. */
  | 'TEMPORARY';

/** A choice in a draft. */
export type PickWeekInput = {
  /** Id of the draft. */
  draftId: string;
  /** Id of your share whose turn it is. */
  shareId: string;
  /** Number of the week (1 to 53). */
  week: number;
};

/** The plan of a draft. */
export type PlanDraftInput = {
  /** Maximum holiday weeks per share before the last round; defaults to 1; null for no limit. */
  holidayCap?: number | null | undefined;
  /** When to open it automatically; by default it is opened manually. */
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

/** Sort key for properties. */
export type PropertySort =
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

/** What a special request is about. */
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
  /** By priority, high first. */
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
  /** Note to the other side. */
  note?: string | null | undefined;
  /** Id of the booking that you want. */
  targetBookingId?: string | null | undefined;
  /** Number of the open week that you want (1 to 53). */
  week?: number | null | undefined;
  /** Year of the open week that you want. */
  year?: number | null | undefined;
};

/** A new password, set with a reset link. */
export type ResetPasswordInput = {
  /** The new password: at least 6 characters, at most 72 bytes. */
  newPassword: string;
  /** Token from the link in the e-mail. */
  token: string;
};

/** How popular a week is. */
export type Season =
  /** High season. */
  | 'HIGH'
  /** Low season. */
  | 'LOW'
  /** Peak season. */
  | 'PEAK';

/** What happened to an account. */
export type SecurityEventKind =
  /** Someone downloaded their personal data. */
  | 'DATA_EXPORTED'
  /** The email address of an account was changed. */
  | 'EMAIL_CHANGED'
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
  /** The personal data of a user was erased. */
  | 'USER_ERASED';

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
  /** E-mail address of the recipient. */
  recipientEmail: string;
  /** Figures that replace the computed ones: label → number, text, true, false or null, optionally in sections (section → { label → … }). Labels that are not computed are added; a list becomes a table. At most 500 figures, 1,000 list entries, four levels and 100 kB. */
  reportData?: Record<string, unknown> | null | undefined;
  /** Kind of report. */
  reportType: ReportType;
};

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

/** Your role in a swap. */
export type SwapRole =
  /** You are asked to give the other week. */
  | 'ANSWERER'
  /** You are not part of it. */
  | 'OBSERVER'
  /** You requested it. */
  | 'REQUESTER';

/** Status of a swap. */
export type SwapStatus =
  /** Completed: the weeks were exchanged. */
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

/** New tags for weeks of a property and year. */
export type TagWeeksInput = {
  /** Id of the property. */
  propertyId: string;
  /** The tagsVersion you read. */
  version?: number | null | undefined;
  /** Weeks to change; the others stay as they are. */
  weeks: Array<WeekTagInput>;
  /** Year in which the weeks start. */
  year: number;
};

/** Order of the rounds after the first. */
export type TurnOrder =
  /** The order is reversed in every second round. */
  | 'SERPENTINE'
  /** The same order in every round. */
  | 'STRAIGHT';

/** New content of a document. */
export type UpdateDocumentInput = {
  /** Who may read it: 'owners', or 'everyone' (guests of the property included). */
  accessLevel: string;
  /** Content in Markdown, at most 100,000 characters. */
  content: string;
  /** Kind of document. */
  documentType: DocumentType;
  /** Id of the document. */
  id: string;
  /** Title, at most 200 characters. */
  title: string;
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
  /** Id of the property. */
  propertyId: string;
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
  /** Number of the share, from 1 to the number of shares of the property. */
  shareNumber: number;
  /** The version you read; 0 if the share was vacant; left out, the change is never refused as outdated. */
  version?: number | null | undefined;
};

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
  /** Id of your share. */
  shareId: string;
  /** Week numbers, most wanted first. */
  weeks: Array<number>;
  /** Year whose weeks are drafted. */
  year: number;
};

export type AuditLogQueryVariables = Exact<{
  first?: number | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nextCursor: string | null, items: Array<{ id: string, actorName: string, action: string, subject: string, before: string | null, after: string | null, at: string }> } };

export type LatestActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestActionsQuery = { latestActions: Array<{ id: string, at: string, text: string, path: string }> };

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


export type UserSecondFactorQuery = { adminUser: { id: string, hasSecondFactor: boolean } };

export type RemoveSecondFactorMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type EraseMyAccountMutationVariables = Exact<{
  password: string;
}>;


export type EraseMyAccountMutation = { eraseMyAccount: boolean };

export type CurrentUserPartsFragment = { id: string, firstName: string, lastName: string, email: string, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, firstName: string, lastName: string, email: string, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null } | null };

export type AppInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type AppInfoQuery = { appInfo: { demo: boolean, version: string } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { isFirstLogin: boolean, user: { id: string, firstName: string, lastName: string, email: string, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null } } };

export type AdminLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type AdminLoginMutation = { adminLogin: { user: { id: string, firstName: string, lastName: string, email: string, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type MailPreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type MailPreferenceQuery = { currentUser: { id: string, unreadMails: boolean } | null };

export type SaveMailPreferenceMutationVariables = Exact<{
  unreadMails: boolean;
}>;


export type SaveMailPreferenceMutation = { saveMailPreference: boolean };

export type SaveThemeMutationVariables = Exact<{
  themeId: string;
}>;


export type SaveThemeMutation = { saveTheme: boolean };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: boolean };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyOtpInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { user: { id: string, firstName: string, lastName: string, email: string, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null } } };

export type ResendOtpMutationVariables = Exact<{
  input: EmailInput;
}>;


export type ResendOtpMutation = { resendOtp: boolean };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { user: { id: string, firstName: string, lastName: string, email: string, userRole: UserRole, isAdmin: boolean, isAdminSession: boolean, isFirstLogin: boolean, themeId: string | null } } };

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

export type DocumentPartsFragment = { id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, updatedAt: string, version: number };

export type PropertyDocumentsQueryVariables = Exact<{
  propertyId: string;
}>;


export type PropertyDocumentsQuery = { property: { id: string, name: string, location: string }, propertyDocuments: Array<{ id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, updatedAt: string, version: number }> };

export type SearchDocumentsQueryVariables = Exact<{
  text: string;
}>;


export type SearchDocumentsQuery = { searchDocuments: Array<{ propertyName: string, excerpt: string, document: { id: string, propertyId: string, title: string, documentType: string } }> };

export type DocumentHistoryQueryVariables = Exact<{
  documentId: string;
}>;


export type DocumentHistoryQuery = { documentHistory: Array<{ id: string, title: string, documentType: string, content: string, accessLevel: string, changedAt: string, changedBy: { id: string, firstName: string, lastName: string } }> };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, updatedAt: string, version: number } };

export type UpdateDocumentMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { id: string, propertyId: string, title: string, documentType: string, content: string, accessLevel: string, updatedAt: string, version: number } };

export type RemoveDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDocumentMutation = { removeDocument: boolean };

export type DraftEntryPartsFragment = { seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null };

export type DraftPartsFragment = { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> };

export type DraftQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type DraftQuery = { draft: { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } | null };

export type DraftsQueryVariables = Exact<{
  propertyId?: string | null | undefined;
}>;


export type DraftsQuery = { drafts: Array<{ id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, deadline: string | null, turnShare: number | null, isMyTurn: boolean }> };

export type MyDraftEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyDraftEventsSubscription = { myDraftEvents: { draftId: string, propertyId: string, year: number, status: DraftStatus, seq: number, deadline: string | null, serverTime: string, entries: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } };

export type PickWeekMutationVariables = Exact<{
  input: PickWeekInput;
}>;


export type PickWeekMutation = { pickWeek: { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } };

export type WishListQueryVariables = Exact<{
  shareId: string;
  year: number;
}>;


export type WishListQuery = { wishList: { shareId: string, year: number, weeks: Array<number>, isAutopilot: boolean, lastYear: Array<number> } };

export type SaveWishListMutationVariables = Exact<{
  input: WishListInput;
}>;


export type SaveWishListMutation = { saveWishList: { shareId: string, year: number, weeks: Array<number>, isAutopilot: boolean, lastYear: Array<number> } };

export type FairnessLedgerQueryVariables = Exact<{
  propertyId: string;
}>;


export type FairnessLedgerQuery = { fairnessLedger: Array<{ shareNumber: number, year: number, peak: number, high: number, low: number, holidays: Array<string>, firstChoices: number | null }> };

export type PlanDraftMutationVariables = Exact<{
  input: PlanDraftInput;
}>;


export type PlanDraftMutation = { planDraft: { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } };

export type DropDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type DropDraftMutation = { dropDraft: boolean };

export type OpenDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type OpenDraftMutation = { openDraft: { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } };

export type PauseDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type PauseDraftMutation = { pauseDraft: { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } };

export type ResumeDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type ResumeDraftMutation = { resumeDraft: { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } };

export type UndoPickMutationVariables = Exact<{
  draftId: string;
  reason: string;
  week: number;
}>;


export type UndoPickMutation = { undoPick: { id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, problem: string | null, seq: number, deadline: string | null, leftMs: number | null, serverTime: string, version: number, rules: { version: number, rounds: number, order: TurnOrder, windowSeconds: number, holidayCap: number | null, peakCap: number | null }, seats: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null }>, log: Array<{ seq: number, at: string, kind: string, share: number | null, week: number | null, by: string | null, reason: string | null }> } };

export type RehearseDraftQueryVariables = Exact<{
  draftId: string;
}>;


export type RehearseDraftQuery = { rehearseDraft: { fromWishLists: number | null, byNeutralRule: number | null, weeksLeft: number, longestSeconds: number, seats: Array<{ shareNumber: number, hasWishList: boolean }> } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { mailboxCounts: { unread: number, read: number, sent: number, archived: number }, myShares: Array<{ id: string, shareNumber: number, property: { id: string, name: string, location: string } }>, myStays: Array<{ bookingId: string, propertyId: string, propertyName: string, location: string, shareNumber: number, week: number, startDate: string, endDate: string, season: Season, holiday: string | null, guests: string }>, drafts: Array<{ id: string, propertyId: string, propertyName: string, year: number, status: DraftStatus, opensAt: string | null, deadline: string | null, turnShare: number | null, isMyTurn: boolean }>, properties: { total: number, items: Array<{ id: string, name: string, location: string }> } };

export type MyActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type MyActivityQuery = { myActivity: Array<{ id: string, at: string, text: string, path: string }> };

export type HomeRotationQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type HomeRotationQuery = { rotation: { propertyId: string, year: number, turns: Array<{ turn: number, shareNumber: number, isMine: boolean }> } };

export type ImportJobPartsFragment = { id: string, fileName: string, status: ImportStatus, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, unchanged: number, refused: number, createdAt: string };

export type ImportJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportJobsQuery = { importJobs: Array<{ id: string, fileName: string, status: ImportStatus, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, unchanged: number, refused: number, createdAt: string }> };

export type ImportPageQueryVariables = Exact<{
  id: string;
  first: number;
  offset: number;
  refusedOnly: boolean;
}>;


export type ImportPageQuery = { importJob: { id: string, fileName: string, status: ImportStatus, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, unchanged: number, refused: number, createdAt: string, rows: Array<{ line: number, firstName: string, lastName: string, email: string | null, property: string, shareNumber: number | null, note: string, isRefused: boolean, isAssigned: boolean, text: string }> } };

export type ApplyImportMutationVariables = Exact<{
  id: string;
}>;


export type ApplyImportMutation = { applyImport: { id: string, fileName: string, status: ImportStatus, rowsDone: number, rowsTotal: number | null, newUsers: number, newProperties: number, sharesAssigned: number, unchanged: number, refused: number, createdAt: string } };

export type DiscardImportMutationVariables = Exact<{
  id: string;
}>;


export type DiscardImportMutation = { discardImport: boolean };

export type FailedMailsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type FailedMailsQuery = { adminFailedMails: { total: number, waiting: number, failed: number, items: Array<{ id: string, recipient: string, subject: string, createdAt: string, failedAt: string, attempts: number, lastError: string, isTooOld: boolean, requestId: string | null }> } };

export type FailedMailPartsFragment = { id: string, recipient: string, subject: string, createdAt: string, failedAt: string, attempts: number, lastError: string, isTooOld: boolean, requestId: string | null };

export type ResendMailMutationVariables = Exact<{
  id: string;
}>;


export type ResendMailMutation = { resendMail: boolean };

export type DismissMailMutationVariables = Exact<{
  id: string;
}>;


export type DismissMailMutation = { dismissMail: boolean };

export type PersonPartsFragment = { id: string, firstName: string, lastName: string, email: string | null };

export type ConversationPartsFragment = { id: string, participant1Id: string, participant2Id: string, lastMessage: string | null, lastActivityAt: string, unreadCount: number, person: { id: string, firstName: string, lastName: string, email: string | null } };

export type MessagePartsFragment = { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } };

export type ConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ConversationsQuery = { conversations: { nextCursor: string | null, total: number, items: Array<{ id: string, participant1Id: string, participant2Id: string, lastMessage: string | null, lastActivityAt: string, unreadCount: number, person: { id: string, firstName: string, lastName: string, email: string | null } }> } };

export type ConversationWithQueryVariables = Exact<{
  personId: string;
}>;


export type ConversationWithQuery = { conversationWith: { id: string, participant1Id: string, participant2Id: string, lastMessage: string | null, lastActivityAt: string, unreadCount: number, person: { id: string, firstName: string, lastName: string, email: string | null } } | null };

export type ConversationMessagesQueryVariables = Exact<{
  conversationId: string;
  before?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ConversationMessagesQuery = { conversationMessages: { nextCursor: string | null, items: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } }> } };

export type MailboxCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailboxCountsQuery = { mailboxCounts: { unread: number, read: number, sent: number, archived: number } };

export type MailboxQueryVariables = Exact<{
  box: Mailbox;
  before?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type MailboxQuery = { mailbox: { nextCursor: string | null, items: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } }> } };

export type SearchPeopleQueryVariables = Exact<{
  text: string;
}>;


export type SearchPeopleQuery = { searchPeople: Array<{ id: string, firstName: string, lastName: string, email: string | null }> };

export type SendMessagesMutationVariables = Exact<{
  input: SendMessagesInput;
}>;


export type SendMessagesMutation = { sendMessages: Array<{ id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } }> };

export type SendMessageToEmailMutationVariables = Exact<{
  input: SendMessageToEmailInput;
}>;


export type SendMessageToEmailMutation = { sendMessageToEmail: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } } };

export type MarkMessageReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkMessageReadMutation = { markMessageRead: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } } };

export type MarkConversationReadMutationVariables = Exact<{
  conversationId: string;
  upToMessageId: string;
}>;


export type MarkConversationReadMutation = { markConversationRead: number };

export type ArchiveMessageMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveMessageMutation = { archiveMessage: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } } };

export type UnarchiveMessageMutationVariables = Exact<{
  id: string;
}>;


export type UnarchiveMessageMutation = { unarchiveMessage: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } } };

export type DeleteMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMessageMutation = { deleteMessage: boolean };

export type SetTypingMutationVariables = Exact<{
  conversationId: string;
}>;


export type SetTypingMutation = { setTyping: boolean };

export type MyMessageEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyMessageEventsSubscription = { myMessageEvents: { kind: MessageEventKind, conversationId: string, personId: string, fromMessageId: string | null, upToMessageId: string | null, message: { id: string, clientKey: string | null, content: string, conversationId: string, createdAt: string, isArchived: boolean, isRead: boolean, senderId: string, receiverId: string, sender: { id: string, firstName: string, lastName: string, email: string | null }, receiver: { id: string, firstName: string, lastName: string, email: string | null } } | null } };

export type AdminUserPartsFragment = { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number };

export type AdminUsersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: UserSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type AdminUsersQuery = { adminUsers: { total: number, items: Array<{ id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number }> } };

export type AdminUserQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserQuery = { adminUser: { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number, shares: Array<{ id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, isActive: boolean, version: number }> } };

export type UserOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UserOptionsQuery = { adminUsers: { items: Array<{ id: string, firstName: string, lastName: string, email: string | null }> } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, isAdmin: boolean, passwordState: PasswordState, linkedPropertyId: string | null, linkedPropertyName: string | null, dateOfBirth: string | null, anniversaryDate: string | null, shareCount: number, version: number } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { deleteUser: { message: string } };

export type SetTemporaryPasswordMutationVariables = Exact<{
  userId: string;
}>;


export type SetTemporaryPasswordMutation = { setTemporaryPassword: { password: string, expiresAt: string } };

export type AdminPropertyPartsFragment = { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number };

export type AdminPropertiesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: PropertySort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type AdminPropertiesQuery = { adminProperties: { total: number, items: Array<{ allocatedShares: number, property: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } }> } };

export type AdminPropertyQueryVariables = Exact<{
  id: string;
}>;


export type AdminPropertyQuery = { property: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type PropertyOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PropertyOptionsQuery = { adminProperties: { items: Array<{ property: { id: string, name: string, location: string } }> } };

export type RotatingSharesQueryVariables = Exact<{
  propertyId: string;
}>;


export type RotatingSharesQuery = { propertyShares: Array<{ id: string, shareNumber: number, isActive: boolean, ownerName: string | null, ownerLastName: string | null }> };

export type CreatePropertyMutationVariables = Exact<{
  input: CreatePropertyInput;
}>;


export type CreatePropertyMutation = { createProperty: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type UpdatePropertyMutationVariables = Exact<{
  input: UpdatePropertyInput;
}>;


export type UpdatePropertyMutation = { updateProperty: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type UpdateRotationMutationVariables = Exact<{
  input: UpdateRotationInput;
}>;


export type UpdateRotationMutation = { updateRotation: { id: string, name: string, location: string, totalShares: number, weeksPerShare: number, isActive: boolean, changeoverWeekday: number, swapsNeedApproval: boolean, claimLimitDays: number, rotationBaseYear: number, version: number } };

export type OwnedSharesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnedSharesQuery = { myShares: Array<{ id: string, shareNumber: number, isActive: boolean, property: { id: string, name: string, location: string } }> };

export type PropertyChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PropertyChoiceQuery = { myShares: Array<{ id: string, propertyId: string, propertyName: string }>, properties: { items: Array<{ id: string, name: string }> } };

export type ReportJobPartsFragment = { id: string, reportType: ReportType, from: string, to: string, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null };

export type ReportSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportSummaryQuery = { reportSummary: { totalUsers: number, newUsers: number, activeProperties: number, totalProperties: number, pendingRequests: number, totalRequests: number, allocationPercent: number, sharesAllocated: number } };

export type ReportPreviewQueryVariables = Exact<{
  reportType: ReportType;
  from: string;
  to: string;
}>;


export type ReportPreviewQuery = { reportPreview: Array<{ label: string, value: string }> };

export type ReportJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportJobsQuery = { reportJobs: Array<{ id: string, reportType: ReportType, from: string, to: string, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null }> };

export type GenerateReportMutationVariables = Exact<{
  input: GenerateReportInput;
}>;


export type GenerateReportMutation = { generateReport: { id: string, reportType: ReportType, from: string, to: string, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null } };

export type SendReportMutationVariables = Exact<{
  input: SendReportInput;
}>;


export type SendReportMutation = { sendReport: { id: string, reportType: ReportType, from: string, to: string, status: ReportStatus, progress: number, createdAt: string, requestedBy: string, error: string | null, pdfUrl: string | null, csvUrl: string | null, recipientEmail: string | null } };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { adminOverview: { totalUsers: number, newUsers: number, totalProperties: number, activeProperties: number, allocatedShares: number, shareCapacity: number, allocationPercent: number, weekSwaps: number, usersWithShares: number, usersWithoutShares: number, roles: Array<{ role: UserRole, count: number }>, topShareHolders: Array<{ shares: number, person: { id: string, firstName: string, lastName: string, email: string | null } }>, recentUsers: Array<{ id: string, firstName: string, lastName: string, email: string | null, userRole: UserRole, createdAt: string }> } };

export type PropertyAllocationsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type PropertyAllocationsQuery = { propertyAllocations: { total: number, items: Array<{ propertyId: string, name: string, allocated: number, totalShares: number }> } };

export type AdminCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCountsQuery = { adminCounts: { users: number, properties: number, shares: number, swaps: number } };

export type RotationQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type RotationQuery = { rotation: { propertyId: string, propertyName: string, year: number, baseYear: number, turns: Array<{ turn: number, position: number, shareNumber: number, ownerName: string | null, isMine: boolean, reason: string }> } };

export type AdminSharePartsFragment = { id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, isActive: boolean, version: number };

export type AdminSharesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  propertyId?: string | null | undefined;
  sort?: ShareSort | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type AdminSharesQuery = { adminShares: { total: number, items: Array<{ id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, isActive: boolean, version: number }> } };

export type FreeShareNumbersQueryVariables = Exact<{
  propertyId: string;
}>;


export type FreeShareNumbersQuery = { freeShareNumbers: Array<number> };

export type AssignShareMutationVariables = Exact<{
  input: AssignShareInput;
}>;


export type AssignShareMutation = { assignShare: { id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, isActive: boolean, version: number } };

export type RemoveShareMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type RemoveShareMutation = { removeShare: boolean };

export type UpsertShareOwnerMutationVariables = Exact<{
  input: UpsertShareOwnerInput;
}>;


export type UpsertShareOwnerMutation = { upsertShareOwner: { id: string, propertyId: string, propertyName: string, shareNumber: number, userId: string | null, ownerName: string | null, ownerLastName: string | null, ownerEmail: string | null, isActive: boolean, version: number } };

export type ShareHandoverQueryVariables = Exact<{
  propertyId: string;
  shareNumber: number;
  ownerEmail?: string | null | undefined;
}>;


export type ShareHandoverQuery = { shareHandover: { ownerName: string | null, receiverName: string | null, pendingSwaps: number, weeks: Array<{ year: number, week: number, startDate: string, endDate: string }>, drafts: Array<{ year: number, hasBegun: boolean, isItsTurn: boolean, chosenWeeks: number }> } };

export type RequestPartsFragment = { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null };

export type AdminRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  sort?: RequestSort | null | undefined;
  descending?: boolean | null | undefined;
  list?: RequestList | null | undefined;
  propertyId?: string | null | undefined;
  category?: RequestCategory | null | undefined;
  priority?: RequestPriority | null | undefined;
  assigneeId?: string | null | undefined;
}>;


export type AdminRequestsQuery = { adminSpecialRequests: { total: number, items: Array<{ id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null }> } };

export type RequestDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RequestDetailsQuery = { specialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, history: Array<{ id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean }>, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type RequestCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestCountsQuery = { specialRequestCounts: { pending: number, inProgress: number, fulfilled: number, archived: number, cancelled: number } };

export type RequestAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestAssigneesQuery = { specialRequestAssignees: Array<{ id: string, firstName: string, lastName: string }> };

export type UpdateRequestStatusMutationVariables = Exact<{
  input: UpdateSpecialRequestStatusInput;
}>;


export type UpdateRequestStatusMutation = { updateSpecialRequestStatus: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type ForwardRequestMutationVariables = Exact<{
  id: string;
  forwardToEmail: string;
}>;


export type ForwardRequestMutation = { forwardSpecialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type ArchiveRequestMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveRequestMutation = { archiveSpecialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type UnarchiveRequestMutationVariables = Exact<{
  id: string;
}>;


export type UnarchiveRequestMutation = { unarchiveSpecialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

export type DeleteRequestMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRequestMutation = { deleteSpecialRequest: boolean };

export type AssignRequestMutationVariables = Exact<{
  id: string;
  assigneeId?: string | null | undefined;
}>;


export type AssignRequestMutation = { assignSpecialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, forwardedAt: string | null, archivedAt: string | null, isGuest: boolean, version: number, user: { firstName: string, lastName: string, email: string | null }, property: { id: string, name: string, location: string }, assignee: { id: string, firstName: string, lastName: string } | null } };

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


export type MyRequestQuery = { specialRequest: { id: string, title: string, description: string, category: RequestCategory, priority: RequestPriority, status: RequestStatus, createdAt: string, archivedAt: string | null, version: number, history: Array<{ id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean }>, property: { id: string, name: string, location: string } } };

export type RequestablePropertiesQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestablePropertiesQuery = { requestableProperties: Array<{ id: string, name: string, location: string, isLinked: boolean }> };

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

export type RequestEventPartsFragment = { id: string, at: string, kind: RequestEventKind, status: RequestStatus | null, note: string | null, actorName: string, forwardedTo: string | null, assigneeName: string | null, isForAsker: boolean };

export type SwapWeekPartsFragment = { year: number, week: number, season: Season, holiday: string | null };

export type MySwapPartsFragment = { id: string, status: SwapStatus, role: SwapRole, propertyId: string, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null };

export type MySwapsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySwapsQuery = { mySwaps: { items: Array<{ id: string, status: SwapStatus, role: SwapRole, propertyId: string, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null }> } };

export type SwapsWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type SwapsWaitingQuery = { mySwaps: { items: Array<{ id: string, role: SwapRole, status: SwapStatus, acceptedAt: string | null }> } };

export type SwapWeeksQueryVariables = Exact<{ [key: string]: never; }>;


export type SwapWeeksQuery = { openToSwap: Array<{ bookingId: string, propertyId: string, propertyName: string, startDate: string, endDate: string, shareNumber: number, ownerName: string | null, isMine: boolean, week: { year: number, week: number, season: Season, holiday: string | null } }>, myStays: Array<{ bookingId: string, propertyId: string, propertyName: string, shareNumber: number, year: number, week: number, startDate: string, endDate: string, season: Season, holiday: string | null }> };

export type SwapYearQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type SwapYearQuery = { calendar: { propertyId: string, propertyName: string, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, guests: string | null } | null }> }, property: { id: string, swapsNeedApproval: boolean } };

export type RequestSwapMutationVariables = Exact<{
  input: RequestSwapInput;
}>;


export type RequestSwapMutation = { requestSwap: { id: string, status: SwapStatus, role: SwapRole, propertyId: string, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type AcceptSwapMutationVariables = Exact<{
  id: string;
}>;


export type AcceptSwapMutation = { acceptSwap: { id: string, status: SwapStatus, role: SwapRole, propertyId: string, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type DeclineSwapMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type DeclineSwapMutation = { declineSwap: { id: string, status: SwapStatus, role: SwapRole, propertyId: string, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type CounterSwapMutationVariables = Exact<{
  id: string;
  bookingId: string;
  note?: string | null | undefined;
}>;


export type CounterSwapMutation = { counterSwap: { id: string, status: SwapStatus, role: SwapRole, propertyId: string, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type CancelSwapMutationVariables = Exact<{
  id: string;
}>;


export type CancelSwapMutation = { cancelSwap: { id: string, status: SwapStatus, role: SwapRole, propertyId: string, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, acceptedAt: string | null, expiresAt: string, answerNote: string | null, needsApproval: boolean, message: string | null, targetBooking: { share: { shareNumber: number } } | null, currentWeek: { year: number, week: number, season: Season, holiday: string | null } | null, preferredWeek: { year: number, week: number, season: Season, holiday: string | null } | null, value: { verdict: SwapVerdict, reason: string } | null } };

export type OfferWeekMutationVariables = Exact<{
  bookingId: string;
  isOpen: boolean;
}>;


export type OfferWeekMutation = { offerWeek: boolean };

export type MySwapEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MySwapEventsSubscription = { mySwapEvents: { swapId: string, status: SwapStatus } };

export type SwapCalendarEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SwapCalendarEventsSubscription = { myCalendarEvents: { propertyId: string, year: number } };

export type WeekSwapPartsFragment = { id: string, status: SwapStatus, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, message: string | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null };

export type WeekSwapsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
  status?: SwapStatus | null | undefined;
}>;


export type WeekSwapsQuery = { weekSwaps: { total: number, items: Array<{ id: string, status: SwapStatus, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, message: string | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null }> } };

export type CreateWeekSwapMutationVariables = Exact<{
  input: CreateWeekSwapInput;
}>;


export type CreateWeekSwapMutation = { createWeekSwap: { id: string } };

export type ApproveSwapMutationVariables = Exact<{
  id: string;
}>;


export type ApproveSwapMutation = { approveSwap: { id: string, status: SwapStatus, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, message: string | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null } };

export type RejectSwapMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type RejectSwapMutation = { rejectSwap: { id: string, status: SwapStatus, propertyName: string, shareNumber: number, requesterName: string, answererName: string | null, currentWeekStart: string, currentWeekEnd: string, preferredWeekStart: string, preferredWeekEnd: string, requestedAt: string, acceptedAt: string | null, message: string | null, targetBooking: { share: { shareNumber: number, user: { firstName: string, lastName: string } | null } } | null } };

export type SystemProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemProblemsQuery = { systemStatus: { problems: Array<string> } };

export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { systemStatus: { problems: Array<string>, version: string, nodeVersion: string, postgresVersion: string, startedAt: string, database: boolean, writable: boolean, liveEvents: boolean, worker: boolean, mail: MailState, mailFailingSince: string | null, freeBytes: number | null, jobsWaiting: number, oldestJobAt: string | null, jobsFailed: number, mailsWaiting: number, mailsStuck: number, mailsFailed: number, lastBackupAt: string | null, lastBackupBytes: number | null, isBackupScheduled: boolean, isBackupOverdue: boolean, sessions: number, liveConnections: number } };

export type SecurityEventsQueryVariables = Exact<{
  first?: number | null | undefined;
  before?: string | null | undefined;
  kind?: SecurityEventKind | null | undefined;
  userId?: string | null | undefined;
}>;


export type SecurityEventsQuery = { securityEvents: { nextCursor: string | null, items: Array<{ id: string, kind: SecurityEventKind, userId: string | null, userName: string | null, actorName: string | null, network: string | null, requestId: string | null, at: string }> } };

export type SecurityEventPartsFragment = { id: string, kind: SecurityEventKind, userId: string | null, userName: string | null, actorName: string | null, network: string | null, requestId: string | null, at: string };

export type BookingPartsFragment = { id: string, shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, guests: string | null };

export type CalendarYearPartsFragment = { propertyId: string, propertyName: string, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, guests: string | null } | null }> };

export type CalendarQueryVariables = Exact<{
  propertyId: string;
  year: number;
}>;


export type CalendarQuery = { calendar: { propertyId: string, propertyName: string, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, guests: string | null } | null }> } };

export type MyCalendarEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyCalendarEventsSubscription = { myCalendarEvents: { propertyId: string, year: number } };

export type ClaimWeekMutationVariables = Exact<{
  input: ClaimWeekInput;
}>;


export type ClaimWeekMutation = { claimWeek: { id: string, shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, guests: string | null } };

export type ReleaseWeekMutationVariables = Exact<{
  bookingId: string;
}>;


export type ReleaseWeekMutation = { releaseWeek: boolean };

export type NameGuestsMutationVariables = Exact<{
  input: NameGuestsInput;
}>;


export type NameGuestsMutation = { nameGuests: { id: string, shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, guests: string | null } };

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


export type TagWeeksMutation = { tagWeeks: { propertyId: string, propertyName: string, year: number, isOpenForClaims: boolean, claimsLimitedUntil: string | null, tagsVersion: number, isGuest: boolean, shares: Array<{ shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, claimedWeek: number | null }>, weeks: Array<{ week: number, startDate: string, endDate: string, season: Season, holiday: string | null, isMaintenance: boolean, booking: { id: string, shareId: string, shareNumber: number, ownerName: string | null, isMine: boolean, guests: string | null } | null }> } };

export const CurrentUserPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminSession"}},{"kind":"Field","name":{"kind":"Name","value":"isFirstLogin"}},{"kind":"Field","name":{"kind":"Name","value":"themeId"}}]}}]} as unknown as DocumentNode<CurrentUserPartsFragment, unknown>;
export const DocumentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"accessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DocumentPartsFragment, unknown>;
export const DraftEntryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<DraftEntryPartsFragment, unknown>;
export const DraftPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<DraftPartsFragment, unknown>;
export const ImportJobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newProperties"}},{"kind":"Field","name":{"kind":"Name","value":"sharesAssigned"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ImportJobPartsFragment, unknown>;
export const FailedMailPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FailedMailParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooOld"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<FailedMailPartsFragment, unknown>;
export const PersonPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<PersonPartsFragment, unknown>;
export const ConversationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participant1Id"}},{"kind":"Field","name":{"kind":"Name","value":"participant2Id"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ConversationPartsFragment, unknown>;
export const MessagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MessagePartsFragment, unknown>;
export const AdminUserPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"passwordState"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"shareCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminUserPartsFragment, unknown>;
export const AdminPropertyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"weeksPerShare"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changeoverWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"swapsNeedApproval"}},{"kind":"Field","name":{"kind":"Name","value":"claimLimitDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationBaseYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminPropertyPartsFragment, unknown>;
export const ReportJobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"csvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}}]}}]} as unknown as DocumentNode<ReportJobPartsFragment, unknown>;
export const AdminSharePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminShareParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminSharePartsFragment, unknown>;
export const RequestPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<RequestPartsFragment, unknown>;
export const GuestLinkPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuestLinkParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuestLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GuestLinkPartsFragment, unknown>;
export const MyRequestPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]} as unknown as DocumentNode<MyRequestPartsFragment, unknown>;
export const RequestEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedTo"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isForAsker"}}]}}]} as unknown as DocumentNode<RequestEventPartsFragment, unknown>;
export const SwapWeekPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}}]} as unknown as DocumentNode<SwapWeekPartsFragment, unknown>;
export const MySwapPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}}]} as unknown as DocumentNode<MySwapPartsFragment, unknown>;
export const WeekSwapPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekSwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<WeekSwapPartsFragment, unknown>;
export const SecurityEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<SecurityEventPartsFragment, unknown>;
export const BookingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}}]} as unknown as DocumentNode<BookingPartsFragment, unknown>;
export const CalendarYearPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarYearParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenForClaims"}},{"kind":"Field","name":{"kind":"Name","value":"claimsLimitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"tagsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"claimedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"isMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}}]} as unknown as DocumentNode<CalendarYearPartsFragment, unknown>;
export const AuditLogDocument = {"__meta__":{"hash":"3c4a2b4a4ccf2f1ce1c03e3d3827ffe7e9b6e4f693ab540da73522e5da6e866f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const LatestActionsDocument = {"__meta__":{"hash":"df6ed95ab59b80b68762038093525efdc8c809a575861b7983a311f0d64c0bff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<LatestActionsQuery, LatestActionsQueryVariables>;
export const AdminEventsDocument = {"__meta__":{"hash":"91e3dab3a4e6969c446653e99aeded3990e703c2d12f5d0078c7998b7f3be96f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AdminEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AdminEventsSubscription, AdminEventsSubscriptionVariables>;
export const RecentPasswordDocument = {"__meta__":{"hash":"940859a25c1b8834f2d5788c58fc652adf3bb6356b0e91db37a13847e397f9dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentPassword"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecentPassword"}}]}}]}}]} as unknown as DocumentNode<RecentPasswordQuery, RecentPasswordQueryVariables>;
export const ConfirmPasswordDocument = {"__meta__":{"hash":"be52c622e3e7c11862e936fac8ba99036193b50cf924a128063518c0d9b8911f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const MySessionsDocument = {"__meta__":{"hash":"bffd889e337300ef925948f2e74354d3b4c0e7e9e13b06187b07b8225d36631a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminSession"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"c89f654f64d79d22e49030321a36f7bbad4432247ecc6d647ff726af0b60bd16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"e5e37edf3c6ca444bbb0939ba876228e1e1ec92aae34820cd3075e3330a53ebe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const MySecondFactorDocument = {"__meta__":{"hash":"bd07d0e6b93565e4b0a36b09e3c62486008395013b06c3050a4109f57bc91306"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const StartSecondFactorDocument = {"__meta__":{"hash":"387fc27cca219c25203051734b5642fec88aeccc7705303bdacc4f1036894f5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupKey"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"f6ac0a75f4ccab682d1172a03d09615c8f4db4ff7bbcf30e843dc0d2d67f8624"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const SwitchSecondFactorOffDocument = {"__meta__":{"hash":"d6294c15ece465b6b9396880489b0cec94ebe0a05f8b73190130cf9c53879035"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchSecondFactorOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchSecondFactorOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<SwitchSecondFactorOffMutation, SwitchSecondFactorOffMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"660c38b68b1fbc7845dc087219c8966007c04ebb094fdba7370abbfac264466a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const UserSecondFactorDocument = {"__meta__":{"hash":"e8c2829ec967671ec6134dbb6920bb28da9bbf3ce3eab8d102235490ba58b42a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]}}]} as unknown as DocumentNode<UserSecondFactorQuery, UserSecondFactorQueryVariables>;
export const RemoveSecondFactorDocument = {"__meta__":{"hash":"840f9986e3388d735936c129d7875bee258ad413f64b01da23796ff0e4b15944"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const EraseMyAccountDocument = {"__meta__":{"hash":"7e01e72696d4f3a7787912324d8011be51121370d928484b0b9de1c2dc0d9b3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}]}]}}]} as unknown as DocumentNode<EraseMyAccountMutation, EraseMyAccountMutationVariables>;
export const CurrentUserDocument = {"__meta__":{"hash":"e0923c983a304182111f0cc0b1d5144cd796025d0e619a6fa19b020f905d3c57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentUserParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminSession"}},{"kind":"Field","name":{"kind":"Name","value":"isFirstLogin"}},{"kind":"Field","name":{"kind":"Name","value":"themeId"}}]}}]} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const AppInfoDocument = {"__meta__":{"hash":"f6a47cac85573b7d616a43aee266bd18b09449efb7ba9cc06439825070a68964"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AppInfoQuery, AppInfoQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"5f38bbcc07ad82533b35cb2a0c1802ab1d9f866ce7a5a5eda5fa8327ac35c110"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFirstLogin"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentUserParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminSession"}},{"kind":"Field","name":{"kind":"Name","value":"isFirstLogin"}},{"kind":"Field","name":{"kind":"Name","value":"themeId"}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const AdminLoginDocument = {"__meta__":{"hash":"47d3e312e54b4da279c1e45a6ccaff264d3cf21ff94ef8f47774bae5ec4912f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentUserParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminSession"}},{"kind":"Field","name":{"kind":"Name","value":"isFirstLogin"}},{"kind":"Field","name":{"kind":"Name","value":"themeId"}}]}}]} as unknown as DocumentNode<AdminLoginMutation, AdminLoginMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"d33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const MailPreferenceDocument = {"__meta__":{"hash":"226dc35d13f92c706043ef8aaf74e5956e3ac292b98c4dd47a011ff6d28ad2df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMails"}}]}}]}}]} as unknown as DocumentNode<MailPreferenceQuery, MailPreferenceQueryVariables>;
export const SaveMailPreferenceDocument = {"__meta__":{"hash":"8d7e997353dead6e1a75a4630630e7179b2110a1a90c6f4f7aba0ec54b2a1301"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMailPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unreadMails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMailPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unreadMails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unreadMails"}}}]}]}}]} as unknown as DocumentNode<SaveMailPreferenceMutation, SaveMailPreferenceMutationVariables>;
export const SaveThemeDocument = {"__meta__":{"hash":"539bcaa72f11df79bbc11e2a80c5adf1f938f484571a2c5edba04932ce301bbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTheme"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"themeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTheme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"themeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"themeId"}}}]}]}}]} as unknown as DocumentNode<SaveThemeMutation, SaveThemeMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"24b7281bde136e9992f07428d3b618dd2a8b797fcc4d65911e7c46aa6a31d03d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const VerifyOtpDocument = {"__meta__":{"hash":"59cc6b856b0970867f409c0ee3c7eaaf9101a856c786dac06e2d4ef9701ba7e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentUserParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminSession"}},{"kind":"Field","name":{"kind":"Name","value":"isFirstLogin"}},{"kind":"Field","name":{"kind":"Name","value":"themeId"}}]}}]} as unknown as DocumentNode<VerifyOtpMutation, VerifyOtpMutationVariables>;
export const ResendOtpDocument = {"__meta__":{"hash":"85c7a92a6b4cf5241d8438be8e8e14d8632b64b9c4743bb28bd1e9a1c945ce4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResendOtpMutation, ResendOtpMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"f2a787815c29ab5b832f991d73866f6a498fb6185f99dead5e438f41613fe8b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentUserParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminSession"}},{"kind":"Field","name":{"kind":"Name","value":"isFirstLogin"}},{"kind":"Field","name":{"kind":"Name","value":"themeId"}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ForgotPasswordDocument = {"__meta__":{"hash":"970c1028e4d1c468bd5c2c01ca7910bc2656677e57e4a852712b255ba2fba4b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetLinkDocument = {"__meta__":{"hash":"a23d1b2e0fd8fe3053527b79fcb9e91238e62c885e6b71577bdecc4781e0774a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetLinkOpens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ResetLinkQuery, ResetLinkQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"0c693063aa4afec7da62248d7808a3ac2713ec70a350b48ac3f640ac428d365c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const PropertyDocumentsDocument = {"__meta__":{"hash":"714eadb5f53f4f44d8de5d31da6540fdbc3bce76ddf2187e5d2714380c68b912"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"accessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PropertyDocumentsQuery, PropertyDocumentsQueryVariables>;
export const SearchDocumentsDocument = {"__meta__":{"hash":"f279a97572d157c19bcf6c7c12f72384f65138cc66b86d41ecce25b0f7d21124"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}}]}}]} as unknown as DocumentNode<SearchDocumentsQuery, SearchDocumentsQueryVariables>;
export const DocumentHistoryDocument = {"__meta__":{"hash":"1587967aee07fb785d651b76c51ca75f21c7aecdf816d7bc0e7a85c5e24ff3a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"accessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentHistoryQuery, DocumentHistoryQueryVariables>;
export const CreateDocumentDocument = {"__meta__":{"hash":"dc5127bd4315915b09b9d53ec76732aaafa2be9f1a7c29b8b24267fde8a98254"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"accessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateDocumentMutation, CreateDocumentMutationVariables>;
export const UpdateDocumentDocument = {"__meta__":{"hash":"922f4529ea8eeb294ee3ee8a3ffd106b85994863db663ae1892290aee32a7408"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"accessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateDocumentMutation, UpdateDocumentMutationVariables>;
export const RemoveDocumentDocument = {"__meta__":{"hash":"9fd63b1c85321f13bc1b71536143f84532c8852d0e8825462a66acee6b967add"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveDocumentMutation, RemoveDocumentMutationVariables>;
export const DraftDocument = {"__meta__":{"hash":"887f2d33ec304a4a0827830073546e83d63527c12e33ffeebf1c774ca30e593c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Draft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DraftQuery, DraftQueryVariables>;
export const DraftsDocument = {"__meta__":{"hash":"8de33d1e31939fb5950452a8480804054e645380434503ea65b7bece1a81100b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Drafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drafts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turnShare"}},{"kind":"Field","name":{"kind":"Name","value":"isMyTurn"}}]}}]}}]} as unknown as DocumentNode<DraftsQuery, DraftsQueryVariables>;
export const MyDraftEventsDocument = {"__meta__":{"hash":"7e78d460a563de6a5f63f84a1b30c26d2d5798ff98fb90d1f5198f63ef1b56ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyDraftEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDraftEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<MyDraftEventsSubscription, MyDraftEventsSubscriptionVariables>;
export const PickWeekDocument = {"__meta__":{"hash":"56e3f80f4f55a4c012e841d71b4002e4d0b99179df3a5f9290a607d00b5cbcc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PickWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickWeekInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PickWeekMutation, PickWeekMutationVariables>;
export const WishListDocument = {"__meta__":{"hash":"c9741fc695bc3fb035ed3d4b41c9a82d3c9032801342baa5b5e2792354f1e830"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shareId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shareId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"isAutopilot"}},{"kind":"Field","name":{"kind":"Name","value":"lastYear"}}]}}]}}]} as unknown as DocumentNode<WishListQuery, WishListQueryVariables>;
export const SaveWishListDocument = {"__meta__":{"hash":"fc8091ee5109c055d5e62acb412af5c4b11f1a13d4b1b8c2805de0c57eeac30b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWishList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WishListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWishList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"isAutopilot"}},{"kind":"Field","name":{"kind":"Name","value":"lastYear"}}]}}]}}]} as unknown as DocumentNode<SaveWishListMutation, SaveWishListMutationVariables>;
export const FairnessLedgerDocument = {"__meta__":{"hash":"b41974d43921c99a820e3da3a71aa7f4dd8f671f84f06726ce6f28f845004cdb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FairnessLedger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fairnessLedger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"peak"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"}},{"kind":"Field","name":{"kind":"Name","value":"firstChoices"}}]}}]}}]} as unknown as DocumentNode<FairnessLedgerQuery, FairnessLedgerQueryVariables>;
export const PlanDraftDocument = {"__meta__":{"hash":"2596baa72ce2fc9f9ffc89c1c6384a967b6d28e6bcaed8fe35b6c6ff759da269"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PlanDraftMutation, PlanDraftMutationVariables>;
export const DropDraftDocument = {"__meta__":{"hash":"81ebb03bd05b4eaa516d4b479621d7489595560e2df4ab98c9235afd4c6bd903"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}]}]}}]} as unknown as DocumentNode<DropDraftMutation, DropDraftMutationVariables>;
export const OpenDraftDocument = {"__meta__":{"hash":"fcd93700e6dfde30898deddee9462c052e14e6da773ac481e0408eea21cd9bee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OpenDraftMutation, OpenDraftMutationVariables>;
export const PauseDraftDocument = {"__meta__":{"hash":"0dd5adb59a99592844f3aa1eba21b3e9d32f0b40a339af7570451593ae5b6c67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PauseDraftMutation, PauseDraftMutationVariables>;
export const ResumeDraftDocument = {"__meta__":{"hash":"22ceab508000260e740484656db4cffe909973458fb7a9da9f10a73eb44c7aa3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ResumeDraftMutation, ResumeDraftMutationVariables>;
export const UndoPickDocument = {"__meta__":{"hash":"d699b2f398d2e1b5682fd7e994f508f0d2e20a3a9d7e0d6238263df94af2f9b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"windowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCap"}},{"kind":"Field","name":{"kind":"Name","value":"peakCap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"leftMs"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UndoPickMutation, UndoPickMutationVariables>;
export const RehearseDraftDocument = {"__meta__":{"hash":"f654cc270c2cda13088dbb1a7883570c22b2d5d39fd6bb2635a8badb4a6ed59f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RehearseDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rehearseDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hasWishList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromWishLists"}},{"kind":"Field","name":{"kind":"Name","value":"byNeutralRule"}},{"kind":"Field","name":{"kind":"Name","value":"weeksLeft"}},{"kind":"Field","name":{"kind":"Name","value":"longestSeconds"}}]}}]}}]} as unknown as DocumentNode<RehearseDraftQuery, RehearseDraftQueryVariables>;
export const HomeDocument = {"__meta__":{"hash":"75de28bfaf2fe541907d06764e49543327d63c1abf2853b201113f6ba5f13a56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailboxCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myStays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turnShare"}},{"kind":"Field","name":{"kind":"Name","value":"isMyTurn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const MyActivityDocument = {"__meta__":{"hash":"bb28a057695fe49e3573caae6bf4c7edb61e9267207bbaac941932830a60efaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<MyActivityQuery, MyActivityQueryVariables>;
export const HomeRotationDocument = {"__meta__":{"hash":"51cbfc05e0780e96574c20a97781e75583f3a94ea9b66938be5804bbc6b1d82c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeRotation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}}]}}]}}]} as unknown as DocumentNode<HomeRotationQuery, HomeRotationQueryVariables>;
export const ImportJobsDocument = {"__meta__":{"hash":"18abf143bae31a41809315973d87b6b200139c3e020aa0eb3e7c24d371bb8a6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newProperties"}},{"kind":"Field","name":{"kind":"Name","value":"sharesAssigned"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ImportJobsQuery, ImportJobsQueryVariables>;
export const ImportPageDocument = {"__meta__":{"hash":"964f1bc71591dbba0a42648ad507bf1f725fe10c74cb7261a4d79f0d78ca8fff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refusedOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportJobParts"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"refusedOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refusedOnly"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isRefused"}},{"kind":"Field","name":{"kind":"Name","value":"isAssigned"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newProperties"}},{"kind":"Field","name":{"kind":"Name","value":"sharesAssigned"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ImportPageQuery, ImportPageQueryVariables>;
export const ApplyImportDocument = {"__meta__":{"hash":"56a2e61ae18f0a8d6fa711ad287af4407971ea83bf4ee68dcce4be4d9d4b915c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newProperties"}},{"kind":"Field","name":{"kind":"Name","value":"sharesAssigned"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ApplyImportMutation, ApplyImportMutationVariables>;
export const DiscardImportDocument = {"__meta__":{"hash":"7bfa290d73705c91690a9f29716b0ec616286998668180826f76bff2bd28401c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardImportMutation, DiscardImportMutationVariables>;
export const FailedMailsDocument = {"__meta__":{"hash":"3248642634ace7231c606e37e60c1b5413ae4830f90d9d13618ef8eb67b9f0f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminFailedMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FailedMailParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FailedMailParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"isTooOld"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<FailedMailsQuery, FailedMailsQueryVariables>;
export const ResendMailDocument = {"__meta__":{"hash":"0adb84daec0f7bce7035f89af53448b140aa5c3898949af3982334d657f059f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResendMailMutation, ResendMailMutationVariables>;
export const DismissMailDocument = {"__meta__":{"hash":"0e7640c1fd4884da3b709dd8bf00c54b1513b36514e5158a8dff039f371e74fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DismissMailMutation, DismissMailMutationVariables>;
export const ConversationsDocument = {"__meta__":{"hash":"65606e11d8ee1c4fbff3b9c6be77520384cd9a6328667372959417392696eff2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Conversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participant1Id"}},{"kind":"Field","name":{"kind":"Name","value":"participant2Id"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<ConversationsQuery, ConversationsQueryVariables>;
export const ConversationWithDocument = {"__meta__":{"hash":"af22ffd47672cd546a05d0e943ca666bdad5ead8c4c639bb05f78f85c002723d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationWith"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationWith"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participant1Id"}},{"kind":"Field","name":{"kind":"Name","value":"participant2Id"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<ConversationWithQuery, ConversationWithQueryVariables>;
export const ConversationMessagesDocument = {"__meta__":{"hash":"54ea58c047271cbc5cfcb9fc1025666bfb89db80e0e1a9690fd13aee5ca4d7d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<ConversationMessagesQuery, ConversationMessagesQueryVariables>;
export const MailboxCountsDocument = {"__meta__":{"hash":"8e5d20ec1f49bf7064104354f04bef9581bf86d0ae1b729ad702134c34a33106"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailboxCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailboxCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]}}]} as unknown as DocumentNode<MailboxCountsQuery, MailboxCountsQueryVariables>;
export const MailboxDocument = {"__meta__":{"hash":"4bc91c0996d42c1188bbe488feeeee049bfd26379610d07a238dbcf32419cbd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mailbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"box"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Mailbox"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"box"},"value":{"kind":"Variable","name":{"kind":"Name","value":"box"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<MailboxQuery, MailboxQueryVariables>;
export const SearchPeopleDocument = {"__meta__":{"hash":"edc6b1a46dd7ecef8d86fca09b53969b9f78811f4b06f25bbe1626c848d327e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<SearchPeopleQuery, SearchPeopleQueryVariables>;
export const SendMessagesDocument = {"__meta__":{"hash":"9339ad77d7ebc49b844104d436f4ac41d1962c3122a30c84317293e8f383b907"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<SendMessagesMutation, SendMessagesMutationVariables>;
export const SendMessageToEmailDocument = {"__meta__":{"hash":"f03ad07b3875a7e12569b4a0f71da76e20d4b5ee8e3d4bb31a75a385a2f1bf80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessageToEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageToEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessageToEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<SendMessageToEmailMutation, SendMessageToEmailMutationVariables>;
export const MarkMessageReadDocument = {"__meta__":{"hash":"9df414aa4c1cfe44ba04a15593498014f5074141c3cc685e50f7da53721063e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessageRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessageRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<MarkMessageReadMutation, MarkMessageReadMutationVariables>;
export const MarkConversationReadDocument = {"__meta__":{"hash":"3974a080abc1308527a25c5fe8b4133096a811adf16287a2ff44132ae323742d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkConversationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upToMessageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markConversationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upToMessageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upToMessageId"}}}]}]}}]} as unknown as DocumentNode<MarkConversationReadMutation, MarkConversationReadMutationVariables>;
export const ArchiveMessageDocument = {"__meta__":{"hash":"eaa13649e0121298b80dff40c7e9a7ab121745cf36f03c90545aefd0792af2ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<ArchiveMessageMutation, ArchiveMessageMutationVariables>;
export const UnarchiveMessageDocument = {"__meta__":{"hash":"e1cd365243c9ada100551132111766784c5e557a9b55d44fdf79bcb137232edc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnarchiveMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unarchiveMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<UnarchiveMessageMutation, UnarchiveMessageMutationVariables>;
export const DeleteMessageDocument = {"__meta__":{"hash":"da05154c66b7d10fe5e68aec92dbbf90a955cf553e8424bcb3ac6218f3c2f7a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMessageMutation, DeleteMessageMutationVariables>;
export const SetTypingDocument = {"__meta__":{"hash":"364781e42e2427f7846445383ac3fd7101c7d9fc88199566a0e59b6f3a7ce6ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTyping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTyping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}}}]}]}}]} as unknown as DocumentNode<SetTypingMutation, SetTypingMutationVariables>;
export const MyMessageEventsDocument = {"__meta__":{"hash":"106c9fc894fda5cc537a62c647467b65ae7d12a4954efc292c974de351292d50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyMessageEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myMessageEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"fromMessageId"}},{"kind":"Field","name":{"kind":"Name","value":"upToMessageId"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientKey"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiverId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonParts"}}]}}]}}]} as unknown as DocumentNode<MyMessageEventsSubscription, MyMessageEventsSubscriptionVariables>;
export const AdminUsersDocument = {"__meta__":{"hash":"6f03c2b8541d2d0503f66ac7e25e3e75a4d27a5c8e13785d60b0817aeda1cc71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"passwordState"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"shareCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminUserDocument = {"__meta__":{"hash":"13eb25a5dbd9e89e3c4bb431652874f5208add3d41f5659ec6b3578c0907fff2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserParts"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminShareParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"passwordState"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"shareCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminShareParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminUserQuery, AdminUserQueryVariables>;
export const UserOptionsDocument = {"__meta__":{"hash":"48265c8e7994250c676802485c85a753268c8fd014fa5d5c52df0bf3cbd07cc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<UserOptionsQuery, UserOptionsQueryVariables>;
export const CreateUserDocument = {"__meta__":{"hash":"a0dec960ae40f8bd73d203a9186fbce736ae6a2f02f036ba409680067fb354ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"passwordState"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"shareCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"ec179617ebdb443dfa26b13dc8aafec769e9cca2b974831244666f98b4348c17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"passwordState"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedPropertyName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"shareCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"af3b5eba0b89380e621365df989267a5f9b4784c0304e8ca06d70f85f8dead93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const SetTemporaryPasswordDocument = {"__meta__":{"hash":"f744bfc852d9c6ace118fb748d798899c40f73cb384f6512f92fa3b8a3875fe7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTemporaryPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTemporaryPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<SetTemporaryPasswordMutation, SetTemporaryPasswordMutationVariables>;
export const AdminPropertiesDocument = {"__meta__":{"hash":"f4128b3d2392c805b195b8a93dbeb9435730429336a20b4ba3c4de4955c66872"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allocatedShares"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"weeksPerShare"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changeoverWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"swapsNeedApproval"}},{"kind":"Field","name":{"kind":"Name","value":"claimLimitDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationBaseYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminPropertiesQuery, AdminPropertiesQueryVariables>;
export const AdminPropertyDocument = {"__meta__":{"hash":"e1013eeae90f5d14918738e618036b439f0e7a5fe502a5562cd4762c147f733f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"weeksPerShare"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changeoverWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"swapsNeedApproval"}},{"kind":"Field","name":{"kind":"Name","value":"claimLimitDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationBaseYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminPropertyQuery, AdminPropertyQueryVariables>;
export const PropertyOptionsDocument = {"__meta__":{"hash":"f630b43c4172b5db9e5a21c7191321019e036561f3ed11250f2475d309d1b6c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PropertyOptionsQuery, PropertyOptionsQueryVariables>;
export const RotatingSharesDocument = {"__meta__":{"hash":"9963490a580065235a2540033544cdd6030b45f94a4be124b75178b167c39b6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RotatingShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}}]}}]}}]} as unknown as DocumentNode<RotatingSharesQuery, RotatingSharesQueryVariables>;
export const CreatePropertyDocument = {"__meta__":{"hash":"24b903331403ca05c1ea17234d8786d5d930862d440cf8aeb6502e68f113d05e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"weeksPerShare"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changeoverWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"swapsNeedApproval"}},{"kind":"Field","name":{"kind":"Name","value":"claimLimitDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationBaseYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreatePropertyMutation, CreatePropertyMutationVariables>;
export const UpdatePropertyDocument = {"__meta__":{"hash":"286ce6ae2e49acd4d6ddc220ef00376008b0092faa6f4d199ebb2f018fcf3ddc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"weeksPerShare"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changeoverWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"swapsNeedApproval"}},{"kind":"Field","name":{"kind":"Name","value":"claimLimitDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationBaseYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePropertyMutation, UpdatePropertyMutationVariables>;
export const UpdateRotationDocument = {"__meta__":{"hash":"be0c94ef0e7882891aed2365fe14ecb13688dad1a110aa23952886eec238ef31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRotation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRotationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRotation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"weeksPerShare"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changeoverWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"swapsNeedApproval"}},{"kind":"Field","name":{"kind":"Name","value":"claimLimitDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationBaseYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateRotationMutation, UpdateRotationMutationVariables>;
export const OwnedSharesDocument = {"__meta__":{"hash":"ddb0c78300ea767503231e4b0c81b1fe0879494ba7088df66bdeda2b7a6345b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnedShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}]} as unknown as DocumentNode<OwnedSharesQuery, OwnedSharesQueryVariables>;
export const PropertyChoiceDocument = {"__meta__":{"hash":"cde09db0894394b1b203fbd2ac2d09c6faa074f99b5f10e0e05aa8be76df3569"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PropertyChoiceQuery, PropertyChoiceQueryVariables>;
export const ReportSummaryDocument = {"__meta__":{"hash":"6ba4ad6b3eca074b14c8b595d94da67cf0ff906ef587c154569525c085e8bc55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeProperties"}},{"kind":"Field","name":{"kind":"Name","value":"totalProperties"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRequests"}},{"kind":"Field","name":{"kind":"Name","value":"totalRequests"}},{"kind":"Field","name":{"kind":"Name","value":"allocationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"sharesAllocated"}}]}}]}}]} as unknown as DocumentNode<ReportSummaryQuery, ReportSummaryQueryVariables>;
export const ReportPreviewDocument = {"__meta__":{"hash":"702eb8dc0c0ff704f018e11ccbf811fdb76b547bf182ea0f29fa737cc72425fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportType"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ReportPreviewQuery, ReportPreviewQueryVariables>;
export const ReportJobsDocument = {"__meta__":{"hash":"efc5df46ab10640a6cdc740054609050a05cc4291c1d61d31cd6c94537d852fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"csvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}}]}}]} as unknown as DocumentNode<ReportJobsQuery, ReportJobsQueryVariables>;
export const GenerateReportDocument = {"__meta__":{"hash":"55ce5d99e7354933080364e2ccc4e17ac908e351d371c86632be59d41aa84a01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"csvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}}]}}]} as unknown as DocumentNode<GenerateReportMutation, GenerateReportMutationVariables>;
export const SendReportDocument = {"__meta__":{"hash":"4116cfaee42c24dcd4820a031f99fd3f899f697e904600dfa39cafeee2161a50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"csvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}}]}}]} as unknown as DocumentNode<SendReportMutation, SendReportMutationVariables>;
export const AdminOverviewDocument = {"__meta__":{"hash":"7d8fb687bc555c5d9c309c4409e7dca656c22dd9e796229db70208f19b395fe4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalProperties"}},{"kind":"Field","name":{"kind":"Name","value":"activeProperties"}},{"kind":"Field","name":{"kind":"Name","value":"allocatedShares"}},{"kind":"Field","name":{"kind":"Name","value":"shareCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"allocationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"weekSwaps"}},{"kind":"Field","name":{"kind":"Name","value":"usersWithShares"}},{"kind":"Field","name":{"kind":"Name","value":"usersWithoutShares"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topShareHolders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userRole"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const PropertyAllocationsDocument = {"__meta__":{"hash":"5a3fc91d76743e7a51a5ee8dacb2303beda9df7caf5b0b9685eac9b8466d692c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyAllocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyAllocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allocated"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}}]}}]}}]}}]} as unknown as DocumentNode<PropertyAllocationsQuery, PropertyAllocationsQueryVariables>;
export const AdminCountsDocument = {"__meta__":{"hash":"93bad027e525ec068aaa35940eb04a1541ebf201fd69a01b235d7af79c11cefe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","alias":{"kind":"Name","value":"swaps"},"name":{"kind":"Name","value":"weekSwaps"}}]}}]}}]} as unknown as DocumentNode<AdminCountsQuery, AdminCountsQueryVariables>;
export const RotationDocument = {"__meta__":{"hash":"43a412e4839ce457b622ff38eec946cf679e3aa5d05f1e8f8bc5b2c7ff128425"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rotation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"baseYear"}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turn"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RotationQuery, RotationQueryVariables>;
export const AdminSharesDocument = {"__meta__":{"hash":"51efe4a4aecc5349d95a366fd4ff12255354f2105a6e43e6bf4e3cecc3a5384e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminShareParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminShareParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminSharesQuery, AdminSharesQueryVariables>;
export const FreeShareNumbersDocument = {"__meta__":{"hash":"05d993f2add25015a0a887b5b2c70654f0bd83237debcb6c8ebfba5212c2a6e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeShareNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeShareNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}]}]}}]} as unknown as DocumentNode<FreeShareNumbersQuery, FreeShareNumbersQueryVariables>;
export const AssignShareDocument = {"__meta__":{"hash":"c0d4750eb6f23803bb1548c670c5a0f76d1b443c9de078deeeebce01609adcb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignShareInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminShareParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminShareParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AssignShareMutation, AssignShareMutationVariables>;
export const RemoveShareDocument = {"__meta__":{"hash":"83a219971d374af7782ac989a0dd3eff8cf00ee6232c6ce8a9cace083129991b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<RemoveShareMutation, RemoveShareMutationVariables>;
export const UpsertShareOwnerDocument = {"__meta__":{"hash":"4bc95215c663e84d1f374f1451fb86de124f3d13123d54ff82fff81d0c7cfece"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpsertShareOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpsertShareOwnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertShareOwner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminShareParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminShareParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminShare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerLastName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpsertShareOwnerMutation, UpsertShareOwnerMutationVariables>;
export const ShareHandoverDocument = {"__meta__":{"hash":"db230126a6e32126aac60eedef06cd5c99d011f80afb8e4ee1166f32f862ee53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareHandover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shareNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownerEmail"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareHandover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shareNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shareNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownerEmail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownerEmail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingSwaps"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"hasBegun"}},{"kind":"Field","name":{"kind":"Name","value":"isItsTurn"}},{"kind":"Field","name":{"kind":"Name","value":"chosenWeeks"}}]}}]}}]}}]} as unknown as DocumentNode<ShareHandoverQuery, ShareHandoverQueryVariables>;
export const AdminRequestsDocument = {"__meta__":{"hash":"ccc1bf0df6265881850c1cbb992b1615e928945fc949b88d13f7ed7fa1cb285e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestList"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priority"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPriority"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSpecialRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"priority"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priority"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigneeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<AdminRequestsQuery, AdminRequestsQueryVariables>;
export const RequestDetailsDocument = {"__meta__":{"hash":"7eadc8b477291f3a7d0cf2934adc2b90a901a6229d1ce50d216fabdab081f549"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestParts"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestEventParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedTo"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isForAsker"}}]}}]} as unknown as DocumentNode<RequestDetailsQuery, RequestDetailsQueryVariables>;
export const RequestCountsDocument = {"__meta__":{"hash":"89a93d60d4e7da004fd99ef745ed1662d75027d321557d0dd33f5c78858059a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialRequestCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilled"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}}]}}]}}]} as unknown as DocumentNode<RequestCountsQuery, RequestCountsQueryVariables>;
export const RequestAssigneesDocument = {"__meta__":{"hash":"a1e930c021eeb8fab92594707e9dc221555d26b59fcf67ae66448397c2aa3d05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialRequestAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<RequestAssigneesQuery, RequestAssigneesQueryVariables>;
export const UpdateRequestStatusDocument = {"__meta__":{"hash":"4e5490b8cedbf05ec154a8ca249d13dd19d8653cf78cde9806d9b48539799247"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRequestStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSpecialRequestStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSpecialRequestStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<UpdateRequestStatusMutation, UpdateRequestStatusMutationVariables>;
export const ForwardRequestDocument = {"__meta__":{"hash":"60f7a6d96817b2ea1a85a7b3a7a5a9a580930c9d55051795027eaf1762cce0b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForwardRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forwardToEmail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forwardSpecialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forwardToEmail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forwardToEmail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<ForwardRequestMutation, ForwardRequestMutationVariables>;
export const ArchiveRequestDocument = {"__meta__":{"hash":"597232d3762d490b9a9f67404b0ed676f3fb25f64f1e95d73f1a048d11baf0b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveSpecialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<ArchiveRequestMutation, ArchiveRequestMutationVariables>;
export const UnarchiveRequestDocument = {"__meta__":{"hash":"1e1953f169cd715d3fb17d28aa6b7f1badac4a3116ce3ac743608a11e0456e75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnarchiveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unarchiveSpecialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<UnarchiveRequestMutation, UnarchiveRequestMutationVariables>;
export const DeleteRequestDocument = {"__meta__":{"hash":"b87f6151e0f0fef3c060f7c6d901935e2deba1453267e5a5beee87a085bd178d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSpecialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteRequestMutation, DeleteRequestMutationVariables>;
export const AssignRequestDocument = {"__meta__":{"hash":"de7ba227b94e22150a9964a7f47c42785429bcfe1c41b127ad0705e321d1bfa6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignSpecialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigneeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<AssignRequestMutation, AssignRequestMutationVariables>;
export const RequestEventsDocument = {"__meta__":{"hash":"0224c0288d809e0a89f3d17edd4eae35542f32a9fefbdb283952dd28589d90ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RequestEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialRequestEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"askerName"}}]}}]}}]} as unknown as DocumentNode<RequestEventsSubscription, RequestEventsSubscriptionVariables>;
export const GuestLinkDocument = {"__meta__":{"hash":"fc66e7b71715f3f1624ba94cde1fb694e5eca6c5dc98a1775e83c9f80a766ccb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuestLinkParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuestLinkParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuestLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GuestLinkQuery, GuestLinkQueryVariables>;
export const CreateGuestLinkDocument = {"__meta__":{"hash":"5a3b3204146205d3f043dacc58c78eebc6e96bb8e69a0b4fa9819e3fec110892"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGuestLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGuestLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuestLinkParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuestLinkParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuestLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreateGuestLinkMutation, CreateGuestLinkMutationVariables>;
export const RevokeGuestLinkDocument = {"__meta__":{"hash":"ff5c594e6eeb8f5e2c583dbbffc8e3200d9c4520dd89a86bcf44599fa66a87c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeGuestLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeGuestLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}]}]}}]} as unknown as DocumentNode<RevokeGuestLinkMutation, RevokeGuestLinkMutationVariables>;
export const GuestHouseDocument = {"__meta__":{"hash":"f00e08fd76a7beb393069a99a2f3b5b3bb41898c182c673247753ec119164577"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestHouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestHouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]} as unknown as DocumentNode<GuestHouseQuery, GuestHouseQueryVariables>;
export const AskAsGuestDocument = {"__meta__":{"hash":"089166215cc22cb05436a6ef9f96eee0016605fa800eacc6a40eb2ee990addf2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskAsGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGuestRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGuestRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}}]}}]}}]} as unknown as DocumentNode<AskAsGuestMutation, AskAsGuestMutationVariables>;
export const MyRequestsDocument = {"__meta__":{"hash":"173c1b1c9cacbd0d8f19f76f45b23041383aadf01bcd24b74d81957ff86cd06d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySpecialRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequestParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]} as unknown as DocumentNode<MyRequestsQuery, MyRequestsQueryVariables>;
export const MyRequestDocument = {"__meta__":{"hash":"6d44c44a76d55fc2dfac81d9751479ad3e78c790b88440a1c0d6968fa7c6af87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequestParts"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestEventParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedTo"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isForAsker"}}]}}]} as unknown as DocumentNode<MyRequestQuery, MyRequestQueryVariables>;
export const RequestablePropertiesDocument = {"__meta__":{"hash":"6b0869c5458c168af7d1401a846b2dc249a630ca676d0aac03bfcb27b4f3bc2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestableProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestableProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isLinked"}}]}}]}}]} as unknown as DocumentNode<RequestablePropertiesQuery, RequestablePropertiesQueryVariables>;
export const MakeRequestDocument = {"__meta__":{"hash":"4de15ec81e7c10a5d7effbfc8efe0ee02ffc47b09347b585786019e8424311c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSpecialRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSpecialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]} as unknown as DocumentNode<MakeRequestMutation, MakeRequestMutationVariables>;
export const WithdrawRequestDocument = {"__meta__":{"hash":"2255e81fe5d48c6813c493af736b9724a83de8700051aa1d39f8a902be490c2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawSpecialRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRequestParts"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestEventParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedTo"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isForAsker"}}]}}]} as unknown as DocumentNode<WithdrawRequestMutation, WithdrawRequestMutationVariables>;
export const MyRequestChangesDocument = {"__meta__":{"hash":"602132259a5a097b62546aef4f9af524df8b7245a735816d72ba47dce76c270b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyRequestChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySpecialRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MyRequestChangesSubscription, MyRequestChangesSubscriptionVariables>;
export const MySwapsDocument = {"__meta__":{"hash":"b26626e6b25acbfeb82c7971077e0b5f681ceae4441e07f77b7da1e780afb208"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySwaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySwaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySwapParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MySwapsQuery, MySwapsQueryVariables>;
export const SwapsWaitingDocument = {"__meta__":{"hash":"59680e236da9dd16a1c5f53fd3894feace6a8c0ed94e037b3a9a1b24cfad6636"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SwapsWaiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySwaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SwapsWaitingQuery, SwapsWaitingQueryVariables>;
export const SwapWeeksDocument = {"__meta__":{"hash":"837b2d647bf1f275ca6ec39f8321941b5a68caa14bdb6882928ca4f057a05b40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SwapWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openToSwap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myStays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}}]} as unknown as DocumentNode<SwapWeeksQuery, SwapWeeksQueryVariables>;
export const SwapYearDocument = {"__meta__":{"hash":"56f75a0796f9f9ea486e151c1f58c4be61fc1644cf04728ffb5063a5d044b07e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SwapYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarYearParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"swapsNeedApproval"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarYearParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenForClaims"}},{"kind":"Field","name":{"kind":"Name","value":"claimsLimitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"tagsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"claimedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"isMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingParts"}}]}}]}}]}}]} as unknown as DocumentNode<SwapYearQuery, SwapYearQueryVariables>;
export const RequestSwapDocument = {"__meta__":{"hash":"f351ef6d7fe825292bc5e32e2b86c2f238926afaab511b02e9c4b49621c4cd08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSwapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySwapParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RequestSwapMutation, RequestSwapMutationVariables>;
export const AcceptSwapDocument = {"__meta__":{"hash":"c205f68368c2b3a04c60e147151ece30dfcd589d7792bfa99c59bbd414b898b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySwapParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AcceptSwapMutation, AcceptSwapMutationVariables>;
export const DeclineSwapDocument = {"__meta__":{"hash":"5bc8361b0d32352998216e7e2d823b5bcd0afdb5a7f57f730cd8f8e5e430baad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySwapParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<DeclineSwapMutation, DeclineSwapMutationVariables>;
export const CounterSwapDocument = {"__meta__":{"hash":"f1c9f8834b622983457c713013e795c53559884454a67d4970df25ad59ec3446"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CounterSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counterSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySwapParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<CounterSwapMutation, CounterSwapMutationVariables>;
export const CancelSwapDocument = {"__meta__":{"hash":"779e956fe253c624a571b1a30dace0cf74083a9e208ce9bb8a8c3d999e0bcf58"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySwapParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwapWeekParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwapWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwapWeekParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<CancelSwapMutation, CancelSwapMutationVariables>;
export const OfferWeekDocument = {"__meta__":{"hash":"5e6dbc8093a1c246438e75cfa64df9d8cabee94a9d0ec63b8f096aa80bd4ec9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}}}]}]}}]} as unknown as DocumentNode<OfferWeekMutation, OfferWeekMutationVariables>;
export const MySwapEventsDocument = {"__meta__":{"hash":"0ba25b2ae059ff2676dae7d87011af1d242eb8ac345cee7c74c809793f1d3f52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MySwapEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySwapEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swapId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<MySwapEventsSubscription, MySwapEventsSubscriptionVariables>;
export const SwapCalendarEventsDocument = {"__meta__":{"hash":"494f5b8d234855228531f6fcb72efe1670e44f608bb17c2e6ac40c2e7ae93646"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SwapCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<SwapCalendarEventsSubscription, SwapCalendarEventsSubscriptionVariables>;
export const WeekSwapsDocument = {"__meta__":{"hash":"d7c88a2645fdbac7f2c5a4c1b79c7d1192415d73b4598cd2a34032721ce4e664"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeekSwaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SwapStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekSwaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekSwapParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekSwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<WeekSwapsQuery, WeekSwapsQueryVariables>;
export const CreateWeekSwapDocument = {"__meta__":{"hash":"8544dd34430200538b2bf5664d75cd6a8aae10c4139b5c9fe568bacf53ecb9a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWeekSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWeekSwapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWeekSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateWeekSwapMutation, CreateWeekSwapMutationVariables>;
export const ApproveSwapDocument = {"__meta__":{"hash":"01158fef0c62f6658421ddd70d378d82a745643061d6a01f27ab5e962802f17c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekSwapParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekSwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ApproveSwapMutation, ApproveSwapMutationVariables>;
export const RejectSwapDocument = {"__meta__":{"hash":"acb45a1f2c7e92360bac6b26c623a4f8e56f1d73827fc70814654d6852cce763"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectSwap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectSwap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekSwapParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekSwapParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requesterName"}},{"kind":"Field","name":{"kind":"Name","value":"answererName"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekStart"}},{"kind":"Field","name":{"kind":"Name","value":"preferredWeekEnd"}},{"kind":"Field","name":{"kind":"Name","value":"targetBooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RejectSwapMutation, RejectSwapMutationVariables>;
export const SystemProblemsDocument = {"__meta__":{"hash":"104604faafccadb1d0823d7a416262f19648bc77500901581d384c7cc2443e31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"}}]}}]}}]} as unknown as DocumentNode<SystemProblemsQuery, SystemProblemsQueryVariables>;
export const SystemStatusDocument = {"__meta__":{"hash":"51944e5d11de4311a529e31c73e9cc2614f97be27a86dd01d0a8d3a66d610c7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"postgresVersion"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"database"}},{"kind":"Field","name":{"kind":"Name","value":"writable"}},{"kind":"Field","name":{"kind":"Name","value":"liveEvents"}},{"kind":"Field","name":{"kind":"Name","value":"worker"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"mailFailingSince"}},{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"jobsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"oldestJobAt"}},{"kind":"Field","name":{"kind":"Name","value":"jobsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"mailsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"mailsStuck"}},{"kind":"Field","name":{"kind":"Name","value":"mailsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"lastBackupAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastBackupBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isBackupScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"isBackupOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"liveConnections"}}]}}]}}]} as unknown as DocumentNode<SystemStatusQuery, SystemStatusQueryVariables>;
export const SecurityEventsDocument = {"__meta__":{"hash":"9863c61ce94ea4d88c6caf0df78f9f55f139f552ef295fb864a1f4fef29e6bc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEventKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securityEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityEventParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<SecurityEventsQuery, SecurityEventsQueryVariables>;
export const CalendarDocument = {"__meta__":{"hash":"1b6650d358df5fd7ed6a646ec19cadba3a1d5c1ca599d6f8c0ef8645f567c9ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Calendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarYearParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarYearParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenForClaims"}},{"kind":"Field","name":{"kind":"Name","value":"claimsLimitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"tagsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"claimedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"isMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingParts"}}]}}]}}]}}]} as unknown as DocumentNode<CalendarQuery, CalendarQueryVariables>;
export const MyCalendarEventsDocument = {"__meta__":{"hash":"a6920f11ec0139a009a4beacf7f036f6ccf9a7dd0fb968cad13f2576ec1130c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<MyCalendarEventsSubscription, MyCalendarEventsSubscriptionVariables>;
export const ClaimWeekDocument = {"__meta__":{"hash":"8f8155e30486294aef10a78b8496c8b2d5edb9dab8e9724ca0564a1e5a1d6c6a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimWeekInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}}]} as unknown as DocumentNode<ClaimWeekMutation, ClaimWeekMutationVariables>;
export const ReleaseWeekDocument = {"__meta__":{"hash":"81b4003046d541577f3e54d66e5e4ee03c86027d35caa38434474164075c2e3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}}]}]}}]} as unknown as DocumentNode<ReleaseWeekMutation, ReleaseWeekMutationVariables>;
export const NameGuestsDocument = {"__meta__":{"hash":"f8dbebf697a9d6a19cc6348285367ba2bb82be06bd90b56800044376c34c03b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameGuests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NameGuestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameGuests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}}]} as unknown as DocumentNode<NameGuestsMutation, NameGuestsMutationVariables>;
export const CalendarFeedsDocument = {"__meta__":{"hash":"fa53f15ac38b7d5728013189b34cd3c14aa40a4b334b7434ac1b09dac01a36eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<CalendarFeedsQuery, CalendarFeedsQueryVariables>;
export const CreateCalendarFeedDocument = {"__meta__":{"hash":"009cdc29742f7994372c7052f058281c3972ae10be78d6b1f1aaca27031ca283"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = {"__meta__":{"hash":"4be7a409ecb3a0c1bf58226b0e93f2b61f50c1369f18c6a33f62f5c0ffac3845"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const TagWeeksDocument = {"__meta__":{"hash":"9553beb69fef04915bf744f22d14441f4bab1ab79ac5fe6e643a6b9352989ef3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagWeeks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagWeeksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagWeeks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarYearParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarYearParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenForClaims"}},{"kind":"Field","name":{"kind":"Name","value":"claimsLimitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"tagsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"claimedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"isMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingParts"}}]}}]}}]}}]} as unknown as DocumentNode<TagWeeksMutation, TagWeeksMutationVariables>;

type QueryArguments<TData, TVariables extends OperationVariables> = Record<string, never> extends TVariables
  ? [options?: useQuery.Options<TData, TVariables> | SkipToken]
  : [options: (useQuery.Options<TData, TVariables> & { variables: TVariables }) | SkipToken];

type SubscriptionArguments<TData, TVariables extends OperationVariables> = Record<string, never> extends TVariables
  ? [options?: useSubscription.Options<TData, TVariables>]
  : [options: useSubscription.Options<TData, TVariables> & { variables: TVariables }];
export const useAuditLogQuery = (...[options]: QueryArguments<AuditLogQuery, AuditLogQueryVariables>) => useQuery(AuditLogDocument, options ?? {});
export const useLatestActionsQuery = (...[options]: QueryArguments<LatestActionsQuery, LatestActionsQueryVariables>) => useQuery(LatestActionsDocument, options ?? {});
export const useAdminEventsSubscription = (...[options]: SubscriptionArguments<AdminEventsSubscription, AdminEventsSubscriptionVariables>) => useSubscription(AdminEventsDocument, options ?? {});
export const useRecentPasswordQuery = (...[options]: QueryArguments<RecentPasswordQuery, RecentPasswordQueryVariables>) => useQuery(RecentPasswordDocument, options ?? {});
export const useConfirmPasswordMutation = () => useMutation(ConfirmPasswordDocument);
export const useMySessionsQuery = (...[options]: QueryArguments<MySessionsQuery, MySessionsQueryVariables>) => useQuery(MySessionsDocument, options ?? {});
export const useEndSessionMutation = () => useMutation(EndSessionDocument);
export const useEndOtherSessionsMutation = () => useMutation(EndOtherSessionsDocument);
export const useMySecondFactorQuery = (...[options]: QueryArguments<MySecondFactorQuery, MySecondFactorQueryVariables>) => useQuery(MySecondFactorDocument, options ?? {});
export const useStartSecondFactorMutation = () => useMutation(StartSecondFactorDocument);
export const useConfirmSecondFactorMutation = () => useMutation(ConfirmSecondFactorDocument);
export const useSwitchSecondFactorOffMutation = () => useMutation(SwitchSecondFactorOffDocument);
export const useRenewRecoveryCodesMutation = () => useMutation(RenewRecoveryCodesDocument);
export const useUserSecondFactorQuery = (...[options]: QueryArguments<UserSecondFactorQuery, UserSecondFactorQueryVariables>) => useQuery(UserSecondFactorDocument, options ?? {});
export const useRemoveSecondFactorMutation = () => useMutation(RemoveSecondFactorDocument);
export const useEraseMyAccountMutation = () => useMutation(EraseMyAccountDocument);
export const useCurrentUserQuery = (...[options]: QueryArguments<CurrentUserQuery, CurrentUserQueryVariables>) => useQuery(CurrentUserDocument, options ?? {});
export const useAppInfoQuery = (...[options]: QueryArguments<AppInfoQuery, AppInfoQueryVariables>) => useQuery(AppInfoDocument, options ?? {});
export const useLoginMutation = () => useMutation(LoginDocument);
export const useAdminLoginMutation = () => useMutation(AdminLoginDocument);
export const useLogoutMutation = () => useMutation(LogoutDocument);
export const useMailPreferenceQuery = (...[options]: QueryArguments<MailPreferenceQuery, MailPreferenceQueryVariables>) => useQuery(MailPreferenceDocument, options ?? {});
export const useSaveMailPreferenceMutation = () => useMutation(SaveMailPreferenceDocument);
export const useSaveThemeMutation = () => useMutation(SaveThemeDocument);
export const useRegisterMutation = () => useMutation(RegisterDocument);
export const useVerifyOtpMutation = () => useMutation(VerifyOtpDocument);
export const useResendOtpMutation = () => useMutation(ResendOtpDocument);
export const useChangePasswordMutation = () => useMutation(ChangePasswordDocument);
export const useForgotPasswordMutation = () => useMutation(ForgotPasswordDocument);
export const useResetLinkQuery = (...[options]: QueryArguments<ResetLinkQuery, ResetLinkQueryVariables>) => useQuery(ResetLinkDocument, options ?? {});
export const useResetPasswordMutation = () => useMutation(ResetPasswordDocument);
export const usePropertyDocumentsQuery = (...[options]: QueryArguments<PropertyDocumentsQuery, PropertyDocumentsQueryVariables>) => useQuery(PropertyDocumentsDocument, options ?? {});
export const useSearchDocumentsQuery = (...[options]: QueryArguments<SearchDocumentsQuery, SearchDocumentsQueryVariables>) => useQuery(SearchDocumentsDocument, options ?? {});
export const useDocumentHistoryQuery = (...[options]: QueryArguments<DocumentHistoryQuery, DocumentHistoryQueryVariables>) => useQuery(DocumentHistoryDocument, options ?? {});
export const useCreateDocumentMutation = () => useMutation(CreateDocumentDocument);
export const useUpdateDocumentMutation = () => useMutation(UpdateDocumentDocument);
export const useRemoveDocumentMutation = () => useMutation(RemoveDocumentDocument);
export const useDraftQuery = (...[options]: QueryArguments<DraftQuery, DraftQueryVariables>) => useQuery(DraftDocument, options ?? {});
export const useDraftsQuery = (...[options]: QueryArguments<DraftsQuery, DraftsQueryVariables>) => useQuery(DraftsDocument, options ?? {});
export const useMyDraftEventsSubscription = (...[options]: SubscriptionArguments<MyDraftEventsSubscription, MyDraftEventsSubscriptionVariables>) => useSubscription(MyDraftEventsDocument, options ?? {});
export const usePickWeekMutation = () => useMutation(PickWeekDocument);
export const useWishListQuery = (...[options]: QueryArguments<WishListQuery, WishListQueryVariables>) => useQuery(WishListDocument, options ?? {});
export const useSaveWishListMutation = () => useMutation(SaveWishListDocument);
export const useFairnessLedgerQuery = (...[options]: QueryArguments<FairnessLedgerQuery, FairnessLedgerQueryVariables>) => useQuery(FairnessLedgerDocument, options ?? {});
export const usePlanDraftMutation = () => useMutation(PlanDraftDocument);
export const useDropDraftMutation = () => useMutation(DropDraftDocument);
export const useOpenDraftMutation = () => useMutation(OpenDraftDocument);
export const usePauseDraftMutation = () => useMutation(PauseDraftDocument);
export const useResumeDraftMutation = () => useMutation(ResumeDraftDocument);
export const useUndoPickMutation = () => useMutation(UndoPickDocument);
export const useRehearseDraftQuery = (...[options]: QueryArguments<RehearseDraftQuery, RehearseDraftQueryVariables>) => useQuery(RehearseDraftDocument, options ?? {});
export const useHomeQuery = (...[options]: QueryArguments<HomeQuery, HomeQueryVariables>) => useQuery(HomeDocument, options ?? {});
export const useMyActivityQuery = (...[options]: QueryArguments<MyActivityQuery, MyActivityQueryVariables>) => useQuery(MyActivityDocument, options ?? {});
export const useHomeRotationQuery = (...[options]: QueryArguments<HomeRotationQuery, HomeRotationQueryVariables>) => useQuery(HomeRotationDocument, options ?? {});
export const useImportJobsQuery = (...[options]: QueryArguments<ImportJobsQuery, ImportJobsQueryVariables>) => useQuery(ImportJobsDocument, options ?? {});
export const useImportPageQuery = (...[options]: QueryArguments<ImportPageQuery, ImportPageQueryVariables>) => useQuery(ImportPageDocument, options ?? {});
export const useApplyImportMutation = () => useMutation(ApplyImportDocument);
export const useDiscardImportMutation = () => useMutation(DiscardImportDocument);
export const useFailedMailsQuery = (...[options]: QueryArguments<FailedMailsQuery, FailedMailsQueryVariables>) => useQuery(FailedMailsDocument, options ?? {});
export const useResendMailMutation = () => useMutation(ResendMailDocument);
export const useDismissMailMutation = () => useMutation(DismissMailDocument);
export const useConversationsQuery = (...[options]: QueryArguments<ConversationsQuery, ConversationsQueryVariables>) => useQuery(ConversationsDocument, options ?? {});
export const useConversationWithQuery = (...[options]: QueryArguments<ConversationWithQuery, ConversationWithQueryVariables>) => useQuery(ConversationWithDocument, options ?? {});
export const useConversationMessagesQuery = (...[options]: QueryArguments<ConversationMessagesQuery, ConversationMessagesQueryVariables>) => useQuery(ConversationMessagesDocument, options ?? {});
export const useMailboxCountsQuery = (...[options]: QueryArguments<MailboxCountsQuery, MailboxCountsQueryVariables>) => useQuery(MailboxCountsDocument, options ?? {});
export const useMailboxQuery = (...[options]: QueryArguments<MailboxQuery, MailboxQueryVariables>) => useQuery(MailboxDocument, options ?? {});
export const useSearchPeopleQuery = (...[options]: QueryArguments<SearchPeopleQuery, SearchPeopleQueryVariables>) => useQuery(SearchPeopleDocument, options ?? {});
export const useSendMessagesMutation = () => useMutation(SendMessagesDocument);
export const useSendMessageToEmailMutation = () => useMutation(SendMessageToEmailDocument);
export const useMarkMessageReadMutation = () => useMutation(MarkMessageReadDocument);
export const useMarkConversationReadMutation = () => useMutation(MarkConversationReadDocument);
export const useArchiveMessageMutation = () => useMutation(ArchiveMessageDocument);
export const useUnarchiveMessageMutation = () => useMutation(UnarchiveMessageDocument);
export const useDeleteMessageMutation = () => useMutation(DeleteMessageDocument);
export const useSetTypingMutation = () => useMutation(SetTypingDocument);
export const useMyMessageEventsSubscription = (...[options]: SubscriptionArguments<MyMessageEventsSubscription, MyMessageEventsSubscriptionVariables>) => useSubscription(MyMessageEventsDocument, options ?? {});
export const useAdminUsersQuery = (...[options]: QueryArguments<AdminUsersQuery, AdminUsersQueryVariables>) => useQuery(AdminUsersDocument, options ?? {});
export const useAdminUserQuery = (...[options]: QueryArguments<AdminUserQuery, AdminUserQueryVariables>) => useQuery(AdminUserDocument, options ?? {});
export const useUserOptionsQuery = (...[options]: QueryArguments<UserOptionsQuery, UserOptionsQueryVariables>) => useQuery(UserOptionsDocument, options ?? {});
export const useCreateUserMutation = () => useMutation(CreateUserDocument);
export const useUpdateUserMutation = () => useMutation(UpdateUserDocument);
export const useDeleteUserMutation = () => useMutation(DeleteUserDocument);
export const useSetTemporaryPasswordMutation = () => useMutation(SetTemporaryPasswordDocument);
export const useAdminPropertiesQuery = (...[options]: QueryArguments<AdminPropertiesQuery, AdminPropertiesQueryVariables>) => useQuery(AdminPropertiesDocument, options ?? {});
export const useAdminPropertyQuery = (...[options]: QueryArguments<AdminPropertyQuery, AdminPropertyQueryVariables>) => useQuery(AdminPropertyDocument, options ?? {});
export const usePropertyOptionsQuery = (...[options]: QueryArguments<PropertyOptionsQuery, PropertyOptionsQueryVariables>) => useQuery(PropertyOptionsDocument, options ?? {});
export const useRotatingSharesQuery = (...[options]: QueryArguments<RotatingSharesQuery, RotatingSharesQueryVariables>) => useQuery(RotatingSharesDocument, options ?? {});
export const useCreatePropertyMutation = () => useMutation(CreatePropertyDocument);
export const useUpdatePropertyMutation = () => useMutation(UpdatePropertyDocument);
export const useUpdateRotationMutation = () => useMutation(UpdateRotationDocument);
export const useOwnedSharesQuery = (...[options]: QueryArguments<OwnedSharesQuery, OwnedSharesQueryVariables>) => useQuery(OwnedSharesDocument, options ?? {});
export const usePropertyChoiceQuery = (...[options]: QueryArguments<PropertyChoiceQuery, PropertyChoiceQueryVariables>) => useQuery(PropertyChoiceDocument, options ?? {});
export const useReportSummaryQuery = (...[options]: QueryArguments<ReportSummaryQuery, ReportSummaryQueryVariables>) => useQuery(ReportSummaryDocument, options ?? {});
export const useReportPreviewQuery = (...[options]: QueryArguments<ReportPreviewQuery, ReportPreviewQueryVariables>) => useQuery(ReportPreviewDocument, options ?? {});
export const useReportJobsQuery = (...[options]: QueryArguments<ReportJobsQuery, ReportJobsQueryVariables>) => useQuery(ReportJobsDocument, options ?? {});
export const useGenerateReportMutation = () => useMutation(GenerateReportDocument);
export const useSendReportMutation = () => useMutation(SendReportDocument);
export const useAdminOverviewQuery = (...[options]: QueryArguments<AdminOverviewQuery, AdminOverviewQueryVariables>) => useQuery(AdminOverviewDocument, options ?? {});
export const usePropertyAllocationsQuery = (...[options]: QueryArguments<PropertyAllocationsQuery, PropertyAllocationsQueryVariables>) => useQuery(PropertyAllocationsDocument, options ?? {});
export const useAdminCountsQuery = (...[options]: QueryArguments<AdminCountsQuery, AdminCountsQueryVariables>) => useQuery(AdminCountsDocument, options ?? {});
export const useRotationQuery = (...[options]: QueryArguments<RotationQuery, RotationQueryVariables>) => useQuery(RotationDocument, options ?? {});
export const useAdminSharesQuery = (...[options]: QueryArguments<AdminSharesQuery, AdminSharesQueryVariables>) => useQuery(AdminSharesDocument, options ?? {});
export const useFreeShareNumbersQuery = (...[options]: QueryArguments<FreeShareNumbersQuery, FreeShareNumbersQueryVariables>) => useQuery(FreeShareNumbersDocument, options ?? {});
export const useAssignShareMutation = () => useMutation(AssignShareDocument);
export const useRemoveShareMutation = () => useMutation(RemoveShareDocument);
export const useUpsertShareOwnerMutation = () => useMutation(UpsertShareOwnerDocument);
export const useShareHandoverQuery = (...[options]: QueryArguments<ShareHandoverQuery, ShareHandoverQueryVariables>) => useQuery(ShareHandoverDocument, options ?? {});
export const useAdminRequestsQuery = (...[options]: QueryArguments<AdminRequestsQuery, AdminRequestsQueryVariables>) => useQuery(AdminRequestsDocument, options ?? {});
export const useRequestDetailsQuery = (...[options]: QueryArguments<RequestDetailsQuery, RequestDetailsQueryVariables>) => useQuery(RequestDetailsDocument, options ?? {});
export const useRequestCountsQuery = (...[options]: QueryArguments<RequestCountsQuery, RequestCountsQueryVariables>) => useQuery(RequestCountsDocument, options ?? {});
export const useRequestAssigneesQuery = (...[options]: QueryArguments<RequestAssigneesQuery, RequestAssigneesQueryVariables>) => useQuery(RequestAssigneesDocument, options ?? {});
export const useUpdateRequestStatusMutation = () => useMutation(UpdateRequestStatusDocument);
export const useForwardRequestMutation = () => useMutation(ForwardRequestDocument);
export const useArchiveRequestMutation = () => useMutation(ArchiveRequestDocument);
export const useUnarchiveRequestMutation = () => useMutation(UnarchiveRequestDocument);
export const useDeleteRequestMutation = () => useMutation(DeleteRequestDocument);
export const useAssignRequestMutation = () => useMutation(AssignRequestDocument);
export const useRequestEventsSubscription = (...[options]: SubscriptionArguments<RequestEventsSubscription, RequestEventsSubscriptionVariables>) => useSubscription(RequestEventsDocument, options ?? {});
export const useGuestLinkQuery = (...[options]: QueryArguments<GuestLinkQuery, GuestLinkQueryVariables>) => useQuery(GuestLinkDocument, options ?? {});
export const useCreateGuestLinkMutation = () => useMutation(CreateGuestLinkDocument);
export const useRevokeGuestLinkMutation = () => useMutation(RevokeGuestLinkDocument);
export const useGuestHouseQuery = (...[options]: QueryArguments<GuestHouseQuery, GuestHouseQueryVariables>) => useQuery(GuestHouseDocument, options ?? {});
export const useAskAsGuestMutation = () => useMutation(AskAsGuestDocument);
export const useMyRequestsQuery = (...[options]: QueryArguments<MyRequestsQuery, MyRequestsQueryVariables>) => useQuery(MyRequestsDocument, options ?? {});
export const useMyRequestQuery = (...[options]: QueryArguments<MyRequestQuery, MyRequestQueryVariables>) => useQuery(MyRequestDocument, options ?? {});
export const useRequestablePropertiesQuery = (...[options]: QueryArguments<RequestablePropertiesQuery, RequestablePropertiesQueryVariables>) => useQuery(RequestablePropertiesDocument, options ?? {});
export const useMakeRequestMutation = () => useMutation(MakeRequestDocument);
export const useWithdrawRequestMutation = () => useMutation(WithdrawRequestDocument);
export const useMyRequestChangesSubscription = (...[options]: SubscriptionArguments<MyRequestChangesSubscription, MyRequestChangesSubscriptionVariables>) => useSubscription(MyRequestChangesDocument, options ?? {});
export const useMySwapsQuery = (...[options]: QueryArguments<MySwapsQuery, MySwapsQueryVariables>) => useQuery(MySwapsDocument, options ?? {});
export const useSwapsWaitingQuery = (...[options]: QueryArguments<SwapsWaitingQuery, SwapsWaitingQueryVariables>) => useQuery(SwapsWaitingDocument, options ?? {});
export const useSwapWeeksQuery = (...[options]: QueryArguments<SwapWeeksQuery, SwapWeeksQueryVariables>) => useQuery(SwapWeeksDocument, options ?? {});
export const useSwapYearQuery = (...[options]: QueryArguments<SwapYearQuery, SwapYearQueryVariables>) => useQuery(SwapYearDocument, options ?? {});
export const useRequestSwapMutation = () => useMutation(RequestSwapDocument);
export const useAcceptSwapMutation = () => useMutation(AcceptSwapDocument);
export const useDeclineSwapMutation = () => useMutation(DeclineSwapDocument);
export const useCounterSwapMutation = () => useMutation(CounterSwapDocument);
export const useCancelSwapMutation = () => useMutation(CancelSwapDocument);
export const useOfferWeekMutation = () => useMutation(OfferWeekDocument);
export const useMySwapEventsSubscription = (...[options]: SubscriptionArguments<MySwapEventsSubscription, MySwapEventsSubscriptionVariables>) => useSubscription(MySwapEventsDocument, options ?? {});
export const useSwapCalendarEventsSubscription = (...[options]: SubscriptionArguments<SwapCalendarEventsSubscription, SwapCalendarEventsSubscriptionVariables>) => useSubscription(SwapCalendarEventsDocument, options ?? {});
export const useWeekSwapsQuery = (...[options]: QueryArguments<WeekSwapsQuery, WeekSwapsQueryVariables>) => useQuery(WeekSwapsDocument, options ?? {});
export const useCreateWeekSwapMutation = () => useMutation(CreateWeekSwapDocument);
export const useApproveSwapMutation = () => useMutation(ApproveSwapDocument);
export const useRejectSwapMutation = () => useMutation(RejectSwapDocument);
export const useSystemProblemsQuery = (...[options]: QueryArguments<SystemProblemsQuery, SystemProblemsQueryVariables>) => useQuery(SystemProblemsDocument, options ?? {});
export const useSystemStatusQuery = (...[options]: QueryArguments<SystemStatusQuery, SystemStatusQueryVariables>) => useQuery(SystemStatusDocument, options ?? {});
export const useSecurityEventsQuery = (...[options]: QueryArguments<SecurityEventsQuery, SecurityEventsQueryVariables>) => useQuery(SecurityEventsDocument, options ?? {});
export const useCalendarQuery = (...[options]: QueryArguments<CalendarQuery, CalendarQueryVariables>) => useQuery(CalendarDocument, options ?? {});
export const useMyCalendarEventsSubscription = (...[options]: SubscriptionArguments<MyCalendarEventsSubscription, MyCalendarEventsSubscriptionVariables>) => useSubscription(MyCalendarEventsDocument, options ?? {});
export const useClaimWeekMutation = () => useMutation(ClaimWeekDocument);
export const useReleaseWeekMutation = () => useMutation(ReleaseWeekDocument);
export const useNameGuestsMutation = () => useMutation(NameGuestsDocument);
export const useCalendarFeedsQuery = (...[options]: QueryArguments<CalendarFeedsQuery, CalendarFeedsQueryVariables>) => useQuery(CalendarFeedsDocument, options ?? {});
export const useCreateCalendarFeedMutation = () => useMutation(CreateCalendarFeedDocument);
export const useRevokeCalendarFeedMutation = () => useMutation(RevokeCalendarFeedDocument);
export const useTagWeeksMutation = () => useMutation(TagWeeksDocument);