// Written by "npm run codegen" from the statements and the migrated database: change those instead.

/** The parameters and rows of each statement. */
export interface Statements {
  'abandon-imports': {
    values: readonly [];
    row: object;
  };
  'accept-swap': {
    values: readonly [number, string | null];
    row: object;
  };
  'add-device-key': {
    values: readonly [number, string, string, string];
    row: { id: number; key: string; name: string; createdAt: Date };
  };
  'add-exchange-leg': {
    values: readonly [number, number, number, number | null];
    row: object;
  };
  'add-file': {
    values: readonly [string, string, string, string | null, number, number | null, number | null, number | null, number, string, string | null];
    row: { id: number };
  };
  'add-file-blobs': {
    values: readonly [readonly (string | null)[], readonly (number | null)[]];
    row: object;
  };
  'add-passkey': {
    values: readonly [number, string, string, number, string];
    row: { id: number; name: string; createdAt: Date; usedAt: Date | null };
  };
  'add-recovery-codes': {
    values: readonly [number, readonly (string | null)[]];
    row: object;
  };
  'admin-counts': {
    values: readonly [];
    row: { users: number; properties: number; shares: number; weekSwaps: number };
  };
  'admin-overview': {
    values: readonly [number, number, number];
    row: { totalUsers: number; newUsers: number; totalProperties: number; activeProperties: number; fullyAllocated: number; allocatedShares: number; shareCapacity: number; weekSwaps: number; roles: { role: 'ADMIN' | 'OWNER' | 'USER'; count: number }[]; usersWithShares: number; usersWithoutShares: number; topShareHolders: { shares: number; person: { id: number; firstName: string; lastName: string; email: string | null } }[]; recentUsers: { id: number; firstName: string; lastName: string; email: string | null; userRole: 'USER' | 'OWNER' | 'ADMIN'; createdAt: string }[]; months: { month: string; requests: number; swaps: number }[] };
  };
  'admin-properties': {
    values: readonly [readonly (string | null)[] | null, number, number];
    row: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number; allocatedShares: number; total: number }
      | { id: null; name: null; location: null; coverImageUrl: null; totalShares: null; weeksPerShare: null; isActive: null; rotationBaseYear: null; changeoverWeekday: null; timeZone: null; swapsNeedApproval: null; claimLimitDays: null; version: null; allocatedShares: number; total: number };
  };
  'admin-share': {
    values: readonly [number];
    row: { id: number; propertyId: number; propertyName: string; shareNumber: number; userId: number | null; ownerName: string | null; ownerLastName: string | null; ownerEmail: string | null; isActive: boolean; version: number; othersCount: number };
  };
  'admin-shares': {
    values: readonly [readonly (string | null)[] | null, number, number, number | null];
    row: { id: number; propertyId: number; propertyName: string; shareNumber: number; userId: number | null; ownerName: string | null; ownerLastName: string | null; ownerEmail: string | null; isActive: boolean; version: number; othersCount: number; total: number }
      | { id: null; propertyId: null; propertyName: string | null; shareNumber: null; userId: null; ownerName: string | null; ownerLastName: string | null; ownerEmail: string | null; isActive: null; version: null; othersCount: number; total: number };
  };
  'admin-user': {
    values: readonly [number];
    row: { id: number; firstName: string; lastName: string; email: string | null; profileImageUrl: string | null; userRole: 'USER' | 'OWNER' | 'ADMIN'; isAdmin: boolean; passwordState: 'NOT_SET' | 'TEMPORARY' | 'CHOSEN'; invitedAt: Date | null; invitationEndsAt: Date | null; hasSecondFactor: boolean; hasPasskeys: boolean; linkedPropertyId: number | null; linkedPropertyName: string | null; dateOfBirth: string | null; anniversaryDate: string | null; phone: string | null; postalAddress: string | null; adminNote: string | null; tags: string[]; createdAt: Date; updatedAt: Date; version: number };
  };
  'admin-users': {
    values: readonly [readonly (string | null)[] | null, number, number, number | null];
    row: { id: number; firstName: string; lastName: string; email: string | null; profileImageUrl: string | null; userRole: 'USER' | 'OWNER' | 'ADMIN'; isAdmin: boolean; passwordState: 'NOT_SET' | 'TEMPORARY' | 'CHOSEN'; invitedAt: Date | null; invitationEndsAt: Date | null; hasSecondFactor: boolean; hasPasskeys: boolean; linkedPropertyId: number | null; linkedPropertyName: string | null; dateOfBirth: string | null; anniversaryDate: string | null; phone: string | null; postalAddress: string | null; adminNote: string | null; tags: string[]; createdAt: Date; updatedAt: Date; version: number; total: number }
      | { id: null; firstName: null; lastName: null; email: string | null; profileImageUrl: null; userRole: null; isAdmin: boolean | null; passwordState: 'NOT_SET' | 'TEMPORARY' | 'CHOSEN'; invitedAt: Date | null; invitationEndsAt: Date | null; hasSecondFactor: boolean; hasPasskeys: boolean; linkedPropertyId: null; linkedPropertyName: string | null; dateOfBirth: string | null; anniversaryDate: string | null; phone: null; postalAddress: null; adminNote: null; tags: null; createdAt: null; updatedAt: null; version: null; total: number };
  };
  'administrators-to-notify': {
    values: readonly [];
    row: { firstName: string; email: string };
  };
  'administrators-to-write-to': {
    values: readonly [number];
    row: { id: number; firstName: string; lastName: string; profileImageUrl: string | null };
  };
  'agree-to-exchange': {
    values: readonly [number, number, boolean];
    row: object;
  };
  'allow-erasure': {
    values: readonly [];
    row: { set_config: string | null };
  };
  'announce': {
    values: readonly [object | string];
    row: { userId: number };
  };
  'announce-to-houses': {
    values: readonly [number, readonly (number | null)[], string, string | null];
    row: { id: number; propertyId: number; listeners: string[]; pushed: number[] };
  };
  'answer-for-guests': {
    values: readonly [number, boolean];
    row: object;
  };
  'answer-passkey-challenge': {
    values: readonly [string, string | null];
    row: { challenge_hash: string };
  };
  'answerable-proposal': {
    values: readonly [number | null, boolean, number];
    row: { mayAnswer: boolean };
  };
  'answerers-of-cost': {
    values: readonly [number, string, string | null, boolean];
    row: { id: number | null };
  };
  'append-to-house-chain': {
    values: readonly [number, number, string, string];
    row: { seq: number };
  };
  'ask-for-swap': {
    values: readonly [number, number, number | null, string, string, number | null, number | null, number | null, string, string, string | null, number | null, boolean, number | null];
    row: { id: number };
  };
  'ask-passkey': {
    values: readonly [string, string | null];
    row: object;
  };
  'attach-files': {
    values: readonly [readonly (number | null)[], number, string, number | null];
    row: { id: number };
  };
  'attach-receipts': {
    values: readonly [number, readonly (number | null)[], number | null, number | null];
    row: object;
  };
  'attach-to-mail': {
    values: readonly [number, string, string, Buffer];
    row: object;
  };
  'attachments-of-mail': {
    values: readonly [number];
    row: { filename: string; contentType: string; content: Buffer };
  };
  'audit-log': {
    values: readonly [number, number, readonly (string | null)[] | null, readonly (string | null)[] | null, string, string, string];
    row: { id: number; actorId: number; actorName: string; action: string; subject: string; before: string | null; after: string | null; at: Date; keys: string[] };
  };
  'begin-backup': {
    values: readonly [string];
    row: { id: number };
  };
  'begin-backup-now': {
    values: readonly [string];
    row: { id: number };
  };
  'begin-delivery': {
    values: readonly [number];
    row: { id: number; messageKey: string; recipient: string; replyTo: string | null; subject: string; text: string; html: string; unsubscribeUrl: string | null; requestId: string | null; thread: string | null; attempts: number; lastError: string | null; isTooOld: boolean };
  };
  'begin-idempotent-request': {
    values: readonly [number, string, string, string, string];
    row: { isNew: boolean };
  };
  'begin-invitation-run': {
    values: readonly [number | null];
    row: { id: number };
  };
  'begin-provider-flow': {
    values: readonly [string, string, string, string | null, boolean, string];
    row: object;
  };
  'begin-report': {
    values: readonly [number];
    row: { id: number; reportType: 'analytics' | 'users' | 'properties' | 'requests'; from: string; to: string; propertyIds: number[] | null; properties: string[]; reportData: Record<string, unknown> | null; recipientEmail: string | null; customMessage: string | null; csvDelimiter: string | null; requestedBy: string; requesterEmail: string | null; today: string };
  };
  'begin-webhook-delivery': {
    values: readonly [number, boolean];
    row: { id: number; area: string; kind: string; ids: Record<string, unknown>; createdAt: Date; webhookId: string; url: string; secret: string; isOff: boolean; mayHear: boolean; isOwn: boolean };
  };
  'book-drafted-weeks': {
    values: readonly [number];
    row: object;
  };
  'book-weeks': {
    values: readonly [object | string];
    row: { id: number };
  };
  'booking-to-ask-for': {
    values: readonly [number, number, number];
    row: { bookingId: number; shareId: number; start: string; end: string; ownerId: number | null; isActive: boolean; isMine: boolean; shareNumber: number; propertyId: number };
  };
  'booking-to-swap': {
    values: readonly [number, number, number];
    row: { id: number; year: number; week: number; hasBegun: boolean; isDrafting: boolean };
  };
  'bookings-of-exchange': {
    values: readonly [number, number, boolean];
    row: { id: number };
  };
  'bookings-with-wishes': {
    values: readonly [number, number];
    row: { id: number };
  };
  'built-on-imported-shares': {
    values: readonly [number];
    row: { propertyName: string; shareNumber: number; why: 'has other owners since' | 'has another owner since' | 'has been given weeks since' | 'takes part in a swap' | 'is to pass to another owner' | 'has a wish list' | 'has chosen in a draft' };
  };
  'built-on-imported-weeks': {
    values: readonly [number];
    row: { propertyName: string; year: number; week: number; why: 'was given back since' | 'has guests' | 'takes part in a swap' | 'went to another owner since' | 'was changed since' };
  };
  'bytes-of-property-files': {
    values: readonly [number];
    row: { bytes: number };
  };
  'calendar-head': {
    values: readonly [number, boolean, number, number];
    row: { propertyId: number; propertyName: string; timeZone: string; changeoverWeekday: number; isOpenForClaims: boolean; tagsVersion: number; isGuest: boolean; draftedAt: Date | null; claimLimitDays: number; agreed: { reason: string; agreedByName: string; agreedAt: string } | null; shares: { shareId: number; shareNumber: number; ownerName: string | null; isMine: boolean; mineFrom: string | null; mineUntil: string | null; claimedWeek: number | null }[]; freeFrom: string | null; freeUntil: string | null };
  };
  'calendar-weeks': {
    values: readonly [number, boolean, number, number];
    row: { item: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null; isMaintenance: boolean; booking: { id: number; shareId: number; shareNumber: number; ownerName: string | null; isMine: boolean; ownerId: number | null; guests: string | null; guestCount: number | null; guestsShown: boolean | null; version: number | null; guestId: number | null; guestName: string | null } | null } };
  };
  'call-off-handover': {
    values: readonly [number];
    row: object;
  };
  'cancel-other-swaps': {
    values: readonly [number | null, readonly (number | null)[], string | null];
    row: { id: number; propertyId: number; propertyName: string; requesterId: number; answererId: number | null; shareNumber: number; targetShareNumber: number | null; currentWeekStart: string; currentWeekEnd: string; preferredWeekStart: string; preferredWeekEnd: string };
  };
  'captured-mails': {
    values: readonly [];
    row: { id: number; recipient: string; replyTo: string | null; subject: string; text: string; html: string; unsubscribeUrl: string | null; createdAt: Date; sentAt: Date | null; attachments: { id: number; fileName: string; contentType: string; bytes: number }[] };
  };
  'check-import': {
    values: readonly [number];
    row: { haveRefusalsChanged: boolean };
  };
  'check-out': {
    values: readonly [number];
    row: { bookingId: number; startDate: string; endDate: string; byName: string; at: Date; tasks: { text: string; isDone: boolean }[]; readings: { meter: string; reading: string }[]; note: string; problems: string[]; pictures: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; version: number };
  };
  'check-weeks-import': {
    values: readonly [number, object | string];
    row: { haveRefusalsChanged: boolean };
  };
  'choose-invited': {
    values: readonly [number, readonly (number | null)[], number, boolean];
    row: { userId: number; outcome: 'SENT' | 'HAS_PASSWORD' | 'INVITED_RECENTLY' | 'FAILED' | null };
  };
  'claim-backup': {
    values: readonly [string, number];
    row: { id: number };
  };
  'claim-limit': {
    values: readonly [number, number, number, number | null];
    row: { draftedAt: Date | null; days: number; timeZone: string; now: Date; claimedWeek: number | null };
  };
  'claim-message-digests': {
    values: readonly [readonly (number | null)[]];
    row: { userId: number; to: string; firstName: string; conversationId: number; unreadCount: number; name: string; contents: string[] };
  };
  'claim-notices': {
    values: readonly [readonly (number | null)[]];
    row: { id: number; userId: number; kind: string; facts: Record<string, unknown>; at: Date; propertyId: number | null; propertyName: string | null; by: string | null; other: string | null; firstName: string; to: string | null };
  };
  'claim-stay-reminders': {
    values: readonly [];
    row: { userId: number; bookingId: number; kind: 'TWO_WEEKS' | 'TWO_DAYS' | 'LAST_DAY'; days: number; isGuest: boolean; isLoud: boolean; expiresAt: Date | null; startDate: string; endDate: string; to: string; firstName: string; propertyId: number; propertyName: string; location: string; checkInTime: string | null; checkOutTime: string | null; hasWifi: boolean; beforeName: string | null; afterName: string | null };
  };
  'claim-week': {
    values: readonly [number, number, number, number | null, boolean];
    row: { id: number };
  };
  'clock': {
    values: readonly [];
    row: { now: Date };
  };
  'close-year-for-draft': {
    values: readonly [number, number];
    row: object;
  };
  'company-draft-counts': {
    values: readonly [number | null, readonly (string | null)[] | null];
    row: { ALL: number; STALLED: number; TO_OPEN: number; PLANNED: number; RUNNING: number; PAUSED: number; ENDED: number };
  };
  'company-drafts': {
    values: readonly [readonly (string | null)[] | null, number, number, string, number | null];
    row: { id: number; propertyId: number; propertyName: string; location: string; timeZone: string; year: number; version: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; rules: string; opensAt: Date | null; deadline: Date | null; turnBeganAt: Date | null; problem: string | null; isLate: boolean | null; picksMade: number; picksInAll: number | null; turns: number | null; weeksLeft: number | null; turnShare: number | null; turnOwner: string | null; total: number }
      | { id: null; propertyId: null; propertyName: string | null; location: string | null; timeZone: string | null; year: null; version: null; status: null; rules: string | null; opensAt: null; deadline: null; turnBeganAt: null; problem: null; isLate: boolean | null; picksMade: number; picksInAll: number | null; turns: number | null; weeksLeft: number | null; turnShare: number | null; turnOwner: string | null; total: number };
  };
  'confirm-password': {
    values: readonly [string];
    row: object;
  };
  'conversation-messages': {
    values: readonly [number, number, number, number];
    row: { item: { id: number; conversationId: number; senderId: number; receiverId: number; content: string; clientKey: string | null; createdAt: string; isRead: boolean; isArchived: boolean; sender: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; receiver: { id: number; firstName: string; lastName: string; profileImageUrl: string | null } } };
  };
  'conversation-with': {
    values: readonly [number, number];
    row: { id: number; participant1Id: number; participant2Id: number; person: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; lastMessage: string; lastActivityAt: string; unreadCount: number };
  };
  'conversations': {
    values: readonly [number, Date | string, number, number];
    row: { item: { id: number; participant1Id: number; participant2Id: number; person: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; lastMessage: string; lastActivityAt: string; unreadCount: number } | null; total: number };
  };
  'correct-import-row': {
    values: readonly [number, number, string, string, string | null, string, string, number | null, string, string, string | null, string, string, string, number];
    row: object;
  };
  'correct-namesake-rows': {
    values: readonly [number, number, string, string, string, string, number];
    row: { line: number };
  };
  'cost-accounts': {
    values: readonly [number, number];
    row: { account: string; name: string; isMine: boolean; takesPart: boolean; balance: number; overdue: number };
  };
  'cost-proposals': {
    values: readonly [number | null, boolean, number];
    row: { id: number; kind: 'EXPENSE' | 'PAYMENT'; status: 'PENDING' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN'; date: string; amount: number; paidBy: string; paidTo: string | null; category: 'CLEANING' | 'ENERGY' | 'FURNISHING' | 'GARDEN' | 'INSURANCE' | 'INTERNET' | 'MANAGEMENT' | 'REPAIRS' | 'TAXES' | 'WATER' | 'OTHER' | null; title: string; supplier: string; method: 'SHARES' | 'OWNERS' | 'WEEKS_HELD' | 'WEEKS_STAYED' | 'BY_HAND' | 'RESERVE' | null; byId: number | null; byName: string; answer: string | null; mayAnswer: boolean; isMine: boolean; createdAt: Date; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[] };
  };
  'costs-of-year': {
    values: readonly [number, number, number];
    row: { text: string; category: 'CLEANING' | 'ENERGY' | 'FURNISHING' | 'GARDEN' | 'INSURANCE' | 'INTERNET' | 'MANAGEMENT' | 'REPAIRS' | 'TAXES' | 'WATER' | 'OTHER' | null; isReversed: boolean };
  };
  'costs-waiting': {
    values: readonly [];
    row: { count: number; propertyId: Record<string, unknown> | null };
  };
  'count-access-tokens': {
    values: readonly [number];
    row: { count: number };
  };
  'count-announced': {
    values: readonly [number, string];
    row: { count: number };
  };
  'count-attempts': {
    values: readonly [readonly (string | null)[], readonly (number | null)[]];
    row: { key: string; points: number; expire: number };
  };
  'count-commitment': {
    values: readonly [number];
    row: { key: string; points: number; expire: number };
  };
  'count-handovers': {
    values: readonly [readonly (number | null)[], string | null];
    row: { weeks: number; pendingSwaps: number; runningDrafts: number };
  };
  'count-import-invitations': {
    values: readonly [number];
    row: { total: number; withoutAccess: number; canBeInvited: number; invited: number; invitedAt: Date | null };
  };
  'count-import-rows': {
    values: readonly [number];
    row: object;
  };
  'count-passkeys': {
    values: readonly [number];
    row: { count: number };
  };
  'count-recovery-codes': {
    values: readonly [number];
    row: { count: number };
  };
  'count-rehearsal': {
    values: readonly [number];
    row: object;
  };
  'count-report-parts': {
    values: readonly [number];
    row: { parts: number };
  };
  'count-stay-links': {
    values: readonly [number];
    row: { count: number };
  };
  'count-tagging': {
    values: readonly [number, number];
    row: { version: number };
  };
  'count-unread-messages': {
    values: readonly [number, boolean];
    row: { count: number };
  };
  'count-webhooks': {
    values: readonly [number];
    row: { count: number };
  };
  'create-access-token': {
    values: readonly [string, string, Buffer, readonly (string | null)[], number];
    row: { id: string; createdAt: Date; expiresAt: Date };
  };
  'create-calendar-feed': {
    values: readonly [number, number | null, string];
    row: { id: number; propertyId: number | null; propertyName: string | null; createdAt: Date };
  };
  'create-guest-link': {
    values: readonly [number];
    row: { id: number; propertyId: number; createdAt: Date };
  };
  'create-special-request': {
    values: readonly [number | null, number, string | null, string | null, string | null, string, string, string, string, string, boolean];
    row: { id: number };
  };
  'create-stay-link': {
    values: readonly [number, string, string, number];
    row: { id: number };
  };
  'create-webhook': {
    values: readonly [string, string, string, readonly (string | null)[], boolean, string];
    row: { id: string; createdAt: Date };
  };
  'day-planned-for-user': {
    values: readonly [number, number];
    row: { day: string };
  };
  'delete-exchange': {
    values: readonly [number];
    row: object;
  };
  'delete-files': {
    values: readonly [readonly (number | null)[]];
    row: object;
  };
  'delete-property': {
    values: readonly [number];
    row: object;
  };
  'delete-property-feeds': {
    values: readonly [number];
    row: object;
  };
  'delete-property-files': {
    values: readonly [number];
    row: object;
  };
  'delete-property-guest-link': {
    values: readonly [number];
    row: object;
  };
  'delete-property-pictures': {
    values: readonly [number];
    row: object;
  };
  'delete-property-rotation': {
    values: readonly [number];
    row: object;
  };
  'delete-property-talk': {
    values: readonly [number];
    row: object;
  };
  'delete-property-weeks': {
    values: readonly [number];
    row: object;
  };
  'delete-property-years': {
    values: readonly [number];
    row: object;
  };
  'delete-saved-answer': {
    values: readonly [number];
    row: { title: string; text: string };
  };
  'delete-talk-message': {
    values: readonly [number];
    row: object;
  };
  'delete-webhook': {
    values: readonly [number, string];
    row: { id: string };
  };
  'demo-exchanges': {
    values: readonly [number, string];
    row: { bookingId: number; propertyId: number; year: number; week: number; shareId: number; userId: number };
  };
  'demo-swaps': {
    values: readonly [number, number, boolean];
    row: { requestingBookingId: number; shareId: number; requesterId: number; targetBookingId: number; targetShareId: number; answererId: number; currentWeekStart: string; currentWeekEnd: string; preferredWeekStart: string; preferredWeekEnd: string };
  };
  'disable-autopilot': {
    values: readonly [number, number];
    row: object;
  };
  'discard-undecided-imports': {
    values: readonly [];
    row: object;
  };
  'dismiss-job': {
    values: readonly [number];
    row: { task: string };
  };
  'dismiss-mail': {
    values: readonly [number];
    row: { recipient: string; userId: number | null };
  };
  'document-history': {
    values: readonly [number];
    row: { id: number; title: string; documentType: string; content: string; accessLevel: string; file: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null } | null; changedBy: { id: number; firstName: string; lastName: string }; changedAt: Date };
  };
  'draft-by-id': {
    values: readonly [number, boolean, number];
    row: { id: number; propertyId: number; propertyName: string; timeZone: string; year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; rules: Record<string, unknown>; opensAt: Date | null; problem: string | null; deadline: Date | null; leftMs: number | null; seq: number; head: string; version: number; rehearsals: number; serverTime: Date; changeoverWeekday: number; rotation: { baseYear: number; today: string; settings: { id: number; year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; queue: number[] | null; firstChoiceShare: number }[]; drafted: { year: number; settingId: number | null; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] | null; opening: Record<string, unknown> | null }[]; shares: { shareNumber: number; isTakingPart: boolean; awaySince: string | null }[] }; entries: Record<string, unknown>[]; people: { id: number; name: string }[]; shares: { shareId: number; shareNumber: number; ownerName: string | null; isMine: boolean; isDelegatedToMe: boolean; delegateName: string | null; delegatedUntil: string | null }[] };
  };
  'draft-cannot-open': {
    values: readonly [number, number, string | null];
    row: object;
  };
  'draft-log-export': {
    values: readonly [number, boolean, number];
    row: { property: string; year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; entries: { text: string; hash: string }[] };
  };
  'draft-of-year': {
    values: readonly [number, boolean, number, number];
    row: { id: number; propertyId: number; propertyName: string; timeZone: string; year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; rules: Record<string, unknown>; opensAt: Date | null; problem: string | null; deadline: Date | null; leftMs: number | null; seq: number; head: string; version: number; rehearsals: number; serverTime: Date; changeoverWeekday: number; rotation: { baseYear: number; today: string; settings: { id: number; year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; queue: number[] | null; firstChoiceShare: number }[]; drafted: { year: number; settingId: number | null; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] | null; opening: Record<string, unknown> | null }[]; shares: { shareNumber: number; isTakingPart: boolean; awaySince: string | null }[] }; entries: Record<string, unknown>[]; people: { id: number; name: string }[]; shares: { shareId: number; shareNumber: number; ownerName: string | null; isMine: boolean; isDelegatedToMe: boolean; delegateName: string | null; delegatedUntil: string | null }[] }
      | { id: null; propertyId: number; propertyName: string; timeZone: string; year: null; status: null; rules: null; opensAt: null; problem: null; deadline: null; leftMs: null; seq: null; head: null; version: null; rehearsals: null; serverTime: Date; changeoverWeekday: number; rotation: { baseYear: number; today: string; settings: { id: number; year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; queue: number[] | null; firstChoiceShare: number }[]; drafted: { year: number; settingId: number | null; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] | null; opening: Record<string, unknown> | null }[]; shares: { shareNumber: number; isTakingPart: boolean; awaySince: string | null }[] }; entries: Record<string, unknown>[]; people: { id: number; name: string }[]; shares: { shareId: number; shareNumber: number; ownerName: string | null; isMine: boolean; isDelegatedToMe: boolean; delegateName: string | null; delegatedUntil: string | null }[] };
  };
  'draft-outlook': {
    values: readonly [number, boolean, number, number];
    row: { changeoverWeekday: number; timeZone: string; drafts: { year: number; entries: Record<string, unknown>[] | null }[]; weeks: { week: number; holiday: string | null }[] };
  };
  'draft-results': {
    values: readonly [number];
    row: { email: string | null; firstName: string; weeks: string };
  };
  'draft-stamps-export': {
    values: readonly [number, boolean, number];
    row: { property: string; year: number; stamps: { seq: number; authority: string; answer: string }[] };
  };
  'draft-witnesses': {
    values: readonly [number, boolean, number];
    row: { signer: string; seq: number; at: Date; count: number };
  };
  'drafting-houses-of-invited': {
    values: readonly [readonly (number | null)[]];
    row: { id: number; name: string; userIds: number[] };
  };
  'drafts-of-mine': {
    values: readonly [number, boolean, number | null];
    row: { id: number; propertyId: number; propertyName: string; timeZone: string; year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; opensAt: Date | null; deadline: Date | null; turnShare: number | null; isMyTurn: boolean };
  };
  'drafts-stalled': {
    values: readonly [];
    row: { count: number };
  };
  'drafts-to-open': {
    values: readonly [];
    row: { count: number };
  };
  'draw-is-due': {
    values: readonly [number, string | null];
    row: object;
  };
  'draws-of-house': {
    values: readonly [number];
    row: { name: string; isDue: boolean | null; texts: string[]; hashes: string[]; shares: number[] };
  };
  'drop-failed-jobs': {
    values: readonly [string];
    row: object;
  };
  'drop-push-subscription': {
    values: readonly [number];
    row: object;
  };
  'due-clock-corrections': {
    values: readonly [];
    row: { id: number };
  };
  'due-exchange-searches': {
    values: readonly [];
    row: { propertyId: number; year: number };
  };
  'due-exchanges': {
    values: readonly [];
    row: { '?column?': number };
  };
  'due-handovers': {
    values: readonly [];
    row: { shareIds: number[] };
  };
  'due-stamps': {
    values: readonly [string];
    row: { id: number; seq: number; hash: string; text: string; before: string };
  };
  'due-swaps': {
    values: readonly [];
    row: { '?column?': number };
  };
  'due-unsent-events': {
    values: readonly [];
    row: { id: string; events: Record<string, unknown> };
  };
  'edit-talk-message': {
    values: readonly [number, string, readonly (number | null)[]];
    row: { mentioned: number };
  };
  'effects-of-import': {
    values: readonly [number];
    row: { shares: number; weeks: number; effects: number };
  };
  'effects-of-weeks-import': {
    values: readonly [number, readonly (number | null)[]];
    row: object;
  };
  'empty-mails': {
    values: readonly [];
    row: object;
  };
  'end-erasure': {
    values: readonly [];
    row: { set_config: string | null };
  };
  'end-exchange': {
    values: readonly [number, readonly (number | null)[], readonly (string | null)[], readonly (number | null)[]];
    row: object;
  };
  'end-handed-access': {
    values: readonly [number];
    row: { id: string };
  };
  'end-oldest-sessions': {
    values: readonly [number];
    row: { id: string };
  };
  'end-other-sessions': {
    values: readonly [number, string];
    row: { id: string };
  };
  'end-own-session': {
    values: readonly [number, string];
    row: { id: string };
  };
  'end-plans-for-erased': {
    values: readonly [number];
    row: object;
  };
  'end-provider-flow': {
    values: readonly [string, string, string | null];
    row: { purpose: 'sign-in' | 'link' | 'confirm'; isAdmin: boolean; next: string };
  };
  'end-sessions': {
    values: readonly [number, string | null];
    row: { id: string };
  };
  'end-share-invitation': {
    values: readonly [number, number];
    row: { id: number };
  };
  'end-stay-links': {
    values: readonly [number, number | null];
    row: { id: number };
  };
  'end-swap': {
    values: readonly [number, string, string | null];
    row: object;
  };
  'end-swap-wishes': {
    values: readonly [number];
    row: object;
  };
  'end-viewing-of-session': {
    values: readonly [string];
    row: object;
  };
  'ended-exchanges': {
    values: readonly [];
    row: { id: number; isExpired: boolean };
  };
  'entered-before': {
    values: readonly [number, string, number];
    row: { seq: number | null; proposalId: number | null };
  };
  'entry-to-reverse': {
    values: readonly [number, number];
    row: { kind: 'OPENED' | 'EXPENSE' | 'DUES' | 'LEVY' | 'PAYMENT' | 'OPENING_BALANCE' | 'CORRECTION' | 'REVERSAL' | 'CLOSED'; text: string; isReversed: boolean };
  };
  'erase-access-reset': {
    values: readonly [number];
    row: object;
  };
  'erase-attempts': {
    values: readonly [readonly (string | null)[]];
    row: object;
  };
  'erase-bookkeeper': {
    values: readonly [number];
    row: object;
  };
  'erase-bookkeeper-grantor': {
    values: readonly [number];
    row: object;
  };
  'erase-calendar-feeds': {
    values: readonly [number];
    row: object;
  };
  'erase-check-out-author': {
    values: readonly [number];
    row: object;
  };
  'erase-committed-lists': {
    values: readonly [number];
    row: object;
  };
  'erase-cost-answerer': {
    values: readonly [number];
    row: object;
  };
  'erase-cost-author': {
    values: readonly [number];
    row: object;
  };
  'erase-delegations': {
    values: readonly [number];
    row: object;
  };
  'erase-device-keys': {
    values: readonly [number];
    row: object;
  };
  'erase-digests': {
    values: readonly [number];
    row: object;
  };
  'erase-email-changes': {
    values: readonly [number];
    row: object;
  };
  'erase-entry-author': {
    values: readonly [number];
    row: object;
  };
  'erase-files': {
    values: readonly [number];
    row: object;
  };
  'erase-forwards': {
    values: readonly [readonly (string | null)[]];
    row: object;
  };
  'erase-guest': {
    values: readonly [readonly (string | null)[]];
    row: object;
  };
  'erase-guest-of-weeks': {
    values: readonly [number];
    row: object;
  };
  'erase-guests-of-past-weeks': {
    values: readonly [number];
    row: object;
  };
  'erase-idempotency-keys': {
    values: readonly [number];
    row: object;
  };
  'erase-import-effects': {
    values: readonly [number];
    row: object;
  };
  'erase-import-rows': {
    values: readonly [readonly (string | null)[], readonly (string | null)[]];
    row: object;
  };
  'erase-import-users': {
    values: readonly [number];
    row: object;
  };
  'erase-invitation': {
    values: readonly [number];
    row: object;
  };
  'erase-invitation-recipients': {
    values: readonly [number];
    row: object;
  };
  'erase-notice-choices': {
    values: readonly [number];
    row: object;
  };
  'erase-notices': {
    values: readonly [number];
    row: object;
  };
  'erase-own-mails': {
    values: readonly [readonly (string | null)[]];
    row: object;
  };
  'erase-push-preferences': {
    values: readonly [number];
    row: object;
  };
  'erase-push-subscriptions': {
    values: readonly [number];
    row: object;
  };
  'erase-quoted-person': {
    values: readonly [string, string, string];
    row: object;
  };
  'erase-reasons-of-notices': {
    values: readonly [number, readonly (string | null)[]];
    row: object;
  };
  'erase-registrations': {
    values: readonly [readonly (string | null)[]];
    row: object;
  };
  'erase-reports': {
    values: readonly [number, readonly (string | null)[]];
    row: object;
  };
  'erase-reset-links': {
    values: readonly [number];
    row: object;
  };
  'erase-second-factor': {
    values: readonly [number];
    row: object;
  };
  'erase-security-acts': {
    values: readonly [number];
    row: object;
  };
  'erase-security-events': {
    values: readonly [number];
    row: object;
  };
  'erase-seen-heads': {
    values: readonly [number];
    row: object;
  };
  'erase-share-invitations': {
    values: readonly [number];
    row: object;
  };
  'erase-stay-links': {
    values: readonly [number];
    row: object;
  };
  'erase-stay-reminders': {
    values: readonly [number];
    row: object;
  };
  'erase-swap-wishes': {
    values: readonly [number];
    row: object;
  };
  'erase-talk-periods': {
    values: readonly [number];
    row: object;
  };
  'erase-talk-reactions': {
    values: readonly [number];
    row: object;
  };
  'erase-talk-reader': {
    values: readonly [number];
    row: object;
  };
  'erase-viewings-of-user': {
    values: readonly [number];
    row: object;
  };
  'erase-webhooks': {
    values: readonly [number];
    row: object;
  };
  'erase-wish-lists': {
    values: readonly [number];
    row: object;
  };
  'exchange-bookings': {
    values: readonly [readonly (number | null)[], readonly (number | null)[], readonly (boolean | null)[]];
    row: object;
  };
  'exchange-done': {
    values: readonly [number];
    row: object;
  };
  'exchange-no-longer-wished': {
    values: readonly [number, readonly (number | null)[]];
    row: { id: number };
  };
  'exchange-waits-for-approval': {
    values: readonly [number];
    row: object;
  };
  'exchanges-to-approve': {
    values: readonly [];
    row: { id: number; propertyId: number; propertyName: string; year: number; endedAt: Date | null; legs: { shareNumber: number; ownerName: string; bookingId: number; week: number; getsWeek: number; gives: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; gets: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; isOpenWeek: boolean }[]; rivals: { gives: number | null; wants: number | null; requesterName: string; answererName: string | null }[] };
  };
  'expire-same-swap': {
    values: readonly [number, string];
    row: object;
  };
  'expire-swaps': {
    values: readonly [];
    row: { id: number; status: 'EXPIRED'; note: null };
  };
  'export-properties': {
    values: readonly [number, number, readonly (number | null)[] | null];
    row: { ID: number; Name: string; Location: string; 'Total shares': number; 'Weeks per share': number; Status: 'Active' | 'Inactive'; 'Allocated shares': number };
  };
  'export-requests': {
    values: readonly [number, number, readonly (number | null)[] | null];
    row: { ID: number; Date: string; Guest: string; Email: string | null; Property: string; Location: string; Title: string; Description: string; Category: string; Priority: string; Status: string; Forwarded: string | null; Archived: string | null; Assignee: string; 'Last answer': string; 'Last note among administrators': string };
  };
  'export-shares': {
    values: readonly [number, number, readonly (number | null)[] | null];
    row: { ID: number; 'First name': string | null; 'Last name': string | null; Email: string | null; Property: string; Location: string; 'Share number': number; Status: 'Active' | 'Inactive' };
  };
  'export-swaps': {
    values: readonly [number, number, readonly (number | null)[] | null];
    row: { ID: number; Property: string; Location: string; 'Share number': number; Requester: string; 'Current week from': string; 'Current week to': string; 'Preferred week from': string; 'Preferred week to': string; 'Swaps with': string; Status: string; Requested: string; Message: string };
  };
  'export-users': {
    values: readonly [number, number, readonly (number | null)[] | null];
    row: { ID: number; 'First name': string; 'Last name': string; Email: string | null; Role: 'USER' | 'OWNER' | 'ADMIN'; 'Linked property': string | null; Birthday: string | null; Anniversary: string | null; Shares: number; Created: string };
  };
  'export-weeks': {
    values: readonly [number, number, readonly (number | null)[] | null];
    row: { ID: number; Property: string; Location: string; 'Share number': number; Year: number; Week: number; Arrival: string };
  };
  'fail-abandoned-backups': {
    values: readonly [];
    row: object;
  };
  'fail-backup': {
    values: readonly [number, string | null];
    row: object;
  };
  'fail-lost-invitations': {
    values: readonly [string];
    row: { user_id: number };
  };
  'fail-lost-reports': {
    values: readonly [string, string | null];
    row: { id: number };
  };
  'failed-jobs': {
    values: readonly [];
    row: { id: number | null; task: string | null; failedAt: Date | null; error: string };
  };
  'failed-mails': {
    values: readonly [readonly (string | null)[] | null, number, number];
    row: { id: number; recipient: string; subject: string; createdAt: Date; failedAt: Date; attempts: number; requestId: string | null; lastError: string; isTooOld: boolean; total: number }
      | { id: null; recipient: null; subject: null; createdAt: null; failedAt: null; attempts: null; requestId: null; lastError: string; isTooOld: boolean | null; total: number };
  };
  'fairness-ledger': {
    values: readonly [number, boolean, number];
    row: { shareNumber: number | null; year: number | null; peak: number; high: number; low: number; holidays: string[]; holderNames: (string | null)[]; firstChoices: number | null };
  };
  'file': {
    values: readonly [number];
    row: { id: number; purpose: 'PROFILE_PICTURE' | 'PROPERTY_PICTURE' | 'DOCUMENT' | 'TALK' | 'CHECK_OUT' | 'RECEIPT'; name: string | null; mediaType: string; sha256: string; mainBytes: number; thumbSha256: string | null; thumbBytes: number | null; propertyId: number | null; uploadedById: number; isAttached: boolean };
  };
  'file-is-stored': {
    values: readonly [number, string, string | null];
    row: object;
  };
  'find-access-token': {
    values: readonly [Buffer, string];
    row: { tokenId: string; scopes: string[]; expiresAt: Date; isUseDue: boolean | null; lastsMs: number; handed: { by: number | null; at: string } | null; hasSecondFactor: boolean; id: number; firstName: string; lastName: string; email: string; profileImageUrl: string | null; userRole: 'USER' | 'OWNER' | 'ADMIN'; isAdmin: boolean; dateOfBirth: string | null; anniversaryDate: string | null; linkedPropertyId: number | null; themeId: 'default' | 'dark' | 'emerald' | 'purple' | 'sunset' | 'ocean' | null; timeZone: string | null; unreadMails: boolean; createdAt: Date; updatedAt: Date; temporaryPasswordExpiresAt: Date | null };
  };
  'find-calendar-feed': {
    values: readonly [string];
    row: { userId: number; propertyId: number | null; propertyName: string | null };
  };
  'find-email-undo': {
    values: readonly [string];
    row: { userId: number };
  };
  'find-idempotent-answer': {
    values: readonly [number, string, string];
    row: { bodyHash: string; answer: string | null };
  };
  'find-invitation': {
    values: readonly [string];
    row: { userId: number; firstName: string; email: string; tokenHash: string; isOver: boolean; isUsed: boolean };
  };
  'find-lost-mails': {
    values: readonly [string];
    row: { id: number };
  };
  'find-message': {
    values: readonly [number, number];
    row: { id: number; conversationId: number; senderId: number; receiverId: number; content: string; clientKey: string | null; createdAt: string; isRead: boolean; isArchived: boolean; sender: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; receiver: { id: number; firstName: string; lastName: string; profileImageUrl: string | null } };
  };
  'find-passkey': {
    values: readonly [string];
    row: { id: number; userId: number; publicKey: string };
  };
  'find-push-subscription': {
    values: readonly [number];
    row: { id: number; endpoint: string; p256dh: string; auth: string; serverKey: string; userId: number };
  };
  'find-second-factor': {
    values: readonly [number];
    row: { secret: string; isOn: boolean };
  };
  'find-second-factor-setup': {
    values: readonly [number];
    row: { secret: string };
  };
  'find-session': {
    values: readonly [string];
    row: { sessionId: string; expiresAt: Date; hasRights: boolean; rightsEnd: Date | null; way: 'PASSWORD' | 'PASSKEY' | 'PROVIDER'; hasRecentPassword: boolean; isUseDue: boolean | null; lastsMs: number; view: { id: number; viewedId: number; endsAt: string } | null; handed: { by: number | null; at: string } | null; hasSecondFactor: boolean; id: number; firstName: string; lastName: string; email: string; profileImageUrl: string | null; userRole: 'USER' | 'OWNER' | 'ADMIN'; isAdmin: boolean; dateOfBirth: string | null; anniversaryDate: string | null; linkedPropertyId: number | null; themeId: 'default' | 'dark' | 'emerald' | 'purple' | 'sunset' | 'ocean' | null; timeZone: string | null; unreadMails: boolean; createdAt: Date; updatedAt: Date; temporaryPasswordExpiresAt: Date | null };
  };
  'find-share-invitation': {
    values: readonly [string];
    row: { id: number; shareId: number; invitedById: number; invitedBy: string; propertyId: number; propertyName: string; location: string; shareNumber: number };
  };
  'find-sign-in-identity': {
    values: readonly [string, string];
    row: { id: number; userId: number };
  };
  'find-talk-message': {
    values: readonly [number, boolean, number];
    row: { id: number; propertyId: number; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; authorId: number; authorName: string; authorPicture: string | null; isByAdministrator: boolean; content: string; clientKey: string | null; replyTo: { id: number; authorName: string; excerpt: string; isDeleted: boolean } | null; mentions: { userId: number; name: string }[]; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; reactions: { emoji: '👍' | '❤️' | '😂' | '🎉' | '🙏' | '👀'; userIds: number[] }[]; card: { subject: 'DOCUMENT' | 'OPEN_WEEK' | 'WEEK_GIVEN_BACK'; subjectId: number; title: string; startDate: string | null; endDate: string | null; week: number | null; year: number | null; isOpen: boolean; isMine: boolean } | null; createdAt: string; editedAt: string | null; deletedAt: string | null; pinnedAt: string | null };
  };
  'find-viewed-user': {
    values: readonly [number];
    row: { id: number; firstName: string; lastName: string; email: string; profileImageUrl: string | null; userRole: 'USER' | 'OWNER' | 'ADMIN'; linkedPropertyId: number | null; createdAt: Date; updatedAt: Date };
  };
  'finish-backup': {
    values: readonly [number, number | null];
    row: object;
  };
  'finish-reading-import': {
    values: readonly [number, number | null, string, string];
    row: object;
  };
  'fix-rotation-of-draft': {
    values: readonly [number, string | null, number | null, readonly (number | null)[] | null, number | null];
    row: object;
  };
  'foresee-handover': {
    values: readonly [number, number, string, string | null];
    row: { ownerName: string | null; receiverName: string | null; weeks: { year: number; week: number; startDate: string; endDate: string }[]; pendingSwaps: number; drafts: { year: number; hasBegun: boolean; isItsTurn: boolean; chosenWeeks: number }[] };
  };
  'forget-attempts': {
    values: readonly [];
    row: object;
  };
  'forget-device-key': {
    values: readonly [number, string];
    row: object;
  };
  'forget-expired': {
    values: readonly [];
    row: object;
  };
  'forget-import': {
    values: readonly [number];
    row: object;
  };
  'forget-import-rows': {
    values: readonly [number];
    row: object;
  };
  'forget-mails': {
    values: readonly [number];
    row: object;
  };
  'forget-message-digests': {
    values: readonly [];
    row: object;
  };
  'forget-old-import-rows': {
    values: readonly [];
    row: object;
  };
  'forget-report-files': {
    values: readonly [number];
    row: object;
  };
  'forget-unsent-events': {
    values: readonly [readonly (string | null)[]];
    row: object;
  };
  'former-identities': {
    values: readonly [number];
    row: { key: string; value: string };
  };
  'free-idempotency-key': {
    values: readonly [string];
    row: object;
  };
  'free-push-endpoint': {
    values: readonly [string, string];
    row: object;
  };
  'free-weeks-of-others': {
    values: readonly [number, number];
    row: object;
  };
  'give-attempts-back': {
    values: readonly [readonly (string | null)[], readonly (number | null)[]];
    row: object;
  };
  'guess-code': {
    values: readonly [string, number];
    row: { id: number; codeHash: string };
  };
  'guess-email-code': {
    values: readonly [number, number];
    row: { codeHash: string | null; newEmail: string };
  };
  'guest-house': {
    values: readonly [number];
    row: { linkId: number; propertyId: number; propertyName: string; location: string };
  };
  'guest-house-held': {
    values: readonly [number];
    row: { linkId: number; propertyId: number; propertyName: string; location: string };
  };
  'guest-link': {
    values: readonly [number];
    row: { id: number; propertyId: number; createdAt: Date };
  };
  'guest-request-receipt': {
    values: readonly [number];
    row: { id: number; title: string; propertyName: string; createdAt: Date };
  };
  'guest-to-link': {
    values: readonly [number, number];
    row: { '?column?': number };
  };
  'guests-of-year': {
    values: readonly [number, number];
    row: { id: number };
  };
  'guests-that-move': {
    values: readonly [readonly (number | null)[], readonly (number | null)[], readonly (number | null)[], readonly (boolean | null)[]];
    row: { guestId: number; hostId: number | null; guestsCome: boolean | null; before: { startDate: string; endDate: string }; after: { startDate: string; endDate: string } };
  };
  'handovers-still-due': {
    values: readonly [readonly (number | null)[]];
    row: { id: number };
  };
  'has-share': {
    values: readonly [number];
    row: { '?column?': number };
  };
  'hashes-of-receipts': {
    values: readonly [readonly (number | null)[]];
    row: { sha256: string };
  };
  'held-share-numbers': {
    values: readonly [number];
    row: { totalShares: number; held: number[] };
  };
  'highest-held-share': {
    values: readonly [number];
    row: { highest: number | null };
  };
  'holder-of-open-week': {
    values: readonly [number, number, number];
    row: { '?column?': number };
  };
  'holder-of-week': {
    values: readonly [number, boolean, number, number, number];
    row: { booking: { id: number; shareId: number; shareNumber: number; ownerName: string | null; isMine: boolean; ownerId: number | null; guests: string | null; guestCount: number | null; guestsShown: boolean | null; version: number | null; guestId: number | null; guestName: string | null }; propertyId: number; year: number; week: number; startDate: string; endDate: string; hasBegun: boolean; isReleased: boolean; holderIds: number[] };
  };
  'holder-of-weeks': {
    values: readonly [number, number, readonly (number | null)[]];
    row: { week: number; shareNumber: number; ownerName: string | null };
  };
  'holders-of-new-bookings': {
    values: readonly [readonly (number | null)[]];
    row: { userId: number; weekCount: number; years: number[]; houseCount: number; propertyId: number | null };
  };
  'house-costs': {
    values: readonly [number, boolean, number, number];
    row: { propertyId: number; propertyName: string; mayKeepBooks: boolean; currency: string | null; approval: 'NONE' | 'SECOND_OWNER' | 'ADMINISTRATOR'; accountHolder: string | null; iban: string | null; closedUntil: string | null; seq: number; head: string; version: number; bookkeepers: { id: number; name: string }[]; budget: { category: 'CLEANING' | 'ENERGY' | 'FURNISHING' | 'GARDEN' | 'INSURANCE' | 'INTERNET' | 'MANAGEMENT' | 'REPAIRS' | 'TAXES' | 'WATER' | 'OTHER'; budget: number }[] };
  };
  'house-log': {
    values: readonly [number, number, readonly (string | null)[], string, string, number];
    row: { id: number; at: Date; actorId: number; actorName: string; action: string; subject: string; before: string | null; after: string | null; keys: string[] };
  };
  'house-log-export': {
    values: readonly [number, boolean, number, boolean];
    row: { property: string; entries: { text: string; hash: string }[]; drafts: { property: string; year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; entries: { text: string; hash: string }[] }[] };
  };
  'house-of-import': {
    values: readonly [number];
    row: { name: string; location: string };
  };
  'house-owners': {
    values: readonly [number, boolean, number];
    row: { shareId: number; shareNumber: number; isActive: boolean; owners: { userId: number; name: string; isFirst: boolean; hasEmail: boolean; isMe: boolean; phone: string | null }[] };
  };
  'houses-to-plan': {
    values: readonly [readonly (string | null)[] | null, number, number, number, string | null];
    row: { id: number; name: string; location: string; weeksPerShare: number; owners: number; weeksGiven: number; weeksLeft: number | null; hasLeft: boolean; readiness: 'BLOCKED' | 'REST' | 'READY'; draftYears: number[]; lastRules: string | null; total: number }
      | { id: null; name: null; location: null; weeksPerShare: null; owners: number; weeksGiven: number; weeksLeft: number | null; hasLeft: boolean | null; readiness: 'BLOCKED' | 'REST' | 'READY'; draftYears: number[]; lastRules: string | null; total: number };
  };
  'import-batches': {
    values: readonly [number];
    row: { line: number };
  };
  'import-job': {
    values: readonly [number];
    row: { id: number; fileName: string; status: 'READING' | 'PREVIEWED' | 'APPLYING' | 'APPLIED' | 'FAILED' | 'DISCARDED' | 'TAKEN_BACK'; kind: 'SHARES' | 'WEEKS'; rowsDone: number; rowsTotal: number | null; newUsers: number; newProperties: number; sharesAssigned: number; weeksGiven: number; ownersJoined: number; unchanged: number; refused: number; version: number; reading: string; createdAt: Date; keptUntil: Date | null };
  };
  'import-jobs': {
    values: readonly [];
    row: { id: number; fileName: string; status: 'READING' | 'PREVIEWED' | 'APPLYING' | 'APPLIED' | 'FAILED' | 'DISCARDED' | 'TAKEN_BACK'; kind: 'SHARES' | 'WEEKS'; rowsDone: number; rowsTotal: number | null; newUsers: number; newProperties: number; sharesAssigned: number; weeksGiven: number; ownersJoined: number; unchanged: number; refused: number; version: number; reading: string; createdAt: Date; keptUntil: Date | null };
  };
  'import-owners': {
    values: readonly [number, number, number];
    row: { id: number };
  };
  'import-progress': {
    values: readonly [number, number, string, string | null];
    row: { id: number };
  };
  'import-properties': {
    values: readonly [number];
    row: object;
  };
  'import-row': {
    values: readonly [number, number, number];
    row: { line: number; person: number; firstName: string; lastName: string; email: string | null; property: string; location: string; shareNumber: number | null; shareText: string; yearText: string; weekText: string; arrivalText: string; note: string; isRefused: boolean; isAssigned: boolean; isJoined: boolean; suggestedProperty: string | null; suggestedLocation: string | null; text: string };
  };
  'import-rows': {
    values: readonly [number, boolean, number, number, number | null];
    row: { line: number; person: number; firstName: string; lastName: string; email: string | null; property: string; location: string; shareNumber: number | null; shareText: string; yearText: string; weekText: string; arrivalText: string; note: string; isRefused: boolean; isAssigned: boolean; isJoined: boolean; suggestedProperty: string | null; suggestedLocation: string | null; text: string };
  };
  'import-shares': {
    values: readonly [number, number, number];
    row: { id: number };
  };
  'import-to-apply': {
    values: readonly [number];
    row: { id: number; fileName: string; rowsTotal: number | null; newUsers: number; newProperties: number; given: number; ownersJoined: number; refused: number };
  };
  'import-users': {
    values: readonly [number, number, number];
    row: object;
  };
  'imported-shares-of-users': {
    values: readonly [number];
    row: { userId: number; propertyId: number; shares: (number | null)[] };
  };
  'invitation-run': {
    values: readonly [number | null];
    row: { id: number; createdAt: Date; total: number; sent: number; waiting: number };
  };
  'invite-to-share': {
    values: readonly [number, number, string];
    row: { expiresAt: Date };
  };
  'is-linked-to-provider': {
    values: readonly [number, readonly (string | null)[]];
    row: { isLinked: boolean };
  };
  'is-my-conversation': {
    values: readonly [number, number];
    row: { '?column?': number };
  };
  'is-my-device-key': {
    values: readonly [number, string];
    row: { one: number };
  };
  'is-my-share-in-draw': {
    values: readonly [number, number, number];
    row: { id: number };
  };
  'is-my-talk': {
    values: readonly [number, boolean, number];
    row: { one: number };
  };
  'is-year-drafted': {
    values: readonly [number, number];
    row: { isDrafting: boolean };
  };
  'join-imported-owners': {
    values: readonly [number, number, number];
    row: { shareId: number; userId: number };
  };
  'join-talk': {
    values: readonly [number, number];
    row: { id: number };
  };
  'keep-committed-lists': {
    values: readonly [number, readonly (number | null)[], readonly (number | null)[], readonly (number | null)[], readonly (string | null)[], readonly (boolean | null)[], readonly (string | null)[], readonly (string | null)[]];
    row: object;
  };
  'keep-idempotent-answer': {
    values: readonly [string, string | null];
    row: object;
  };
  'keep-mail': {
    values: readonly [number];
    row: object;
  };
  'keep-rehearsals-of-year': {
    values: readonly [number, number, number];
    row: object;
  };
  'keep-seen-head': {
    values: readonly [number, number, string, number, string, string];
    row: { seq: number };
  };
  'keep-stamp': {
    values: readonly [number, number, string, string, string, Date | string];
    row: object;
  };
  'keys-of-choosers': {
    values: readonly [number, number, readonly (number | null)[]];
    row: { share: number; by: number; key: string };
  };
  'known-passkeys': {
    values: readonly [number];
    row: { id: string };
  };
  'known-person': {
    values: readonly [number, number];
    row: { one: number };
  };
  'last-backup': {
    values: readonly [number];
    row: { at: Date | null; bytes: number | null; error: string | null; installedAt: Date; isOld: boolean | null; isRunning: boolean; isWaiting: boolean };
  };
  'last-check-out': {
    values: readonly [number];
    row: { bookingId: number; startDate: string; endDate: string; byName: string; at: Date; tasks: { text: string; isDone: boolean }[]; readings: { meter: string; reading: string }[]; note: string; problems: string[]; pictures: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; version: number };
  };
  'latest-captured-mails': {
    values: readonly [];
    row: { id: number; recipient: string; subject: string; createdAt: Date };
  };
  'leave-shares': {
    values: readonly [number, readonly (number | null)[]];
    row: object;
  };
  'leave-talk': {
    values: readonly [number, number];
    row: { id: number };
  };
  'ledger-entries': {
    values: readonly [number, number | null, number | null, number];
    row: { seq: number; kind: 'OPENED' | 'EXPENSE' | 'DUES' | 'LEVY' | 'PAYMENT' | 'OPENING_BALANCE' | 'CORRECTION' | 'REVERSAL' | 'CLOSED'; date: string; amount: number | null; category: 'CLEANING' | 'ENERGY' | 'FURNISHING' | 'GARDEN' | 'INSURANCE' | 'INTERNET' | 'MANAGEMENT' | 'REPAIRS' | 'TAXES' | 'WATER' | 'OTHER' | null; dueOn: string | null; reverses: number | null; reversedBy: number | null; text: string; details: string | null; at: Date; byName: string; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[] };
  };
  'left-out-of-invitation-run': {
    values: readonly [number];
    row: { userId: number; name: string; outcome: 'SENT' | 'HAS_PASSWORD' | 'INVITED_RECENTLY' | 'FAILED' };
  };
  'legs-to-announce': {
    values: readonly [number];
    row: { userId: number; email: string | null; firstName: string | null; zone: string | null; week: number; getsWeek: number; given: string; got: string; isOpenWeek: boolean; hasAgreed: boolean; owners: number; status: 'OPEN' | 'AGREED' | 'DONE' | 'ENDED'; propertyName: string; timeZone: string; year: number; expiresAt: Date; isSearched: boolean; lost: 'OWN_SHARE' | 'OWN_RELEASED' | 'OWN_SWAPPED' | null };
  };
  'legs-to-exchange': {
    values: readonly [number];
    row: { propertyId: number; requesterId: number; shareId: number; requestingBookingId: number; answererId: number | null; targetShareId: number | null; targetBookingId: number | null; preferredWeekStart: string; preferredWeekEnd: string; guestsCome: boolean; answererGuestsCome: boolean | null };
  };
  'legs-to-log': {
    values: readonly [number];
    row: { shareNumber: number; getsWeek: number };
  };
  'link-guest': {
    values: readonly [number, number | null];
    row: object;
  };
  'link-sign-in-identity': {
    values: readonly [number, string, string, string, string | null];
    row: { id: number };
  };
  'links-of-ledger': {
    values: readonly [number];
    row: { text: string; hash: string; salt: string | null; details: string | null };
  };
  'list-administrators': {
    values: readonly [];
    row: { email: string; name: string; sessions: number; temporaryUntil: Date | null };
  };
  'list-everybody': {
    values: readonly [number, readonly (string | null)[] | null, number, number];
    row: { id: number; firstName: string; lastName: string; email: string | null; profileImageUrl: string | null };
  };
  'list-known-people': {
    values: readonly [number, readonly (string | null)[] | null, number, number, string];
    row: { id: number; firstName: string; lastName: string; email: string | null; profileImageUrl: string | null };
  };
  'load-locked-draft': {
    values: readonly [number, number, number];
    row: { entries: Record<string, unknown>[]; seats: { shareId: number; shareNumber: number; userId: number | null; status: 'VACANT' | 'ACTIVE' | 'INACTIVE'; vacated: { by: number; why: string | null } | null; wishes: number[]; isAutopilot: boolean; savedSalt: string | null; evidence: Record<string, unknown> | null; committed: { commitment: string; isCurrent: boolean | null } | null; owner: { name: string } | null; members: { userId: number; email: string | null; firstName: string; timeZone: string | null }[]; delegate: { userId: number; email: string | null; firstName: string; timeZone: string | null } | null }[]; now: Date };
  };
  'lock-booking': {
    values: readonly [number, boolean, number];
    row: { booking: { id: number; shareId: number; shareNumber: number; ownerName: string | null; isMine: boolean; ownerId: number | null; guests: string | null; guestCount: number | null; guestsShown: boolean | null; version: number | null; guestId: number | null; guestName: string | null }; propertyId: number; year: number; week: number; startDate: string; endDate: string; hasBegun: boolean; isReleased: boolean; holderIds: number[] };
  };
  'lock-bookings-of-effects': {
    values: readonly [number];
    row: object;
  };
  'lock-document': {
    values: readonly [number, boolean, number];
    row: { mayEdit: boolean };
  };
  'lock-draft': {
    values: readonly [number];
    row: { id: number; propertyId: number; propertyName: string; timeZone: string; year: number; rules: Record<string, unknown>; deadline: Date | null; reminders: number; head: string; version: number; rehearsals: number };
  };
  'lock-drafts-of-property': {
    values: readonly [number];
    row: { year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED' };
  };
  'lock-due-draft': {
    values: readonly [number];
    row: { id: number; propertyId: number; propertyName: string; timeZone: string; year: number; rules: Record<string, unknown>; deadline: Date | null; reminders: number; head: string; version: number; rehearsals: number };
  };
  'lock-exchange': {
    values: readonly [number];
    row: { id: number; status: 'OPEN' | 'AGREED' | 'DONE' | 'ENDED'; propertyId: number; propertyName: string; year: number; needsApproval: boolean; userIds: number[] };
  };
  'lock-failed-mail': {
    values: readonly [number];
    row: { recipient: string; userId: number | null; isTooOld: boolean };
  };
  'lock-house-chain': {
    values: readonly [number];
    row: { seq: number; head: string; at: Date };
  };
  'lock-houses-of-years': {
    values: readonly [readonly (number | null)[]];
    row: { id: number };
  };
  'lock-import': {
    values: readonly [number];
    row: { '?column?': number };
  };
  'lock-known-draft': {
    values: readonly [number, boolean, number, number];
    row: { id: number; propertyId: number; propertyName: string; timeZone: string; year: number; rules: Record<string, unknown>; deadline: Date | null; reminders: number; head: string; version: number; rehearsals: number };
  };
  'lock-ledger': {
    values: readonly [number, boolean, number];
    row: { propertyId: number; propertyName: string; currency: string; approval: 'NONE' | 'SECOND_OWNER' | 'ADMINISTRATOR'; closedUntil: string | null; seq: number; head: string; today: string; now: Date; mayKeepBooks: boolean; myShares: number[]; shares: number[]; listeners: (number | null)[] };
  };
  'lock-open-drafts-of-user': {
    values: readonly [number];
    row: { id: number };
  };
  'lock-own-session': {
    values: readonly [string];
    row: { id: string };
  };
  'lock-people-of-import': {
    values: readonly [number];
    row: object;
  };
  'lock-report': {
    values: readonly [number, number];
    row: { pg_advisory_xact_lock: string };
  };
  'lock-roles': {
    values: readonly [number];
    row: { pg_advisory_xact_lock: string };
  };
  'lock-share-of-booking': {
    values: readonly [number];
    row: object;
  };
  'lock-share-of-list': {
    values: readonly [number];
    row: object;
  };
  'lock-share-to-claim-for': {
    values: readonly [number];
    row: object;
  };
  'lock-shares-of-bookings': {
    values: readonly [readonly (number | null)[]];
    row: { id: number };
  };
  'lock-shares-of-effects': {
    values: readonly [number];
    row: object;
  };
  'lock-shares-of-import': {
    values: readonly [number];
    row: object;
  };
  'lock-shares-of-user': {
    values: readonly [number];
    row: { id: number };
  };
  'lock-shares-planned-for-user': {
    values: readonly [number];
    row: { id: number; day: string };
  };
  'lock-shares-to-plan': {
    values: readonly [readonly (number | null)[]];
    row: { id: number };
  };
  'lock-status-of-property': {
    values: readonly [number];
    row: { isActive: boolean };
  };
  'lock-stay-to-leave': {
    values: readonly [number | null, boolean, number];
    row: { bookingId: number; propertyId: number; propertyName: string; year: number; week: number; startDate: string; endDate: string; checkOutTime: string; checklist: string | null; meters: string | null; listVersion: number; isMine: boolean; time: 'NOT_YET' | 'OVER' | 'NOW' };
  };
  'lock-swap': {
    values: readonly [number];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; propertyId: number; propertyName: string; needsApproval: boolean; shareId: number; shareNumber: number; targetShareId: number | null; targetShareNumber: number | null; requestingBookingId: number | null; targetBookingId: number | null; requesterId: number; answererId: number | null; requesterIds: number[]; answererIds: number[]; currentWeekStart: string; currentWeekEnd: string; preferredWeekStart: string; preferredWeekEnd: string; takesBackId: number | null; returnsOnlyClaim: boolean | null; guestsCome: boolean; answererGuestsCome: boolean; isAccepted: boolean; isExpired: boolean };
  };
  'lock-swapped-bookings': {
    values: readonly [readonly (number | null)[]];
    row: { id: number };
  };
  'lock-talk': {
    values: readonly [number];
    row: { id: number; name: string; listeners: string[] };
  };
  'lock-talk-message': {
    values: readonly [number, boolean, number];
    row: { id: number; propertyId: number; propertyName: string; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; authorId: number; isDeleted: boolean; isRecent: boolean; fileIds: number[]; takesPart: boolean; hasJoined: boolean; listeners: string[] };
  };
  'lock-talks': {
    values: readonly [readonly (number | null)[]];
    row: { id: number; name: string };
  };
  'lock-users': {
    values: readonly [readonly (number | null)[]];
    row: { id: number };
  };
  'lock-weeks': {
    values: readonly [number, number, readonly (number | null)[]];
    row: { week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null; isMaintenance: boolean };
  };
  'lock-weeks-to-draft': {
    values: readonly [number, number];
    row: { '?column?': number };
  };
  'lock-year-of-exchanges': {
    values: readonly [number, number];
    row: { isDrafting: boolean; isOpenForClaims: boolean };
  };
  'lock-years-of-import': {
    values: readonly [number];
    row: object;
  };
  'log-imported-shares': {
    values: readonly [number, number];
    row: object;
  };
  'log-of-year-before': {
    values: readonly [number, number];
    row: { year: number; head: string };
  };
  'mailbox': {
    values: readonly [number, number, number];
    row: { item: { id: number; conversationId: number; senderId: number; receiverId: number; content: string; clientKey: string | null; createdAt: string; isRead: boolean; isArchived: boolean; sender: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; receiver: { id: number; firstName: string; lastName: string; profileImageUrl: string | null } } };
  };
  'mailbox-counts': {
    values: readonly [number, boolean];
    row: { unread: number; read: number; sent: number; archived: number; unreadInTalks: number };
  };
  'mails-waiting': {
    values: readonly [];
    row: { count: number };
  };
  'make-owner': {
    values: readonly [string, string, string | null, string];
    row: { id: number };
  };
  'mark-access-reset': {
    values: readonly [number, number | null];
    row: object;
  };
  'mark-changed-address': {
    values: readonly [number];
    row: object;
  };
  'mark-invited': {
    values: readonly [number, readonly (number | null)[], readonly (string | null)[]];
    row: object;
  };
  'mark-mail-sent': {
    values: readonly [number];
    row: object;
  };
  'mark-read': {
    values: readonly [number, number, number];
    row: { count: number; first: number | null; last: number | null; otherId: number };
  };
  'mark-talk-read': {
    values: readonly [number, boolean, number, number];
    row: { upTo: number; readUpTo: number | null; listeners: string[] };
  };
  'mark-webhook-delivered': {
    values: readonly [number, string, number | null];
    row: object;
  };
  'may-add-talk-file': {
    values: readonly [number, boolean, number];
    row: { one: number };
  };
  'may-enter-costs': {
    values: readonly [number, boolean, number];
    row: { isOpen: boolean };
  };
  'may-read-document-file': {
    values: readonly [number, boolean, number];
    row: { one: number };
  };
  'may-read-talk-file': {
    values: readonly [number, boolean, number];
    row: { one: number };
  };
  'may-see-check-outs': {
    values: readonly [number, boolean, number];
    row: { one: number };
  };
  'may-see-costs': {
    values: readonly [number, boolean, number];
    row: { one: number };
  };
  'may-see-property-picture': {
    values: readonly [number, boolean, number];
    row: { one: number };
  };
  'members-of-share': {
    values: readonly [number];
    row: { id: number };
  };
  'mentions-of-person': {
    values: readonly [number, readonly (string | null)[]];
    row: { id: number; isByThem: boolean; isAboutThem: boolean; subject: string; before: string | null; after: string | null };
  };
  'message-by-client-key': {
    values: readonly [number, string];
    row: { id: number; conversationId: number; senderId: number; receiverId: number; content: string; clientKey: string; createdAt: string; isRead: boolean; isArchived: boolean; sender: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; receiver: { id: number; firstName: string; lastName: string; profileImageUrl: string | null } };
  };
  'meter-readings-before': {
    values: readonly [number];
    row: { meter: string | null; reading: string };
  };
  'move-booking': {
    values: readonly [number, number, number, boolean, boolean];
    row: object;
  };
  'move-device-key': {
    values: readonly [number, string, string | null];
    row: object;
  };
  'moved-since-swap': {
    values: readonly [readonly (number | null)[], readonly (string | null)[]];
    row: { week: number };
  };
  'my-access-tokens': {
    values: readonly [number];
    row: { id: string; name: string; scopes: string[]; createdAt: Date; expiresAt: Date; usedAt: Date | null; network: string | null };
  };
  'my-account-data': {
    values: readonly [number];
    row: { id: number; firstName: string; lastName: string; email: string | null; profileImageUrl: string | null; userRole: 'USER' | 'OWNER' | 'ADMIN'; isAdmin: boolean; dateOfBirth: string | null; anniversaryDate: string | null; phone: string | null; phoneAudience: 'ADMINISTRATORS' | 'OWNERS'; postalAddress: string | null; adminNote: string | null; tags: string[]; linkedProperty: string | null; hasSecondFactor: boolean; theme: 'default' | 'dark' | 'emerald' | 'purple' | 'sunset' | 'ocean' | null; timeZone: string | null; unreadMails: boolean; accessGivenAt: Date | null; accessGivenBy: string | null; addressChangedAt: Date | null; createdAt: Date; updatedAt: Date };
  };
  'my-actions': {
    values: readonly [number];
    row: { at: Date; action: string };
  };
  'my-activity': {
    values: readonly [number | null];
    row: { kind: string; id: number; at: Date; facts: Record<string, unknown>; propertyId: number | null; propertyName: string | null };
  };
  'my-booking-to-swap': {
    values: readonly [number, number];
    row: { bookingId: number; propertyId: number; shareId: number; start: string; end: string };
  };
  'my-calendar-feeds': {
    values: readonly [number];
    row: { id: number; propertyId: number | null; propertyName: string | null; createdAt: Date };
  };
  'my-check-out-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; done: string[]; meters: string[]; readings: string[]; note: string; problems: string[]; at: Date };
  };
  'my-committed-data': {
    values: readonly [number];
    row: { property: string; year: number; shareNumber: number; entry: number; weeks: number[]; isAutopilot: boolean; salt: string };
  };
  'my-committed-lists': {
    values: readonly [number, number];
    row: { seq: number; shareNumber: number; weeks: number[]; isAutopilot: boolean; salt: string };
  };
  'my-cost-data': {
    values: readonly [number];
    row: { property: string; kind: 'OPENED' | 'EXPENSE' | 'DUES' | 'LEVY' | 'PAYMENT' | 'OPENING_BALANCE' | 'CORRECTION' | 'REVERSAL' | 'CLOSED'; date: Date; amount: number | null; currency: string; category: 'CLEANING' | 'ENERGY' | 'FURNISHING' | 'GARDEN' | 'INSURANCE' | 'INTERNET' | 'MANAGEMENT' | 'REPAIRS' | 'TAXES' | 'WATER' | 'OTHER' | null; details: string | null; enteredAt: Date };
  };
  'my-cost-proposals': {
    values: readonly [number];
    row: { property: string; kind: 'EXPENSE' | 'PAYMENT'; status: 'PENDING' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN'; date: Date; amount: number; currency: string; category: 'CLEANING' | 'ENERGY' | 'FURNISHING' | 'GARDEN' | 'INSURANCE' | 'INTERNET' | 'MANAGEMENT' | 'REPAIRS' | 'TAXES' | 'WATER' | 'OTHER' | null; title: string; supplier: string | null; answer: string | null; enteredAt: Date };
  };
  'my-delegations': {
    values: readonly [number];
    row: { property: string; year: number; shareNumber: number; what: 'you named someone' | 'you were named'; until: Date | null; createdAt: Date };
  };
  'my-device-keys': {
    values: readonly [number];
    row: { id: number; key: string; name: string; createdAt: Date };
  };
  'my-device-keys-data': {
    values: readonly [number];
    row: { key: string; name: string; createdAt: Date };
  };
  'my-draft-results': {
    values: readonly [number];
    row: { propertyId: number; propertyName: string; year: number; endedAt: Date; weeks: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }[] };
  };
  'my-email-change-data': {
    values: readonly [number];
    row: { email: string; state: 'to confirm' | 'to restore'; expiresAt: Date };
  };
  'my-ended-exchange-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; getsWeek: number; cause: 'REFUSED' | 'EXPIRED' | 'REJECTED' | 'OTHER_WEEK' | 'OWN_SWAPPED' | 'OWN_RELEASED' | 'OWN_SHARE'; endedAt: Date };
  };
  'my-ended-exchanges': {
    values: readonly [number];
    row: { id: number; propertyName: string; week: number; cause: 'REFUSED' | 'EXPIRED' | 'REJECTED' | 'OTHER_WEEK' | 'OWN_SWAPPED' | 'OWN_RELEASED' | 'OWN_SHARE'; give: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; get: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; endedAt: Date };
  };
  'my-exchange-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; getsWeek: number; status: 'OPEN' | 'AGREED' | 'DONE' | 'ENDED'; agreedAt: Date | null; proposedAt: Date; endedAt: Date | null };
  };
  'my-exchange-proposals': {
    values: readonly [number];
    row: { id: number; status: 'OPEN' | 'AGREED' | 'DONE' | 'ENDED'; propertyId: number; propertyName: string; timeZone: string; shareNumber: number; give: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; get: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; isOpenWeek: boolean; ownerCount: number; agreedCount: number; hasAgreed: boolean; needsApproval: boolean; expiresAt: Date };
  };
  'my-feed-data': {
    values: readonly [number];
    row: { property: string | null; createdAt: Date };
  };
  'my-feed-events': {
    values: readonly [number];
    row: { bookingId: number; startDate: string; endDate: string; propertyName: string; location: string; shareNumber: number; ownerName: string; guests: string; guestCount: number | null; isCancelled: boolean; version: number; createdAt: Date; updatedAt: Date; propertyId: number; year: number; checkInTime: string | null; checkOutTime: string | null; installationId: string };
  };
  'my-file-data': {
    values: readonly [number];
    row: { purpose: 'PROFILE_PICTURE' | 'PROPERTY_PICTURE' | 'DOCUMENT' | 'TALK' | 'CHECK_OUT' | 'RECEIPT'; mediaType: string; bytes: number; width: number | null; height: number | null; property: string | null; uploadedAt: Date };
  };
  'my-guest-stay-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; startDate: string; endDate: string };
  };
  'my-guest-stays': {
    values: readonly [number];
    row: { bookingId: number; propertyId: number; propertyName: string; timeZone: string; location: string; startDate: string; endDate: string; host: { id: number; firstName: string; lastName: string } | null };
  };
  'my-identity-data': {
    values: readonly [number];
    row: { provider: string; issuer: string; subject: string; email: string | null; createdAt: Date; usedAt: Date | null };
  };
  'my-invitation-data': {
    values: readonly [number];
    row: { invitedAt: Date; expiresAt: Date; usedAt: Date | null; emails: number };
  };
  'my-kept-books': {
    values: readonly [number];
    row: { property: string; since: Date };
  };
  'my-mail-data': {
    values: readonly [number];
    row: { createdAt: Date; sentAt: Date | null; subject: string };
  };
  'my-message-data': {
    values: readonly [number];
    row: { sentAt: Date; from: string; to: string; content: string; readAt: Date | null };
  };
  'my-notice-choice-data': {
    values: readonly [number];
    row: { mail: 'AT_ONCE' | 'DAILY' | 'NEVER'; quietFrom: number | null; quietUntil: number | null; remindTwoWeeks: boolean; remindTwoDays: boolean; remindLastDay: boolean };
  };
  'my-notice-data': {
    values: readonly [number];
    row: { at: Date; kind: string; property: string | null; facts: Record<string, unknown> };
  };
  'my-open-weeks': {
    values: readonly [number, number];
    row: { propertyId: number; propertyName: string; year: number; week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null };
  };
  'my-passkey-data': {
    values: readonly [number];
    row: { name: string; createdAt: Date; usedAt: Date | null };
  };
  'my-passkeys': {
    values: readonly [number];
    row: { id: number; name: string; createdAt: Date; usedAt: Date | null };
  };
  'my-picture-files': {
    values: readonly [number];
    row: { id: number };
  };
  'my-planned-handover-data': {
    values: readonly [number];
    row: { property: string; shareNumber: number; day: string; kind: 'SALE' | 'INHERITANCE' | 'GIFT' | 'OTHER'; reason: string | null; status: 'PLANNED' | 'DONE' | 'ENDED'; createdAt: Date };
  };
  'my-profile': {
    values: readonly [number];
    row: { id: number; firstName: string; lastName: string; email: string | null; phone: string | null; profileImageUrl: string | null; phoneAudience: 'ADMINISTRATORS' | 'OWNERS'; version: number; pendingEmail: string | null };
  };
  'my-push-data': {
    values: readonly [number];
    row: { device: string | null; createdAt: Date | null; messages: boolean; draft: boolean; swaps: boolean; requests: boolean; holdings: boolean };
  };
  'my-report-data': {
    values: readonly [number];
    row: { reportType: 'analytics' | 'users' | 'properties' | 'requests'; from: string; to: string; recipientEmail: string | null; customMessage: string | null; createdAt: Date };
  };
  'my-request-data': {
    values: readonly [number];
    row: { id: number; property: string; title: string; description: string; category: 'early_check_in' | 'late_check_out' | 'extra_cleaning' | 'maintenance' | 'equipment' | 'accessibility' | 'celebration' | 'other'; priority: 'high' | 'medium' | 'low'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; createdAt: Date; archivedAt: Date | null };
  };
  'my-request-event-data': {
    values: readonly [number];
    row: { requestId: number; kind: 'CREATED' | 'STATUS' | 'NOTE' | 'FORWARDED' | 'ARCHIVED' | 'ASSIGNED' | 'WITHDRAWN' | 'UNARCHIVED'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; note: string | null; at: Date };
  };
  'my-security-events': {
    values: readonly [number];
    row: { at: Date; kind: 'SIGNED_IN' | 'SIGN_IN_REFUSED' | 'SLOWED_DOWN' | 'SIGNED_OUT' | 'SESSIONS_ENDED' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'TEMPORARY_PASSWORD_SET' | 'EMAIL_CHANGED' | 'ROLE_CHANGED' | 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' | 'RECOVERY_CODE_USED' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'PASSKEY_REFUSED' | 'TOKEN_CREATED' | 'TOKEN_REVOKED' | 'DATA_EXPORTED' | 'USER_ERASED' | 'WEBHOOK_CREATED' | 'WEBHOOK_DELETED' | 'IDENTITY_ADDED' | 'IDENTITY_REMOVED'; network: string | null };
  };
  'my-seen-heads': {
    values: readonly [number];
    row: { property: string; year: number; entry: number; fingerprint: string; seenAt: Date };
  };
  'my-session-data': {
    values: readonly [number];
    row: { createdAt: Date; usedAt: Date; expiresAt: Date; device: string; network: string; way: 'PASSWORD' | 'PASSKEY' | 'PROVIDER' };
  };
  'my-sessions': {
    values: readonly [number, string];
    row: { id: string; device: string; network: string; createdAt: Date; usedAt: Date; isCurrent: boolean; isAdminSession: boolean };
  };
  'my-share-data': {
    values: readonly [number];
    row: { property: string; shareNumber: number; isActive: boolean };
  };
  'my-share-invitation-data': {
    values: readonly [number];
    row: { property: string; shareNumber: number; createdAt: Date; expiresAt: Date };
  };
  'my-share-years': {
    values: readonly [number, number];
    row: { shareId: number; shareNumber: number; propertyId: number; propertyName: string; thisYear: number; rotation: { baseYear: number; today: string; settings: { id: number; year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; queue: number[] | null; firstChoiceShare: number }[]; drafted: { year: number; settingId: number | null; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] | null; opening: Record<string, unknown> | null }[]; shares: { shareNumber: number; isTakingPart: boolean; awaySince: string | null }[] }; lists: { year: number; weeks: number[] }[]; picks: { year: number; week: number }[]; weeks: { year: number; week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }[] };
  };
  'my-shares': {
    values: readonly [number, boolean];
    row: { id: number; propertyId: number; property: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number }; propertyName: string; shareNumber: number; userId: number | null; isActive: boolean; ownerName: string; ownerLastName: string; ownerEmail: string | null; othersCount: number; yoursFrom: string | null; passesOn: string | null; passesTo: string | null };
  };
  'my-sign-in-identities': {
    values: readonly [number];
    row: { id: number; provider: string; email: string | null; createdAt: Date; usedAt: Date | null };
  };
  'my-special-requests': {
    values: readonly [readonly (string | null)[] | null, number, number, number];
    row: { id: number; title: string; description: string; excerpt: string; category: 'early_check_in' | 'late_check_out' | 'extra_cleaning' | 'maintenance' | 'equipment' | 'accessibility' | 'celebration' | 'other'; priority: 'high' | 'medium' | 'low'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; createdAt: Date; forwardedAt: Date | null; archivedAt: Date | null; propertyId: number; version: number; isGuest: boolean; waitingSince: Date | null; property: { id: number; name: string; location: string }; user: { id: number | null; firstName: string; lastName: string; email: string | null }; assignee: null; history: { id: number; at: string; kind: 'CREATED' | 'STATUS' | 'NOTE' | 'FORWARDED' | 'ARCHIVED' | 'ASSIGNED' | 'WITHDRAWN' | 'UNARCHIVED'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; isForAsker: boolean; actorName: string; note: string | null; forwardedTo: string | null; assigneeName: string | null }[]; total: number }
      | { id: null; title: null; description: null; excerpt: string | null; category: null; priority: null; status: null; createdAt: null; forwardedAt: null; archivedAt: null; propertyId: null; version: null; isGuest: boolean; waitingSince: Date | null; property: { id: number | null; name: string | null; location: string | null }; user: { id: number | null; firstName: string; lastName: string; email: string | null }; assignee: null; history: { id: number; at: string; kind: 'CREATED' | 'STATUS' | 'NOTE' | 'FORWARDED' | 'ARCHIVED' | 'ASSIGNED' | 'WITHDRAWN' | 'UNARCHIVED'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; isForAsker: boolean; actorName: string; note: string | null; forwardedTo: string | null; assigneeName: string | null }[]; total: number };
  };
  'my-stay-changes': {
    values: readonly [number];
    row: { id: number; propertyName: string; facts: Record<string, unknown>; by: { id: number; firstName: string; lastName: string } | null; host: { id: number; firstName: string; lastName: string } | null };
  };
  'my-stay-event': {
    values: readonly [number, number];
    row: { bookingId: number; startDate: string; endDate: string; propertyName: string; location: string; shareNumber: number; ownerName: string | null; guests: string; guestCount: number | null; isCancelled: boolean; version: number; createdAt: Date; updatedAt: Date; propertyId: number; year: number; checkInTime: string | null; checkOutTime: string | null; installationId: string };
  };
  'my-stay-link-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; name: string; createdAt: Date };
  };
  'my-stay-reminder-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; kind: 'TWO_WEEKS' | 'TWO_DAYS' | 'LAST_DAY'; sentAt: Date };
  };
  'my-stays': {
    values: readonly [number, number];
    row: { bookingId: number; propertyId: number; propertyName: string; timeZone: string; location: string; shareNumber: number; year: number; week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null; guests: string; guestCount: number | null; guestId: number | null; guestName: string | null };
  };
  'my-swap-data': {
    values: readonly [number];
    row: { property: string; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; requestedAt: Date; isMyRequest: boolean; currentWeekStart: string; preferredWeekStart: string; requestNote: string | null; answerNote: string | null; updatedAt: Date };
  };
  'my-swap-wish-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; weeks: number[]; createdAt: Date; updatedAt: Date };
  };
  'my-swap-wishes': {
    values: readonly [number];
    row: { bookingId: number; weeks: number[]; createdAt: Date };
  };
  'my-swaps': {
    values: readonly [readonly (string | null)[] | null, number, number, number];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; propertyId: number; propertyName: string; timeZone: string; shareNumber: number; requesterName: string; requestingBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; targetBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; currentWeekStart: string; currentWeekEnd: string; preferredWeekStart: string; preferredWeekEnd: string; currentWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; preferredWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; endedAt: Date | null; acceptedAt: Date | null; expiresAt: Date; answerNote: string | null; counterOfId: number | null; takesBackId: number | null; isTakenBack: boolean; canBeTakenBack: boolean; needsApproval: boolean; requesterId: number | null; answererId: number | null; answererName: string | null; requestedAt: Date; createdAt: Date; message: string | null; requestNote: string | null; requesterIds: number[]; answererIds: number[]; requesterGuestsCome: boolean | null; answererGuestsCome: boolean | null; standing: { isForOpenWeek: boolean; given: { week: number; hasBegun: boolean; isDrafting: boolean } | null; held: { week: number; hasBegun: boolean; isDrafting: boolean } | null; open: { year: number; week: number; hasBegun: boolean; isDrafting: boolean; isFree: boolean; draftedAt: string | null; days: number; claimedWeek: number | null; now: string } | null } | null; rivals: { gives: number | null; wants: number | null; others: { gives: number | null; wants: number | null; requesterName: string; answererName: string | null }[] } | null; total: number }
      | { id: null; status: null; propertyId: null; propertyName: null; timeZone: null; shareNumber: null; requesterName: string | null; requestingBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; targetBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; currentWeekStart: string | null; currentWeekEnd: string | null; preferredWeekStart: string | null; preferredWeekEnd: string | null; currentWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; preferredWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; endedAt: Date | null; acceptedAt: null; expiresAt: null; answerNote: null; counterOfId: null; takesBackId: null; isTakenBack: boolean; canBeTakenBack: boolean; needsApproval: boolean | null; requesterId: number | null; answererId: number | null; answererName: string | null; requestedAt: null; createdAt: null; message: null; requestNote: null; requesterIds: number[]; answererIds: number[]; requesterGuestsCome: boolean | null; answererGuestsCome: boolean | null; standing: { isForOpenWeek: boolean; given: { week: number; hasBegun: boolean; isDrafting: boolean } | null; held: { week: number; hasBegun: boolean; isDrafting: boolean } | null; open: { year: number; week: number; hasBegun: boolean; isDrafting: boolean; isFree: boolean; draftedAt: string | null; days: number; claimedWeek: number | null; now: string } | null } | null; rivals: { gives: number | null; wants: number | null; others: { gives: number | null; wants: number | null; requesterName: string; answererName: string | null }[] } | null; total: number };
  };
  'my-talk-data': {
    values: readonly [number];
    row: { property: string; isAdministrator: boolean; joinedAt: Date; leftAt: Date | null; readUpTo: number | null; notify: 'ALL' | 'MENTIONS' | 'NONE' | null };
  };
  'my-talk-messages': {
    values: readonly [number];
    row: { property: string; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; content: string; sentAt: Date; editedAt: Date | null; deletedAt: Date | null; mentions: string[] };
  };
  'my-talk-reactions': {
    values: readonly [number];
    row: { property: string; messageOf: Date; emoji: '👍' | '❤️' | '😂' | '🎉' | '🙏' | '👀' };
  };
  'my-tenure-data': {
    values: readonly [number];
    row: { property: string; shareNumber: number; startsOn: string | null; endsOn: string | null };
  };
  'my-token-data': {
    values: readonly [number];
    row: { name: string; scopes: string[]; createdAt: Date; expiresAt: Date; usedAt: Date | null; network: string | null; networks: string[] };
  };
  'my-turn-in-draft': {
    values: readonly [number, number];
    row: { id: number; propertyId: number; propertyName: string; year: number; deadline: Date | null; askedBy: string | null };
  };
  'my-turns': {
    values: readonly [number];
    row: { subjectId: number; count: number; propertyName: string; timeZone: string; until: Date | null };
  };
  'my-viewing-data': {
    values: readonly [number];
    row: { startedAt: Date; viewer: string };
  };
  'my-webhook': {
    values: readonly [number, string];
    row: { id: string; name: string; url: string; kinds: string[]; offReason: 'OWNER' | 'FAILING' | 'GONE' | 'ACCOUNT' | null; offAt: Date | null; failingSince: Date | null; createdAt: Date };
  };
  'my-webhook-data': {
    values: readonly [number];
    row: { name: string; url: string; kinds: string[]; createdAt: Date; offAt: Date | null; offReason: 'OWNER' | 'FAILING' | 'GONE' | 'ACCOUNT' | null };
  };
  'my-webhook-delivery-data': {
    values: readonly [number];
    row: { webhook: string; kind: string; ids: Record<string, unknown>; createdAt: Date; attempts: number; deliveredAt: Date | null; failedAt: Date | null; problem: string | null };
  };
  'my-webhooks': {
    values: readonly [number];
    row: { id: string; name: string; url: string; kinds: string[]; offReason: 'OWNER' | 'FAILING' | 'GONE' | 'ACCOUNT' | null; offAt: Date | null; failingSince: Date | null; createdAt: Date };
  };
  'my-week-data': {
    values: readonly [number];
    row: { property: string; year: number; week: number; startDate: string; endDate: string; shareNumber: number; guests: string; guestCount: number | null; guestsShown: boolean; createdAt: Date; releasedAt: Date | null };
  };
  'my-wish-data': {
    values: readonly [number];
    row: { property: string; shareNumber: number; year: number; weeks: number[]; isAutopilot: boolean; updatedAt: Date };
  };
  'my-wish-list': {
    values: readonly [number, number, number];
    row: { shareId: number; year: number; weeks: number[]; isAutopilot: boolean; salt: string | null; lastYear: number[] };
  };
  'name-guests': {
    values: readonly [number, string, number | null, boolean];
    row: { version: number };
  };
  'name-of-actor': {
    values: readonly [number];
    row: { name: string };
  };
  'name-of-owner': {
    values: readonly [number];
    row: { name: string };
  };
  'names-in-audit-log': {
    values: readonly [readonly (number | null)[], readonly (number | null)[], readonly (number | null)[]];
    row: { kind: 'user' | 'property' | 'request'; id: number; name: string | null; userId: number | null; propertyId: number | null };
  };
  'names-in-draft-log': {
    values: readonly [readonly (number | null)[]];
    row: { id: number; name: string };
  };
  'new-stay-link': {
    values: readonly [number];
    row: { id: number; bookingId: number; name: string; startDate: string; endDate: string; createdAt: Date };
  };
  'news-of-request': {
    values: readonly [number, number];
    row: { id: number; title: string; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; newStatus: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; note: string | null };
  };
  'next-choices': {
    values: readonly [number];
    row: { propertyId: number; propertyName: string; timeZone: string; rotation: { baseYear: number; today: string; settings: { id: number; year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; queue: number[] | null; firstChoiceShare: number }[]; drafted: { year: number; settingId: number | null; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] | null; opening: Record<string, unknown> | null }[]; shares: { shareNumber: number; isTakingPart: boolean; awaySince: string | null }[] }; thisYear: number; mine: number[]; openYears: number[]; draft: { id: number; year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; delegated: { share: number; owner: string }[]; pause: { by: string | null; reason: string | null } | null; opensAt: string | null; deadline: string | null; rules: Record<string, unknown>; entries: Record<string, unknown>[] } | null };
  };
  'next-due-drafts': {
    values: readonly [];
    row: { id: number; inMs: number };
  };
  'next-due-draws': {
    values: readonly [];
    row: { propertyId: number; inMs: number };
  };
  'next-stay': {
    values: readonly [number, string];
    row: { startDate: string; endDate: string; userIds: (number | null)[] };
  };
  'note-claim-of-swap': {
    values: readonly [number];
    row: object;
  };
  'note-mail-failure': {
    values: readonly [number, string | null, boolean];
    row: object;
  };
  'note-webhook-failing': {
    values: readonly [string];
    row: object;
  };
  'note-webhook-failure': {
    values: readonly [number, string | null, number | null, boolean];
    row: object;
  };
  'notice-choices': {
    values: readonly [number];
    row: { mail: 'AT_ONCE' | 'DAILY' | 'NEVER' | null; quietFrom: number | null; quietUntil: number | null; remindTwoWeeks: boolean; remindTwoDays: boolean; remindLastDay: boolean; timeZone: string };
  };
  'notice-to-push': {
    values: readonly [number, number];
    row: { id: number; userId: number; kind: string; facts: Record<string, unknown>; at: Date; propertyId: number | null; propertyName: string | null; by: string | null; other: string | null };
  };
  'number-of-share-to-swap': {
    values: readonly [number];
    row: { shareNumber: number };
  };
  'offer-week': {
    values: readonly [number, boolean];
    row: object;
  };
  'open-draft-of-share': {
    values: readonly [number, number, number];
    row: { id: number; seq: number; head: string; share: number };
  };
  'open-email-change': {
    values: readonly [number, string, object | string];
    row: { add_job: string | null };
  };
  'open-filled-year': {
    values: readonly [number, number];
    row: object;
  };
  'open-share-invitations': {
    values: readonly [number];
    row: { count: number };
  };
  'open-undrafted-weeks': {
    values: readonly [number, number, Date | string | null];
    row: object;
  };
  'open-week-to-ask-for': {
    values: readonly [number, number, number];
    row: { start: string; end: string };
  };
  'open-week-to-swap': {
    values: readonly [number, string, string];
    row: { year: number; week: number; hasBegun: boolean; isDrafting: boolean; isOpenForClaims: boolean; isMaintenance: boolean };
  };
  'open-weeks-to-exchange': {
    values: readonly [number, number];
    row: { week: number };
  };
  'open-years': {
    values: readonly [object | string];
    row: { propertyId: number; year: number; changeoverWeekday: number; timeZone: string; freeFrom: string | null; freeUntil: string | null };
  };
  'order-property-pictures': {
    values: readonly [number, readonly (number | null)[]];
    row: object;
  };
  'other-administrators': {
    values: readonly [number];
    row: { '?column?': number };
  };
  'other-participant': {
    values: readonly [number, number];
    row: { otherId: number };
  };
  'others-of-same-name': {
    values: readonly [number, readonly (string | null)[], readonly (string | null)[]];
    row: { name: string; email: string | null };
  };
  'outstanding-answers': {
    values: readonly [number];
    row: { count: number };
  };
  'own-session-ids': {
    values: readonly [number];
    row: { id: string };
  };
  'owner-ids': {
    values: readonly [number];
    row: { id: number };
  };
  'owners-beside-imported-ones': {
    values: readonly [number, readonly (number | null)[], readonly (number | null)[]];
    row: { userId: number; propertyId: number; shareNumber: number; newcomerId: number };
  };
  'owners-in-draw': {
    values: readonly [number, readonly (number | null)[]];
    row: { id: number | null };
  };
  'owners-of-import': {
    values: readonly [number];
    row: { userId: number; shareId: number; shareNumber: number; propertyId: number; propertyName: string; hasAccess: boolean };
  };
  'owners-of-shares': {
    values: readonly [number, readonly (number | null)[]];
    row: { userId: number | null; shares: number[] };
  };
  'owners-to-notify': {
    values: readonly [number];
    row: { userId: number };
  };
  'owners-with-access': {
    values: readonly [number];
    row: { id: number };
  };
  'pass-as-planned': {
    values: readonly [readonly (number | null)[], number | null];
    row: object;
  };
  'past-exchanges': {
    values: readonly [number];
    row: { id: number; propertyId: number; propertyName: string; year: number; endedAt: Date | null; legs: { shareNumber: number; ownerName: string | null; bookingId: number; week: number; getsWeek: number; gives: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; gets: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; isOpenWeek: boolean }[] };
  };
  'pending-addresses-of-user': {
    values: readonly [number];
    row: { email: string };
  };
  'people-due-for-digests': {
    values: readonly [];
    row: { id: number };
  };
  'people-of-import': {
    values: readonly [number];
    row: { id: number; mayGo: boolean };
  };
  'people-to-notify': {
    values: readonly [];
    row: { id: number };
  };
  'person-by-email': {
    values: readonly [number, string, boolean];
    row: { id: number };
  };
  'person-to-write-to': {
    values: readonly [number, number, boolean];
    row: { id: number; firstName: string; lastName: string; profileImageUrl: string | null };
  };
  'pin-talk-message': {
    values: readonly [number];
    row: { id: number };
  };
  'pinned-talk-messages': {
    values: readonly [number, boolean, number];
    row: { id: number; propertyId: number; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; authorId: number; authorName: string; authorPicture: string | null; isByAdministrator: boolean; content: string; clientKey: string | null; replyTo: { id: number; authorName: string; excerpt: string; isDeleted: boolean } | null; mentions: { userId: number; name: string }[]; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; reactions: { emoji: '👍' | '❤️' | '😂' | '🎉' | '🙏' | '👀'; userIds: number[] }[]; card: { subject: 'DOCUMENT' | 'OPEN_WEEK' | 'WEEK_GIVEN_BACK'; subjectId: number; title: string; startDate: string | null; endDate: string | null; week: number | null; year: number | null; isOpen: boolean; isMine: boolean } | null; createdAt: string; editedAt: string | null; deletedAt: string | null; pinnedAt: string | null };
  };
  'post-entry': {
    values: readonly [number, number, string, string, string, string, number | null, string | null, string | null, number | null, string | null, string | null, number | null, string | null, Date | string, readonly (string | null)[], readonly (number | null)[], string | null];
    row: { seq: number };
  };
  'properties': {
    values: readonly [number | null, readonly (string | null)[] | null, number, number];
    row: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number; total: number }
      | { id: null; name: null; location: null; coverImageUrl: null; totalShares: null; weeksPerShare: null; isActive: null; rotationBaseYear: null; changeoverWeekday: null; timeZone: null; swapsNeedApproval: null; claimLimitDays: null; version: null; total: number };
  };
  'properties-of-invited': {
    values: readonly [readonly (number | null)[]];
    row: { userId: number; name: string; location: string; shareNumbers: number[] };
  };
  'properties-waiting': {
    values: readonly [];
    row: { count: number };
  };
  'property': {
    values: readonly [number, boolean, number];
    row: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number };
  };
  'property-allocations': {
    values: readonly [readonly (string | null)[] | null, number, number];
    row: { id: number; propertyId: number; name: string; totalShares: number; allocated: number; total: number }
      | { id: null; propertyId: null; name: null; totalShares: null; allocated: number; total: number };
  };
  'property-arrival': {
    values: readonly [number, boolean, number];
    row: { propertyId: number; propertyName: string; location: string; timeZone: string; checkInTime: string | null; checkOutTime: string | null; wifiNetwork: string | null; wifiPassword: string | null; note: string | null; checklist: string | null; meters: string | null; sleeps: number | null; version: number };
  };
  'property-document': {
    values: readonly [number, boolean, number];
    row: { id: number; propertyId: number; title: string; documentType: 'House guide' | 'Rules' | 'Agreement' | 'Budget' | 'Insurance' | 'Minutes' | 'Other'; content: string; accessLevel: 'owners' | 'everyone'; file: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null } | null; ownersMayEdit: boolean; mayEdit: boolean; createdAt: Date; updatedAt: Date; version: number };
  };
  'property-documents': {
    values: readonly [number, boolean, number];
    row: { id: number; propertyId: number; title: string; documentType: 'House guide' | 'Rules' | 'Agreement' | 'Budget' | 'Insurance' | 'Minutes' | 'Other'; content: string; accessLevel: 'owners' | 'everyone'; file: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null } | null; ownersMayEdit: boolean; mayEdit: boolean; createdAt: Date; updatedAt: Date; version: number }
      | { id: null; propertyId: null; title: null; documentType: null; content: null; accessLevel: null; file: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null } | null; ownersMayEdit: null; mayEdit: boolean | null; createdAt: null; updatedAt: null; version: null };
  };
  'property-feed-events': {
    values: readonly [number, number];
    row: { bookingId: number; startDate: string; endDate: string; propertyName: string; location: string; shareNumber: number; ownerName: string | null; guests: string; guestCount: number | null; isCancelled: boolean; version: number; createdAt: Date; updatedAt: Date; propertyId: number; year: number; checkInTime: string | null; checkOutTime: string | null; installationId: string };
  };
  'property-guests': {
    values: readonly [number];
    row: { id: number; firstName: string; lastName: string };
  };
  'property-of-mine': {
    values: readonly [number, boolean, number];
    row: { '?column?': number };
  };
  'property-pictures': {
    values: readonly [number, boolean, number];
    row: { id: number; caption: string; width: number | null; height: number | null; url: string; thumbUrl: string }
      | { id: null; caption: null; width: number | null; height: number | null; url: string | null; thumbUrl: string | null };
  };
  'property-record': {
    values: readonly [number];
    row: { property: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number }; shares: { shareNumber: number; isActive: boolean; ownerId: number | null; ownerName: string | null; withoutAccess: number[]; hasAccess: boolean; invitedAt: string | null; holdings: { year: number; weeks: number[] }[] }[]; years: { year: number; weeks: { week: number; startDate: string; isMaintenance: boolean; shareNumber: number | null }[]; freeFrom: string | null; freeUntil: string | null; bookedWeeks: number; hasEditedSeasons: boolean; isAgreedOutside: boolean; isOpenForClaims: boolean }[]; drafts: { id: number; year: number; status: 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED'; opensAt: string | null; deadline: string | null; problem: string | null }[]; documents: { id: number; title: string; documentType: 'House guide' | 'Rules' | 'Agreement' | 'Budget' | 'Insurance' | 'Minutes' | 'Other'; isForGuests: boolean }[]; maintenance: { year: number; week: number; startDate: string; endDate: string }[]; openRequests: { id: number; title: string; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; priority: 'high' | 'medium' | 'low'; askerName: string; propertyName: string; createdAt: string }[]; openRequestCount: number; swaps: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; isWaiting: boolean; requesterId: number; requesterName: string; answererId: number | null; answererName: string | null; propertyName: string; currentWeekStart: string; preferredWeekStart: string }[] };
  };
  'property-shares': {
    values: readonly [number, boolean, number];
    row: { id: number; propertyId: number; property: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number }; propertyName: string; shareNumber: number; userId: number | null; isActive: boolean; ownerName: string | null; ownerLastName: string | null; ownerEmail: string | null; othersCount: number; yoursFrom: string | null; passesOn: string | null; passesTo: string | null }
      | { id: null; propertyId: number; property: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number }; propertyName: string; shareNumber: null; userId: null; isActive: null; ownerName: string | null; ownerLastName: string | null; ownerEmail: string | null; othersCount: number; yoursFrom: string | null; passesOn: string | null; passesTo: string | null };
  };
  'property-uses': {
    values: readonly [number];
    row: { shares: number; bookings: number; requests: number; documents: number; drafts: number; guests: number; ledgers: number; years: number[]; pictures: number; hasTalk: boolean; hasArrival: boolean; hasGuestLink: boolean };
  };
  'propose-exchange': {
    values: readonly [number, number, readonly (number | null)[]];
    row: { id: number };
  };
  'purge-accepted-import-rows': {
    values: readonly [number];
    row: object;
  };
  'purge-audit-log': {
    values: readonly [number];
    row: object;
  };
  'purge-backups': {
    values: readonly [number];
    row: object;
  };
  'purge-email-changes': {
    values: readonly [];
    row: object;
  };
  'purge-failed-jobs': {
    values: readonly [number];
    row: object;
  };
  'purge-files': {
    values: readonly [];
    row: object;
  };
  'purge-guests': {
    values: readonly [number];
    row: object;
  };
  'purge-idempotency-keys': {
    values: readonly [];
    row: object;
  };
  'purge-invitation-runs': {
    values: readonly [];
    row: object;
  };
  'purge-notices': {
    values: readonly [];
    row: object;
  };
  'purge-receipts': {
    values: readonly [];
    row: object;
  };
  'purge-security-events': {
    values: readonly [number];
    row: object;
  };
  'purge-share-invitations': {
    values: readonly [];
    row: object;
  };
  'purge-stay-links': {
    values: readonly [];
    row: object;
  };
  'purge-stay-reminders': {
    values: readonly [];
    row: object;
  };
  'purge-unsent-events': {
    values: readonly [];
    row: object;
  };
  'purge-used-invitations': {
    values: readonly [];
    row: object;
  };
  'purge-viewings': {
    values: readonly [number];
    row: object;
  };
  'purge-webhook-deliveries': {
    values: readonly [];
    row: object;
  };
  'push-key': {
    values: readonly [];
    row: { privateKey: string };
  };
  'push-settings': {
    values: readonly [number, string, string];
    row: { isOn: boolean; messages: boolean; draft: boolean; swaps: boolean; requests: boolean; holdings: boolean };
  };
  'queue-account-mail': {
    values: readonly [object | string];
    row: { add_job: string | null };
  };
  'queue-backup': {
    values: readonly [number, string | null];
    row: { add_job: string | null };
  };
  'queue-delivery': {
    values: readonly [number, string, string | null, number];
    row: { add_job: string | null };
  };
  'queue-handovers': {
    values: readonly [object | string];
    row: { add_job: string | null };
  };
  'queue-import': {
    values: readonly [number, number, string | null];
    row: { add_job: string | null };
  };
  'queue-invitations': {
    values: readonly [number, string | null];
    row: { add_job: string | null };
  };
  'queue-mail': {
    values: readonly [string, string | null, string, string, string, string | null, Date | string | null, string | null, string | null];
    row: { id: number };
  };
  'queue-notice': {
    values: readonly [readonly (number | null)[], string, number, string | null];
    row: { add_job: string | null };
  };
  'queue-report': {
    values: readonly [number, string, string, string, object | string | null, string | null, string | null, string | null, readonly (number | null)[] | null, string | null];
    row: { id: number; add_job: string | null };
  };
  'queue-webhook': {
    values: readonly [string, string, object | string, readonly (number | null)[] | null, number | null, string | null];
    row: { add_job: string | null };
  };
  'quiet-copy': {
    values: readonly [];
    row: { is_quiet: number };
  };
  'react-to-talk-message': {
    values: readonly [number, number, string];
    row: object;
  };
  'receipts-of-approved-cost': {
    values: readonly [number, number | null];
    row: object;
  };
  'record-action': {
    values: readonly [number, string, string, object | string | null, object | string | null, readonly (string | null)[]];
    row: object;
  };
  'record-request-event': {
    values: readonly [number, string, number | null, string | null, string | null, boolean, string | null, number | null];
    row: { status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; version: number; userId: number | null; title: string; priority: 'high' | 'medium' | 'low'; propertyName: string; askerName: string };
  };
  'record-security-event': {
    values: readonly [string, number | null, number | null, string | null, string | null, boolean];
    row: { id: number };
  };
  'refused-import-rows': {
    values: readonly [number, number];
    row: { line: number; firstName: string; lastName: string; email: string; property: string; location: string; shareNumber: string; year: string; week: string; arrival: string; note: string };
  };
  'release-week': {
    values: readonly [number];
    row: object;
  };
  'remove-delegation': {
    values: readonly [number, number];
    row: object;
  };
  'remove-device-key': {
    values: readonly [number, number];
    row: { key: string; sessionId: string | null };
  };
  'remove-draft-picks': {
    values: readonly [number, readonly (number | null)[]];
    row: object;
  };
  'remove-factor-by-command': {
    values: readonly [number];
    row: { user_id: number };
  };
  'remove-file-blob': {
    values: readonly [string];
    row: object;
  };
  'remove-passkey': {
    values: readonly [number, number];
    row: { id: number };
  };
  'remove-passkeys': {
    values: readonly [number];
    row: { id: number };
  };
  'remove-push-subscription': {
    values: readonly [string];
    row: object;
  };
  'remove-recovery-codes': {
    values: readonly [number];
    row: object;
  };
  'remove-second-factor': {
    values: readonly [number];
    row: { user_id: number };
  };
  'remove-sign-in-identities': {
    values: readonly [number];
    row: object;
  };
  'remove-sign-in-identity': {
    values: readonly [number, number];
    row: { id: number };
  };
  'renew-access': {
    values: readonly [number];
    row: object;
  };
  'renew-shares': {
    values: readonly [number];
    row: object;
  };
  'report-analytics': {
    values: readonly [string, string, readonly (number | null)[] | null, string, number, number, number];
    row: { total: number; new: number; week: number; admins: number; owners: number; guests: number; withShares: number; properties: number; active: number; capacity: number; allocated: number; booked: number; open: number; maintenance: number; top: { name: string; email: string; shares: number }[]; recent: { name: string; email: string; role: 'USER' | 'OWNER' | 'ADMIN'; joined: string }[]; joined: { day: string; label: 'Registrations' | ''; value: number }[]; homes: { name: string; location: string; is_active: boolean; totalShares: number; shares: number; booked: number; open: number; maintenance: number }[]; allocations: { label: string; value: number; of: number }[]; occupancies: { label: string; value: number; of: number }[]; stays: { day: string; label: 'PEAK' | 'HIGH' | 'LOW' | ''; value: number }[]; swaps: { label: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; value: number }[] };
  };
  'report-csv-properties': {
    values: readonly [string, string, readonly (number | null)[] | null];
    row: { ID: number; Name: string; Location: string; Status: 'Active' | 'Inactive'; 'Total shares': number; 'Shares allocated': number; 'Weeks booked': number; 'Open weeks': number; Maintenance: number };
  };
  'report-csv-requests': {
    values: readonly [string, string, readonly (number | null)[] | null];
    row: { ID: number; Date: string; Guest: string; Email: string | null; Property: string; Location: string; Title: string; Description: string; Category: string; Priority: string; Status: string; Forwarded: string | null; Archived: string | null; Assignee: string; 'Last answer': string };
  };
  'report-csv-users': {
    values: readonly [string, string, readonly (number | null)[] | null];
    row: { ID: number; 'First name': string; 'Last name': string; Email: string | null; Role: 'USER' | 'OWNER' | 'ADMIN'; 'Linked property': string | null; Shares: number; Joined: string; 'Joined in this period': 'Yes' | 'No' };
  };
  'report-job': {
    values: readonly [number];
    row: { id: number; reportType: 'analytics' | 'users' | 'properties' | 'requests'; from: string; to: string; properties: string[]; status: 'QUEUED' | 'RUNNING' | 'READY' | 'SENT' | 'FAILED'; progress: number; createdAt: Date; error: string | null; requestedBy: string; recipientEmail: string | null; pdfUrl: string | null; csvUrl: string | null };
  };
  'report-jobs': {
    values: readonly [number];
    row: { id: number; reportType: 'analytics' | 'users' | 'properties' | 'requests'; from: string; to: string; properties: string[]; status: 'QUEUED' | 'RUNNING' | 'READY' | 'SENT' | 'FAILED'; progress: number; createdAt: Date; error: string | null; requestedBy: string; recipientEmail: string | null; pdfUrl: string | null; csvUrl: string | null };
  };
  'report-part': {
    values: readonly [number, string, number];
    row: { content: Buffer };
  };
  'report-properties': {
    values: readonly [string, string, readonly (number | null)[] | null, string, number];
    row: { properties: number; active: number; capacity: number; allocated: number; booked: number; open: number; maintenance: number; homes: { name: string; location: string; is_active: boolean; totalShares: number; shares: number; booked: number; open: number; maintenance: number }[]; allocations: { label: string; value: number; of: number }[]; occupancies: { label: string; value: number; of: number }[]; stays: { day: string; label: 'PEAK' | 'HIGH' | 'LOW' | ''; value: number }[] };
  };
  'report-requests': {
    values: readonly [string, string, readonly (number | null)[] | null, string, number];
    row: { total: number; pending: number; inProgress: number; fulfilled: number; cancelled: number; archived: number; forwarded: number; medianHours: number | null; longestHours: number | null; states: { label: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | 'archived'; value: number }[]; categories: { label: 'early_check_in' | 'late_check_out' | 'extra_cleaning' | 'maintenance' | 'equipment' | 'accessibility' | 'celebration' | 'other'; value: number }[]; priorities: { label: 'high' | 'medium' | 'low'; value: number }[]; overTime: { day: string; label: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | 'archived' | ''; value: number }[]; newest: { title: string; category: 'early_check_in' | 'late_check_out' | 'extra_cleaning' | 'maintenance' | 'equipment' | 'accessibility' | 'celebration' | 'other'; priority: 'high' | 'medium' | 'low'; state: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | 'archived'; property: string; guest: string; asked: string }[] };
  };
  'report-summary': {
    values: readonly [number];
    row: { totalUsers: number; newUsers: number; totalProperties: number; activeProperties: number; capacity: number; totalRequests: number; pendingRequests: number; sharesAllocated: number };
  };
  'report-users': {
    values: readonly [string, string, readonly (number | null)[] | null, string, number, number, number];
    row: { total: number; new: number; week: number; admins: number; owners: number; guests: number; withShares: number; top: { name: string; email: string; shares: number }[]; recent: { name: string; email: string; role: 'USER' | 'OWNER' | 'ADMIN'; joined: string }[]; joined: { day: string; label: 'Registrations' | ''; value: number }[]; people: { name: string; email: string; role: 'USER' | 'OWNER' | 'ADMIN'; shares: number; joined: string }[] };
  };
  'request-assignees': {
    values: readonly [];
    row: { id: number; firstName: string; lastName: string; email: string | null };
  };
  'request-of-problem': {
    values: readonly [number, string];
    row: { one: number };
  };
  'request-surroundings': {
    values: readonly [number];
    row: { list: 'archived' | 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; offset: number; total: number; nextStay: { year: number; week: number; startDate: string; endDate: string; hasBegun: boolean } | null };
  };
  'requestable-properties': {
    values: readonly [number];
    row: { id: number; name: string; location: string; isLinked: boolean; isMine: boolean };
  };
  'requests-waiting': {
    values: readonly [];
    row: { count: number };
  };
  'resend-webhook-delivery': {
    values: readonly [number, number, string | null];
    row: { add_job: string | null };
  };
  'resent-mails': {
    values: readonly [];
    row: { id: number; recipient: string; subject: string; resentAt: Date; state: 'DELIVERED' | 'FAILED' | 'QUEUED' };
  };
  'reset-link-opens': {
    values: readonly [string];
    row: { '?column?': number };
  };
  'reset-webhook-delivery': {
    values: readonly [number];
    row: { id: number; kind: string; createdAt: Date; status: 'DELIVERED' | 'FAILED' | 'WAITING'; attempts: number; attemptedAt: Date | null; statusCode: number | null; problem: string | null };
  };
  'rest-pairs': {
    values: readonly [number, number | null, boolean];
    row: object;
  };
  'rest-week': {
    values: readonly [number, number, number];
    row: object;
  };
  'resting-weeks-of-year': {
    values: readonly [number, number];
    row: { week: number; otherWeek: number | null };
  };
  'resume-copy': {
    values: readonly [];
    row: { id: string };
  };
  'retire-shares': {
    values: readonly [number, number];
    row: object;
  };
  'retry-job': {
    values: readonly [number];
    row: { task: string };
  };
  'revive-mail': {
    values: readonly [number];
    row: object;
  };
  'revoke-access-token': {
    values: readonly [number, string];
    row: { id: string };
  };
  'revoke-all-access-tokens': {
    values: readonly [number];
    row: { id: string };
  };
  'revoke-calendar-feed': {
    values: readonly [number, number];
    row: { id: number };
  };
  'revoke-guest-link': {
    values: readonly [number];
    row: { id: number };
  };
  'rewrite-action': {
    values: readonly [number, boolean, string, string, object | string | null, object | string | null];
    row: object;
  };
  'rotation': {
    values: readonly [number, boolean, number];
    row: { propertyName: string; facts: { baseYear: number; today: string; settings: { id: number; year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; queue: number[] | null; firstChoiceShare: number }[]; drafted: { year: number; settingId: number | null; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] | null; opening: Record<string, unknown> | null }[]; shares: { shareNumber: number; isTakingPart: boolean; awaySince: string | null }[] }; owners: { shareNumber: number; isActive: boolean; ownerName: string | null; isMine: boolean }[]; changes: { id: number; year: number; reason: string | null; changedAt: string; changedByName: string }[] };
  };
  'rotation-facts': {
    values: readonly [number];
    row: { facts: { baseYear: number; today: string; settings: { id: number; year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; queue: number[] | null; firstChoiceShare: number }[]; drafted: { year: number; settingId: number | null; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] | null; opening: Record<string, unknown> | null }[]; shares: { shareNumber: number; isTakingPart: boolean; awaySince: string | null }[] } };
  };
  'same-property': {
    values: readonly [string, string, number | null];
    row: { id: number; name: string; location: string; coverImageUrl: string | null; totalShares: number; weeksPerShare: number; isActive: boolean; rotationBaseYear: number; changeoverWeekday: number; timeZone: string; swapsNeedApproval: boolean; claimLimitDays: number; version: number };
  };
  'save-answer': {
    values: readonly [string, string];
    row: { id: number; title: string; text: string };
  };
  'save-budget': {
    values: readonly [number, number, readonly (string | null)[], readonly (number | null)[]];
    row: object;
  };
  'save-check-out': {
    values: readonly [number, number | null, readonly (string | null)[], readonly (string | null)[], readonly (string | null)[], readonly (string | null)[], string, readonly (string | null)[]];
    row: object;
  };
  'save-delegation': {
    values: readonly [number, number, number, number, Date | string | null];
    row: object;
  };
  'save-draft': {
    values: readonly [number, string, Date | string | null, Date | string | null, number | null, number, Date | string | null, number, string, readonly (number | null)[], readonly (string | null)[], readonly (string | null)[], readonly (number | null)[], readonly (number | null)[], readonly (number | null)[], readonly (boolean | null)[]];
    row: { serverTime: Date; hasWebhook: boolean };
  };
  'save-ledger': {
    values: readonly [number, string, string, string | null, string | null];
    row: object;
  };
  'save-mail-preference': {
    values: readonly [number, boolean];
    row: object;
  };
  'save-notice-choices': {
    values: readonly [number, string, number | null, number | null, boolean | null, boolean | null, boolean | null];
    row: object;
  };
  'save-push-preferences': {
    values: readonly [number, boolean, boolean, boolean, boolean, boolean | null];
    row: object;
  };
  'save-push-subscription': {
    values: readonly [string, string, string, string, string];
    row: object;
  };
  'save-swap-wishes': {
    values: readonly [number, number, readonly (number | null)[]];
    row: object;
  };
  'save-theme': {
    values: readonly [number, string | null];
    row: object;
  };
  'save-time-zone': {
    values: readonly [number, string | null];
    row: object;
  };
  'save-wish-list': {
    values: readonly [number, number, number, readonly (number | null)[], boolean, string | null, object | string | null];
    row: { share_id: number };
  };
  'saved-answer-title': {
    values: readonly [string];
    row: { id: number };
  };
  'saved-answers': {
    values: readonly [];
    row: { id: number; title: string; text: string };
  };
  'search-documents': {
    values: readonly [number, boolean, string, number, number | null];
    row: { id: number; propertyId: number; title: string; documentType: 'House guide' | 'Rules' | 'Agreement' | 'Budget' | 'Insurance' | 'Minutes' | 'Other'; content: string; accessLevel: 'owners' | 'everyone'; file: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null } | null; ownersMayEdit: boolean; mayEdit: boolean; createdAt: Date; updatedAt: Date; version: number; propertyName: string; query: string; rank: number; excerpt: string };
  };
  'search-exchanges-now': {
    values: readonly [number, number];
    row: object;
  };
  'search-messages': {
    values: readonly [number, string, number, number];
    row: { id: number; conversationId: number; senderId: number; receiverId: number; content: string; clientKey: string | null; createdAt: string; isRead: boolean; isArchived: boolean; sender: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; receiver: { id: number; firstName: string; lastName: string; profileImageUrl: string | null } };
  };
  'search-named': {
    values: readonly [readonly (string | null)[] | null, string];
    row: { kind: 'PROPERTY' | 'PERSON' | 'REQUEST'; subjectId: number; title: string; note: string };
  };
  'search-numbered': {
    values: readonly [readonly (string | null)[] | null, string, number | null, number | null, number | null];
    row: { kind: 'SHARE' | 'WEEK'; subjectId: number; title: string; note: string; number: number | null; year: number | null; startDate: string | null; place: number; weekday: number; today: string };
  };
  'search-owned': {
    values: readonly [readonly (string | null)[]];
    row: { kind: 'SHARE' | 'PERSON'; subjectId: number; title: string; note: string; number: number | null; place: number };
  };
  'search-talk': {
    values: readonly [number, boolean, number | null, string, number, number];
    row: { id: number; propertyId: number; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; authorId: number; authorName: string; authorPicture: string | null; isByAdministrator: boolean; content: string; clientKey: string | null; replyTo: { id: number; authorName: string; excerpt: string; isDeleted: boolean } | null; mentions: { userId: number; name: string }[]; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; reactions: { emoji: '👍' | '❤️' | '😂' | '🎉' | '🙏' | '👀'; userIds: number[] }[]; card: { subject: 'DOCUMENT' | 'OPEN_WEEK' | 'WEEK_GIVEN_BACK'; subjectId: number; title: string; startDate: string | null; endDate: string | null; week: number | null; year: number | null; isOpen: boolean; isMine: boolean } | null; createdAt: string; editedAt: string | null; deletedAt: string | null; pinnedAt: string | null };
  };
  'second-factor-owners': {
    values: readonly [];
    row: { userId: number };
  };
  'security-events': {
    values: readonly [number, string | null, number | null, number];
    row: { id: number; kind: 'SIGNED_IN' | 'SIGN_IN_REFUSED' | 'SLOWED_DOWN' | 'SIGNED_OUT' | 'SESSIONS_ENDED' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'TEMPORARY_PASSWORD_SET' | 'EMAIL_CHANGED' | 'ROLE_CHANGED' | 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' | 'RECOVERY_CODE_USED' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'PASSKEY_REFUSED' | 'TOKEN_CREATED' | 'TOKEN_REVOKED' | 'DATA_EXPORTED' | 'USER_ERASED' | 'WEBHOOK_CREATED' | 'WEBHOOK_DELETED' | 'IDENTITY_ADDED' | 'IDENTITY_REMOVED'; userId: number | null; userName: string | null; actorName: string | null; network: string | null; requestId: string | null; at: Date };
  };
  'see-backup': {
    values: readonly [number];
    row: object;
  };
  'seen-heads': {
    values: readonly [number, number];
    row: { share: number; seq: number; head: string; key: string; value: string };
  };
  'send-message': {
    values: readonly [number, number, string, string | null, number | null, boolean];
    row: { id: number; conversationId: number; senderId: number; receiverId: number; content: string; clientKey: string | null; createdAt: string; isRead: boolean; isArchived: boolean; sender: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; receiver: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; listening: (string | null)[] };
  };
  'send-talk-card': {
    values: readonly [number, number, string | null, number | null];
    row: { messageId: number; listeners: string[]; pushed: number[] };
  };
  'send-talk-message': {
    values: readonly [number, boolean, number, string, string | null, number | null, readonly (number | null)[], readonly (number | null)[]];
    row: { id: number | null; mentioned: number; takesPart: boolean; isAnswered: boolean; points: number; expire: number };
  };
  'sent-talk-message': {
    values: readonly [number, boolean, number, readonly (number | null)[]];
    row: { id: number; propertyId: number; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; authorId: number; authorName: string; authorPicture: string | null; isByAdministrator: boolean; content: string; clientKey: string | null; replyTo: { id: number; authorName: string; excerpt: string; isDeleted: boolean } | null; mentions: { userId: number; name: string }[]; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; reactions: { emoji: '👍' | '❤️' | '😂' | '🎉' | '🙏' | '👀'; userIds: number[] }[]; card: { subject: 'DOCUMENT' | 'OPEN_WEEK' | 'WEEK_GIVEN_BACK'; subjectId: number; title: string; startDate: string | null; endDate: string | null; week: number | null; year: number | null; isOpen: boolean; isMine: boolean } | null; createdAt: string; editedAt: string | null; deletedAt: string | null; pinnedAt: string | null; listeners: string[]; pushed: number[] };
  };
  'set-email-code': {
    values: readonly [number, string, string | null];
    row: { user_id: number };
  };
  'set-newcomers-read-all': {
    values: readonly [number, boolean];
    row: { property_id: number };
  };
  'set-report': {
    values: readonly [number, string, number, string | null];
    row: object;
  };
  'set-talk-notify': {
    values: readonly [number, boolean, number, string];
    row: { notify: 'ALL' | 'MENTIONS' | 'NONE' };
  };
  'settle-draw-later': {
    values: readonly [number];
    row: object;
  };
  'share-history': {
    values: readonly [number];
    row: { shareId: number; tenures: { userId: number | null; name: string; firstDay: string | null; lastDay: string | null }[]; planned: { userId: number; name: string; day: string; kind: 'SALE' | 'INHERITANCE' | 'GIFT' | 'OTHER'; reason: string | null } | null };
  };
  'share-members': {
    values: readonly [number, boolean, number];
    row: { shareId: number; shareNumber: number; propertyName: string; members: { userId: number; name: string; isFirst: boolean; hasEmail: boolean }[]; invitations: { id: number; invitedBy: string; expiresAt: string }[] };
  };
  'share-to-claim-for': {
    values: readonly [number, number, number];
    row: { shareNumber: number; isActive: boolean };
  };
  'share-to-give-to': {
    values: readonly [number, number];
    row: { shareNumber: number };
  };
  'shares-held-alone': {
    values: readonly [number, readonly (number | null)[]];
    row: { id: number };
  };
  'shares-of-users': {
    values: readonly [readonly (number | null)[]];
    row: { id: number; propertyId: number; propertyName: string; shareNumber: number; userId: number | null; ownerName: string | null; ownerLastName: string | null; ownerEmail: string | null; isActive: boolean; version: number; othersCount: number; memberId: number };
  };
  'shares-that-pass-now': {
    values: readonly [readonly (number | null)[]];
    row: { propertyName: string; shareNumber: number };
  };
  'shares-to-fill': {
    values: readonly [number, number];
    row: { id: number; shareNumber: number; ownerName: string | null; held: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }[] };
  };
  'shares-to-plan': {
    values: readonly [readonly (number | null)[]];
    row: { id: number; propertyId: number; propertyName: string; shareNumber: number; today: string; planId: number | null; receiverId: number | null; day: string | null; kind: 'SALE' | 'INHERITANCE' | 'GIFT' | 'OTHER' | null; reason: string | null; plannedById: number | null; receiverName: string | null; heldFrom: string | null; memberIds: number[] };
  };
  'shares-to-split-by': {
    values: readonly [number, number];
    row: { share: number; ownerId: number | null; takesPart: boolean; held: number; stayed: number };
  };
  'signed-in-users': {
    values: readonly [number];
    row: { userId: number };
  };
  'special-request': {
    values: readonly [number];
    row: { id: number; title: string; description: string; excerpt: string; category: 'early_check_in' | 'late_check_out' | 'extra_cleaning' | 'maintenance' | 'equipment' | 'accessibility' | 'celebration' | 'other'; priority: 'high' | 'medium' | 'low'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; createdAt: Date; forwardedAt: Date | null; archivedAt: Date | null; propertyId: number; version: number; isGuest: boolean; waitingSince: Date | null; property: { id: number; name: string; location: string }; user: { id: number | null; firstName: string; lastName: string; email: string | null }; assignee: { id: number; firstName: string; lastName: string; email: string | null } | null; history: { id: number; at: string; kind: 'CREATED' | 'STATUS' | 'NOTE' | 'FORWARDED' | 'ARCHIVED' | 'ASSIGNED' | 'WITHDRAWN' | 'UNARCHIVED'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; isForAsker: boolean; actorName: string; note: string | null; forwardedTo: string | null; assigneeName: string | null }[] };
  };
  'special-request-by-client-key': {
    values: readonly [number, number | null, string, string, string, string, string, string | null, string | null, string | null];
    row: { id: number; isSame: boolean };
  };
  'special-request-counts': {
    values: readonly [];
    row: { pending: number; inProgress: number; fulfilled: number; archived: number; cancelled: number };
  };
  'special-request-of-mine': {
    values: readonly [number, number];
    row: { id: number; title: string; description: string; excerpt: string; category: 'early_check_in' | 'late_check_out' | 'extra_cleaning' | 'maintenance' | 'equipment' | 'accessibility' | 'celebration' | 'other'; priority: 'high' | 'medium' | 'low'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; createdAt: Date; forwardedAt: Date | null; archivedAt: Date | null; propertyId: number; version: number; isGuest: boolean; waitingSince: Date | null; property: { id: number; name: string; location: string }; user: { id: number | null; firstName: string; lastName: string; email: string | null }; assignee: null; history: { id: number; at: string; kind: 'CREATED' | 'STATUS' | 'NOTE' | 'FORWARDED' | 'ARCHIVED' | 'ASSIGNED' | 'WITHDRAWN' | 'UNARCHIVED'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; isForAsker: boolean; actorName: string; note: string | null; forwardedTo: string | null; assigneeName: string | null }[] };
  };
  'special-requests': {
    values: readonly [readonly (string | null)[] | null, number, number, string | null, number | null, string | null, string | null, number | null, number | null];
    row: { id: number; title: string; description: string; excerpt: string; category: 'early_check_in' | 'late_check_out' | 'extra_cleaning' | 'maintenance' | 'equipment' | 'accessibility' | 'celebration' | 'other'; priority: 'high' | 'medium' | 'low'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; createdAt: Date; forwardedAt: Date | null; archivedAt: Date | null; propertyId: number; version: number; isGuest: boolean; waitingSince: Date | null; property: { id: number; name: string; location: string }; user: { id: number | null; firstName: string; lastName: string; email: string | null }; assignee: { id: number; firstName: string; lastName: string; email: string | null } | null; history: { id: number; at: string; kind: 'CREATED' | 'STATUS' | 'NOTE' | 'FORWARDED' | 'ARCHIVED' | 'ASSIGNED' | 'WITHDRAWN' | 'UNARCHIVED'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; isForAsker: boolean; actorName: string; note: string | null; forwardedTo: string | null; assigneeName: string | null }[]; total: number }
      | { id: null; title: null; description: null; excerpt: string | null; category: null; priority: null; status: null; createdAt: null; forwardedAt: null; archivedAt: null; propertyId: null; version: null; isGuest: boolean; waitingSince: Date | null; property: { id: number | null; name: string | null; location: string | null }; user: { id: number | null; firstName: string; lastName: string; email: string | null }; assignee: { id: number; firstName: string; lastName: string; email: string | null } | null; history: { id: number; at: string; kind: 'CREATED' | 'STATUS' | 'NOTE' | 'FORWARDED' | 'ARCHIVED' | 'ASSIGNED' | 'WITHDRAWN' | 'UNARCHIVED'; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled' | null; isForAsker: boolean; actorName: string; note: string | null; forwardedTo: string | null; assigneeName: string | null }[]; total: number };
  };
  'stage-import-rows': {
    values: readonly [number, object | string];
    row: object;
  };
  'start-conversation': {
    values: readonly [number, number, boolean];
    row: { isAllowed: boolean; started: number | null; sent: number | null; sentUntil: number | null };
  };
  'start-import': {
    values: readonly [string];
    row: { id: number };
  };
  'start-second-factor': {
    values: readonly [number, string];
    row: { user_id: number };
  };
  'start-session': {
    values: readonly [number, number, string, string, string, boolean, boolean, boolean, string, boolean];
    row: { id: string; isAdminSession: boolean; hasSecondFactor: boolean };
  };
  'start-viewing': {
    values: readonly [number, number, string | null];
    row: object;
  };
  'state-of-house': {
    values: readonly [number];
    row: { fact: { kind: 'BEGUN'; property: string; baseYear: number; settings: { year: number; kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS'; firstShare: number; queue: number[] | null }[]; drafts: { year: number; setting: number | null; rotation: { kind: 'OVER_TWELVE' | 'TAKING_PART' | 'MIRROR_PAIRS' | null; baseYear: number | null; queue: number[] } | null; rehearsals: number | null; opening: string | null; head: string | null }[] } };
  };
  'stay-links': {
    values: readonly [number, boolean, number, number | null];
    row: { id: number; bookingId: number; name: string; startDate: string; endDate: string; createdAt: Date };
  };
  'stay-page': {
    values: readonly [string];
    row: { name: string; propertyName: string; location: string; startDate: string; endDate: string; checkInTime: string | null; checkOutTime: string | null; wifiNetwork: string | null; wifiPassword: string | null; note: string | null };
  };
  'stay-reminder-to-push': {
    values: readonly [number, number];
    row: { kind: 'TWO_WEEKS' | 'TWO_DAYS' | 'LAST_DAY'; days: number; propertyName: string };
  };
  'stay-to-leave': {
    values: readonly [number | null, boolean, number];
    row: { bookingId: number; propertyId: number; propertyName: string; year: number; week: number; startDate: string; endDate: string; checkOutTime: string; checklist: string | null; meters: string | null; listVersion: number; isMine: boolean; time: 'NOT_YET' | 'OVER' | 'NOW' };
  };
  'stays-of-former-guest': {
    values: readonly [number, number];
    row: { startDate: string; endDate: string; hostId: number | null };
  };
  'step-back-as-first': {
    values: readonly [number, readonly (number | null)[]];
    row: { shareId: number; propertyId: number; propertyName: string; shareNumber: number; nextId: number | null };
  };
  'still-administrator': {
    values: readonly [number];
    row: { '?column?': number };
  };
  'still-holds-a-share': {
    values: readonly [number];
    row: { '?column?': number };
  };
  'stop-exchange-searches': {
    values: readonly [number, number];
    row: object;
  };
  'stop-unread-mails': {
    values: readonly [number];
    row: object;
  };
  'stop-viewing': {
    values: readonly [string];
    row: { id: number };
  };
  'store-push-key': {
    values: readonly [string, string];
    row: object;
  };
  'store-report-part': {
    values: readonly [number, string, number, Buffer];
    row: object;
  };
  'suggest-properties': {
    values: readonly [number, number | null];
    row: object;
  };
  'swap-asked-back': {
    values: readonly [number];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED' };
  };
  'swap-notice': {
    values: readonly [number];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; isAccepted: boolean; isCounter: boolean; isTakeBack: boolean; requesterGuestsCome: boolean | null; answererGuestsCome: boolean | null; propertyId: number; propertyName: string; timeZone: string; expiresAt: Date; requestNote: string | null; given: string; wanted: string; requesters: { id: number; to: string | null; firstName: string; reader: string | null }[]; requesterName: string; answerers: { id: number; to: string | null; firstName: string; reader: string | null }[] };
  };
  'swap-of-mine': {
    values: readonly [number, number, boolean];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; propertyId: number; propertyName: string; timeZone: string; shareNumber: number; requesterName: string; requestingBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; targetBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; currentWeekStart: string; currentWeekEnd: string; preferredWeekStart: string; preferredWeekEnd: string; currentWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; preferredWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; endedAt: Date | null; acceptedAt: Date | null; expiresAt: Date; answerNote: string | null; counterOfId: number | null; takesBackId: number | null; isTakenBack: boolean; canBeTakenBack: boolean; needsApproval: boolean; requesterId: number | null; answererId: number | null; answererName: string | null; requestedAt: Date; createdAt: Date; message: string | null; requestNote: string | null; requesterIds: number[]; answererIds: number[]; requesterGuestsCome: boolean | null; answererGuestsCome: boolean | null; standing: { isForOpenWeek: boolean; given: { week: number; hasBegun: boolean; isDrafting: boolean } | null; held: { week: number; hasBegun: boolean; isDrafting: boolean } | null; open: { year: number; week: number; hasBegun: boolean; isDrafting: boolean; isFree: boolean; draftedAt: string | null; days: number; claimedWeek: number | null; now: string } | null } | null; rivals: { gives: number | null; wants: number | null; others: { gives: number | null; wants: number | null; requesterName: string; answererName: string | null }[] } | null };
  };
  'swap-parts': {
    values: readonly [number];
    row: { requestingBookingId: number | null; targetBookingId: number | null; requesterId: number; answererId: number | null; requesterIds: number[]; answererIds: number[] };
  };
  'swap-requester': {
    values: readonly [string, number, number, string];
    row: { id: number; shareId: number | null };
  };
  'swaps-to-answer': {
    values: readonly [number];
    row: { subjectId: number; count: number; propertyName: string; timeZone: string; until: Date; who: string; isCounter: boolean; give: { startDate: string; endDate: string }; get: { startDate: string; endDate: string } };
  };
  'swaps-waiting': {
    values: readonly [];
    row: { count: number; blocked: number };
  };
  'switch-second-factor-on': {
    values: readonly [number, string];
    row: { user_id: number };
  };
  'switch-webhook': {
    values: readonly [string, boolean];
    row: { id: string; name: string; url: string; kinds: string[]; offReason: 'OWNER' | 'FAILING' | 'GONE' | 'ACCOUNT' | null; offAt: Date | null; failingSince: Date | null; createdAt: Date };
  };
  'switch-webhook-off': {
    values: readonly [string, boolean];
    row: { name: string; url: string; email: string | null; firstName: string };
  };
  'system-figures': {
    values: readonly [readonly (string | null)[], string];
    row: { postgres: string; sessions: number; mailsWaiting: number; mailsStuck: number; mailsFailed: number; mailFailingSince: Date | null; mailJobs: number; otherJobs: number; failedMailJobs: number; failedOtherJobs: number; oldestDueJob: Date | null; oldestMailJob: Date | null; oldestOtherJob: Date | null; files: number; fileBytes: number; hasWorker: boolean };
  };
  'tag-weeks': {
    values: readonly [number, number, object | string];
    row: object;
  };
  'take-back-talk-reaction': {
    values: readonly [number, number, string];
    row: object;
  };
  'take-invited': {
    values: readonly [number];
    row: { id: number; firstName: string; email: string; hasPassword: boolean };
  };
  'take-rehearsals-of-year': {
    values: readonly [number];
    row: object;
  };
  'take-started-backup': {
    values: readonly [number];
    row: { fileName: string };
  };
  'talk': {
    values: readonly [number, boolean, number];
    row: { propertyId: number; propertyName: string; readUpTo: number; unreadCount: number; notify: 'ALL' | 'MENTIONS' | 'NONE'; mayWrite: boolean; mayAnnounce: boolean; hasJoined: boolean; newcomersReadAll: boolean; people: { userId: number; name: string; profileImageUrl: string | null; isAdministrator: boolean; readUpTo: number }[] };
  };
  'talk-message-by-client-key': {
    values: readonly [number, string];
    row: { id: number; propertyId: number; content: string; isChanged: boolean };
  };
  'talk-messages': {
    values: readonly [number, boolean, number, number, number];
    row: { id: number; propertyId: number; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; authorId: number; authorName: string; authorPicture: string | null; isByAdministrator: boolean; content: string; clientKey: string | null; replyTo: { id: number; authorName: string; excerpt: string; isDeleted: boolean } | null; mentions: { userId: number; name: string }[]; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; reactions: { emoji: '👍' | '❤️' | '😂' | '🎉' | '🙏' | '👀'; userIds: number[] }[]; card: { subject: 'DOCUMENT' | 'OPEN_WEEK' | 'WEEK_GIVEN_BACK'; subjectId: number; title: string; startDate: string | null; endDate: string | null; week: number | null; year: number | null; isOpen: boolean; isMine: boolean } | null; createdAt: string; editedAt: string | null; deletedAt: string | null; pinnedAt: string | null };
  };
  'talks': {
    values: readonly [number, boolean];
    row: { propertyId: number; propertyName: string; coverImageUrl: string | null; unreadCount: number; isMuted: boolean; hasMention: boolean; last: { id: number; propertyId: number; kind: 'MESSAGE' | 'ANNOUNCEMENT' | 'CARD'; authorId: number; authorName: string; authorPicture: string | null; isByAdministrator: boolean; content: string; clientKey: string | null; replyTo: { id: number; authorName: string; excerpt: string; isDeleted: boolean } | null; mentions: { userId: number; name: string }[]; files: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null }[]; reactions: { emoji: '👍' | '❤️' | '😂' | '🎉' | '🙏' | '👀'; userIds: number[] }[]; card: { subject: 'DOCUMENT' | 'OPEN_WEEK' | 'WEEK_GIVEN_BACK'; subjectId: number; title: string; startDate: string | null; endDate: string | null; week: number | null; year: number | null; isOpen: boolean; isMine: boolean } | null; createdAt: string; editedAt: string | null; deletedAt: string | null; pinnedAt: string | null } | null };
  };
  'tell-ends-of-handovers': {
    values: readonly [number, readonly (number | null)[]];
    row: { id: number; propertyId: number; propertyName: string; shareNumber: number; receiverId: number; day: string; kind: 'SALE' | 'INHERITANCE' | 'GIFT' | 'OTHER'; isDeleted: boolean; memberIds: number[] };
  };
  'turn-of-user': {
    values: readonly [number];
    row: { house: string; year: number };
  };
  'unopened-years-of-import': {
    values: readonly [number];
    row: { propertyId: number; year: number; changeoverWeekday: number; freeFrom: string | null; freeUntil: string | null };
  };
  'unpin-talk-message': {
    values: readonly [number];
    row: object;
  };
  'unread-conversation': {
    values: readonly [number, number];
    row: { conversationId: number; count: number; sender: string; content: string };
  };
  'unread-conversations': {
    values: readonly [number, Date | string, number, number];
    row: { id: number; conversationId: number; senderId: number; receiverId: number; content: string; clientKey: string | null; createdAt: string; isRead: boolean; isArchived: boolean; sender: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; receiver: { id: number; firstName: string; lastName: string; profileImageUrl: string | null }; unreadCount: number; lastActivityAt: Date };
  };
  'unread-talk': {
    values: readonly [number, number];
    row: { name: string; author: string; content: string; subject: 'DOCUMENT' | 'OPEN_WEEK' | 'WEEK_GIVEN_BACK' | null; count: number };
  };
  'unsent-mails': {
    values: readonly [];
    row: { waiting: number; failed: number };
  };
  'untold-ends-of-handovers': {
    values: readonly [];
    row: { shareId: number; receiverIds: number[] };
  };
  'untold-swaps': {
    values: readonly [];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; note: string | null };
  };
  'unused-file-blobs': {
    values: readonly [];
    row: { sha256: string };
  };
  'uploaded-file': {
    values: readonly [number, string];
    row: { id: number; name: string | null; mediaType: string; bytes: number; width: number | null; height: number | null; url: string; thumbUrl: string | null };
  };
  'use-access-token': {
    values: readonly [string, string | null];
    row: { name: string; isKnown: boolean | null };
  };
  'use-email-code': {
    values: readonly [number, string];
    row: { user_id: number };
  };
  'use-email-undo': {
    values: readonly [string];
    row: { oldEmail: string };
  };
  'use-invitation': {
    values: readonly [number, string];
    row: { by: number | null };
  };
  'use-newest-rules': {
    values: readonly [number, number];
    row: object;
  };
  'use-passkey': {
    values: readonly [number, number];
    row: { id: number };
  };
  'use-recovery-code': {
    values: readonly [number, string];
    row: { user_id: number };
  };
  'use-reset-link': {
    values: readonly [string];
    row: { userId: number };
  };
  'use-second-factor': {
    values: readonly [number, number | null, string];
    row: { user_id: number };
  };
  'use-session': {
    values: readonly [string, string];
    row: object;
  };
  'use-share-invitation': {
    values: readonly [number];
    row: { id: number };
  };
  'use-sign-in-identity': {
    values: readonly [number];
    row: { userId: number };
  };
  'user-by-email': {
    values: readonly [string];
    row: { id: number };
  };
  'user-of-address': {
    values: readonly [string];
    row: { id: number };
  };
  'user-record': {
    values: readonly [number];
    row: { lastSeenAt: Date | null; stays: { year: number; week: number; startDate: string; endDate: string; propertyId: number; propertyName: string; shareNumber: number; isGuest: boolean }[]; stayCount: number; requests: { id: number; title: string; status: 'pending' | 'in_progress' | 'fulfilled' | 'cancelled'; priority: 'high' | 'medium' | 'low'; askerName: string; propertyName: string; createdAt: string }[]; requestCount: number; swaps: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; isWaiting: boolean; requesterId: number; requesterName: string; answererId: number | null; answererName: string | null; propertyName: string; currentWeekStart: string; preferredWeekStart: string }[]; hasActions: boolean };
  };
  'users-waiting': {
    values: readonly [];
    row: { count: number };
  };
  'viewings-of-me': {
    values: readonly [number];
    row: { id: number; viewerName: string; startedAt: Date };
  };
  'webhook-deliveries': {
    values: readonly [string, number, number];
    row: { id: number; kind: string; createdAt: Date; status: 'DELIVERED' | 'FAILED' | 'WAITING'; attempts: number; attemptedAt: Date | null; statusCode: number | null; problem: string | null };
  };
  'webhook-delivery-to-resend': {
    values: readonly [number, number];
    row: { isOff: boolean };
  };
  'webhook-of-mine': {
    values: readonly [number, string];
    row: { id: string };
  };
  'week-swap': {
    values: readonly [number];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; propertyId: number; propertyName: string; timeZone: string; shareNumber: number; requesterName: string; requestingBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; targetBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; currentWeekStart: string; currentWeekEnd: string; preferredWeekStart: string; preferredWeekEnd: string; currentWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; preferredWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; endedAt: Date | null; acceptedAt: Date | null; expiresAt: Date; answerNote: string | null; counterOfId: number | null; takesBackId: number | null; isTakenBack: boolean; canBeTakenBack: boolean; needsApproval: boolean; requesterId: number | null; answererId: number | null; answererName: string | null; requestedAt: Date; createdAt: Date; message: string | null; requestNote: string | null; requesterIds: number[]; answererIds: number[]; requesterGuestsCome: boolean | null; answererGuestsCome: boolean | null; standing: { isForOpenWeek: boolean; given: { week: number; hasBegun: boolean; isDrafting: boolean } | null; held: { week: number; hasBegun: boolean; isDrafting: boolean } | null; open: { year: number; week: number; hasBegun: boolean; isDrafting: boolean; isFree: boolean; draftedAt: string | null; days: number; claimedWeek: number | null; now: string } | null } | null; rivals: { gives: number | null; wants: number | null; others: { gives: number | null; wants: number | null; requesterName: string; answererName: string | null }[] } | null };
  };
  'week-swaps': {
    values: readonly [readonly (string | null)[] | null, number, number, string | null, number | null, number | null];
    row: { id: number; status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'; propertyId: number; propertyName: string; timeZone: string; shareNumber: number; requesterName: string; requestingBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; targetBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; currentWeekStart: string; currentWeekEnd: string; preferredWeekStart: string; preferredWeekEnd: string; currentWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; preferredWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; endedAt: Date | null; acceptedAt: Date | null; expiresAt: Date; answerNote: string | null; counterOfId: number | null; takesBackId: number | null; isTakenBack: boolean; canBeTakenBack: boolean; needsApproval: boolean; requesterId: number | null; answererId: number | null; answererName: string | null; requestedAt: Date; createdAt: Date; message: string | null; requestNote: string | null; requesterIds: number[]; answererIds: number[]; requesterGuestsCome: boolean | null; answererGuestsCome: boolean | null; standing: { isForOpenWeek: boolean; given: { week: number; hasBegun: boolean; isDrafting: boolean } | null; held: { week: number; hasBegun: boolean; isDrafting: boolean } | null; open: { year: number; week: number; hasBegun: boolean; isDrafting: boolean; isFree: boolean; draftedAt: string | null; days: number; claimedWeek: number | null; now: string } | null } | null; rivals: { gives: number | null; wants: number | null; others: { gives: number | null; wants: number | null; requesterName: string; answererName: string | null }[] } | null; total: number }
      | { id: null; status: null; propertyId: null; propertyName: null; timeZone: null; shareNumber: null; requesterName: string | null; requestingBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; targetBooking: { startDate: string; endDate: string; share: { id: number; shareNumber: number; user: { id: number; firstName: string; lastName: string; email: string | null } | null } } | null; currentWeekStart: string | null; currentWeekEnd: string | null; preferredWeekStart: string | null; preferredWeekEnd: string | null; currentWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; preferredWeek: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null } | null; endedAt: Date | null; acceptedAt: null; expiresAt: null; answerNote: null; counterOfId: null; takesBackId: null; isTakenBack: boolean; canBeTakenBack: boolean; needsApproval: boolean | null; requesterId: number | null; answererId: number | null; answererName: string | null; requestedAt: null; createdAt: null; message: null; requestNote: null; requesterIds: number[]; answererIds: number[]; requesterGuestsCome: boolean | null; answererGuestsCome: boolean | null; standing: { isForOpenWeek: boolean; given: { week: number; hasBegun: boolean; isDrafting: boolean } | null; held: { week: number; hasBegun: boolean; isDrafting: boolean } | null; open: { year: number; week: number; hasBegun: boolean; isDrafting: boolean; isFree: boolean; draftedAt: string | null; days: number; claimedWeek: number | null; now: string } | null } | null; rivals: { gives: number | null; wants: number | null; others: { gives: number | null; wants: number | null; requesterName: string; answererName: string | null }[] } | null; total: number };
  };
  'week-to-claim': {
    values: readonly [number, number, number, number, number];
    row: { isOpenForClaims: boolean; isMaintenance: boolean | null; hasBegun: boolean | null; isMine: boolean };
  };
  'week-to-give': {
    values: readonly [number, number, number];
    row: { isMaintenance: boolean };
  };
  'week-to-swap': {
    values: readonly [number, string, string];
    row: { bookingId: number | null; shareId: number | null; start: string; end: string };
  };
  'weeks-given-since-agreed': {
    values: readonly [number, number, Date | string];
    row: { count: number };
  };
  'weeks-missing-from-year': {
    values: readonly [number, number, readonly (number | null)[]];
    row: { week: number | null };
  };
  'weeks-of-import': {
    values: readonly [number, number, number];
    row: { propertyId: number; year: number; week: number; shareId: number };
  };
  'weeks-open-to-swap': {
    values: readonly [number, boolean, number | null];
    row: { bookingId: number; propertyId: number; propertyName: string; timeZone: string; week: { year: number; week: number; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null }; startDate: string; endDate: string; shareNumber: number; ownerName: string | null; isMine: boolean };
  };
  'weeks-that-pass': {
    values: readonly [readonly (number | null)[], string | null];
    row: { shareId: number; propertyId: number; startDate: string; endDate: string; guestId: number | null };
  };
  'weeks-to-draft': {
    values: readonly [number, number];
    row: { week: number; startDate: string; endDate: string; season: 'PEAK' | 'HIGH' | 'LOW'; holiday: string | null; reason: 'MAINTENANCE' | 'HELD' | 'PAST' | null; kept: { by: number; why: string | null } | null };
  };
  'weeks-to-exchange': {
    values: readonly [readonly (number | null)[]];
    row: { bookingId: number; week: number; ownerIds: number[]; wishes: number[]; since: Date; mayTakeOpen: boolean };
  };
  'what-former-owners-lose': {
    values: readonly [number, readonly (number | null)[]];
    row: { id: number | null; keepsWeeks: boolean; endsSwaps: boolean };
  };
  'who-gave-access': {
    values: readonly [number, number];
    row: { giver: string; timeZone: string | null; isFirst: boolean; isRenewable: boolean };
  };
  'withdraw-imported-weeks': {
    values: readonly [number];
    row: { id: number };
  };
  'write-invitations': {
    values: readonly [readonly (number | null)[], readonly (string | null)[]];
    row: { userId: number; emails: number };
  };
  'years-of-import': {
    values: readonly [number];
    row: { propertyId: number; year: number };
  };
  'years-of-new-bookings': {
    values: readonly [readonly (number | null)[]];
    row: { propertyId: number; name: string; year: number; bookingIds: number[] };
  };
}

/** Where rows never hold null: tests check each row against it. */
export const NEVER_NULL: Record<keyof Statements, readonly string[]> = {
  'abandon-imports': [],
  'accept-swap': [],
  'add-device-key': ["id","key","name","createdAt"],
  'add-exchange-leg': [],
  'add-file': ["id"],
  'add-file-blobs': [],
  'add-passkey': ["id","name","createdAt"],
  'add-recovery-codes': [],
  'admin-counts': ["users","properties","shares","weekSwaps"],
  'admin-overview': ["totalUsers","newUsers","totalProperties","activeProperties","fullyAllocated","allocatedShares","shareCapacity","weekSwaps","roles","roles[]","roles[].role","roles[].count","usersWithShares","usersWithoutShares","topShareHolders","topShareHolders[]","topShareHolders[].shares","topShareHolders[].person","topShareHolders[].person.id","topShareHolders[].person.firstName","topShareHolders[].person.lastName","recentUsers","recentUsers[]","recentUsers[].id","recentUsers[].firstName","recentUsers[].lastName","recentUsers[].userRole","recentUsers[].createdAt","months","months[]","months[].month","months[].requests","months[].swaps"],
  'admin-properties': ["id?","name","location","totalShares","weeksPerShare","isActive","rotationBaseYear","changeoverWeekday","timeZone","swapsNeedApproval","claimLimitDays","version","allocatedShares","total"],
  'admin-share': ["id","propertyId","propertyName","shareNumber","isActive","version","othersCount"],
  'admin-shares': ["id?","propertyId","propertyName","shareNumber","isActive","version","othersCount","total"],
  'admin-user': ["id","firstName","lastName","userRole","isAdmin","passwordState","hasSecondFactor","hasPasskeys","tags","createdAt","updatedAt","version"],
  'admin-users': ["id?","firstName","lastName","userRole","isAdmin","passwordState","hasSecondFactor","hasPasskeys","tags","createdAt","updatedAt","version","total"],
  'administrators-to-notify': ["firstName","email"],
  'administrators-to-write-to': ["id","firstName","lastName"],
  'agree-to-exchange': [],
  'allow-erasure': [],
  'announce': ["userId"],
  'announce-to-houses': ["id","propertyId","listeners","listeners[]","pushed","pushed[]"],
  'answer-for-guests': [],
  'answer-passkey-challenge': ["challenge_hash"],
  'answerable-proposal': ["mayAnswer"],
  'answerers-of-cost': [],
  'append-to-house-chain': ["seq"],
  'ask-for-swap': ["id"],
  'ask-passkey': [],
  'attach-files': ["id"],
  'attach-receipts': [],
  'attach-to-mail': [],
  'attachments-of-mail': ["filename","contentType","content"],
  'audit-log': ["id","actorId","actorName","action","subject","at","keys"],
  'begin-backup': ["id"],
  'begin-backup-now': ["id"],
  'begin-delivery': ["id","messageKey","recipient","subject","text","html","attempts","isTooOld"],
  'begin-idempotent-request': ["isNew"],
  'begin-invitation-run': ["id"],
  'begin-provider-flow': [],
  'begin-report': ["id","reportType","from","to","properties","properties[]","requestedBy","today"],
  'begin-webhook-delivery': ["id","area","kind","ids","createdAt","webhookId","url","secret","isOff","mayHear","isOwn"],
  'book-drafted-weeks': [],
  'book-weeks': ["id"],
  'booking-to-ask-for': ["bookingId","shareId","start","end","isActive","isMine","shareNumber","propertyId"],
  'booking-to-swap': ["id","year","week","hasBegun","isDrafting"],
  'bookings-of-exchange': ["id"],
  'bookings-with-wishes': ["id"],
  'built-on-imported-shares': ["propertyName","shareNumber","why"],
  'built-on-imported-weeks': ["propertyName","year","week","why"],
  'bytes-of-property-files': ["bytes"],
  'calendar-head': ["propertyId","propertyName","timeZone","changeoverWeekday","isOpenForClaims","tagsVersion","isGuest","claimLimitDays","agreed.reason","agreed.agreedByName","agreed.agreedAt","shares","shares[]","shares[].shareId","shares[].shareNumber","shares[].isMine"],
  'calendar-weeks': ["item","item.week","item.startDate","item.endDate","item.season","item.isMaintenance","item.booking.id","item.booking.shareId","item.booking.shareNumber","item.booking.isMine"],
  'call-off-handover': [],
  'cancel-other-swaps': ["id","propertyId","propertyName","requesterId","shareNumber","currentWeekStart","currentWeekEnd","preferredWeekStart","preferredWeekEnd"],
  'captured-mails': ["id","recipient","subject","text","html","createdAt","attachments","attachments[]","attachments[].id","attachments[].fileName","attachments[].contentType","attachments[].bytes"],
  'check-import': ["haveRefusalsChanged"],
  'check-out': ["bookingId","startDate","endDate","byName","at","tasks","tasks[]","tasks[].text","tasks[].isDone","readings","readings[]","readings[].meter","readings[].reading","note","problems","pictures","pictures[]","pictures[].id","pictures[].mediaType","pictures[].bytes","pictures[].url","version"],
  'check-weeks-import': ["haveRefusalsChanged"],
  'choose-invited': ["userId"],
  'claim-backup': ["id"],
  'claim-limit': ["days","timeZone","now"],
  'claim-message-digests': ["userId","to","firstName","conversationId","unreadCount","name","contents","contents[]"],
  'claim-notices': ["id","userId","kind","facts","at","firstName"],
  'claim-stay-reminders': ["userId","bookingId","kind","days","isGuest","isLoud","startDate","endDate","to","firstName","propertyId","propertyName","location","hasWifi"],
  'claim-week': ["id"],
  'clock': ["now"],
  'close-year-for-draft': [],
  'company-draft-counts': ["ALL","STALLED","TO_OPEN","PLANNED","RUNNING","PAUSED","ENDED"],
  'company-drafts': ["id?","propertyId","propertyName","location","timeZone","year","version","status","rules","picksMade","total"],
  'confirm-password': [],
  'conversation-messages': ["item","item.id","item.conversationId","item.senderId","item.receiverId","item.content","item.createdAt","item.isRead","item.isArchived","item.sender","item.sender.id","item.sender.firstName","item.sender.lastName","item.receiver","item.receiver.id","item.receiver.firstName","item.receiver.lastName"],
  'conversation-with': ["id","participant1Id","participant2Id","person","person.id","person.firstName","person.lastName","lastMessage","lastActivityAt","unreadCount"],
  'conversations': ["item.id","item.participant1Id","item.participant2Id","item.person","item.person.id","item.person.firstName","item.person.lastName","item.lastMessage","item.lastActivityAt","item.unreadCount","total"],
  'correct-import-row': [],
  'correct-namesake-rows': ["line"],
  'cost-accounts': ["account","name","isMine","takesPart","balance","overdue"],
  'cost-proposals': ["id","kind","status","date","amount","paidBy","title","supplier","byName","mayAnswer","isMine","createdAt","files","files[]","files[].id","files[].mediaType","files[].bytes","files[].url"],
  'costs-of-year': ["text","isReversed"],
  'costs-waiting': ["count"],
  'count-access-tokens': ["count"],
  'count-announced': ["count"],
  'count-attempts': ["key","points","expire"],
  'count-commitment': ["key","points","expire"],
  'count-handovers': ["weeks","pendingSwaps","runningDrafts"],
  'count-import-invitations': ["total","withoutAccess","canBeInvited","invited"],
  'count-import-rows': [],
  'count-passkeys': ["count"],
  'count-recovery-codes': ["count"],
  'count-rehearsal': [],
  'count-report-parts': ["parts"],
  'count-stay-links': ["count"],
  'count-tagging': ["version"],
  'count-unread-messages': ["count"],
  'count-webhooks': ["count"],
  'create-access-token': ["id","createdAt","expiresAt"],
  'create-calendar-feed': ["id","createdAt"],
  'create-guest-link': ["id","propertyId","createdAt"],
  'create-special-request': ["id"],
  'create-stay-link': ["id"],
  'create-webhook': ["id","createdAt"],
  'day-planned-for-user': ["day"],
  'delete-exchange': [],
  'delete-files': [],
  'delete-property': [],
  'delete-property-feeds': [],
  'delete-property-files': [],
  'delete-property-guest-link': [],
  'delete-property-pictures': [],
  'delete-property-rotation': [],
  'delete-property-talk': [],
  'delete-property-weeks': [],
  'delete-property-years': [],
  'delete-saved-answer': ["title","text"],
  'delete-talk-message': [],
  'delete-webhook': ["id"],
  'demo-exchanges': ["bookingId","propertyId","year","week","shareId","userId"],
  'demo-swaps': ["requestingBookingId","shareId","requesterId","targetBookingId","targetShareId","answererId","currentWeekStart","currentWeekEnd","preferredWeekStart","preferredWeekEnd"],
  'disable-autopilot': [],
  'discard-undecided-imports': [],
  'dismiss-job': ["task"],
  'dismiss-mail': ["recipient"],
  'document-history': ["id","title","documentType","content","accessLevel","file.id","file.mediaType","file.bytes","file.url","changedBy","changedBy.id","changedBy.firstName","changedBy.lastName","changedAt"],
  'draft-by-id': ["id","propertyId","propertyName","timeZone","year","status","rules","seq","head","version","rehearsals","serverTime","changeoverWeekday","rotation","rotation.baseYear","rotation.today","rotation.settings","rotation.settings[]","rotation.settings[].id","rotation.settings[].year","rotation.settings[].kind","rotation.settings[].firstChoiceShare","rotation.drafted","rotation.drafted[]","rotation.drafted[].year","rotation.shares","rotation.shares[]","rotation.shares[].shareNumber","rotation.shares[].isTakingPart","entries","entries[]","people","people[]","people[].id","people[].name","shares","shares[]","shares[].shareId","shares[].shareNumber","shares[].isMine","shares[].isDelegatedToMe"],
  'draft-cannot-open': [],
  'draft-log-export': ["property","year","status","entries","entries[]","entries[].text","entries[].hash"],
  'draft-of-year': ["id?","propertyId","propertyName","timeZone","year","status","rules","seq","head","version","rehearsals","serverTime","changeoverWeekday","rotation","rotation.baseYear","rotation.today","rotation.settings","rotation.settings[]","rotation.settings[].id","rotation.settings[].year","rotation.settings[].kind","rotation.settings[].firstChoiceShare","rotation.drafted","rotation.drafted[]","rotation.drafted[].year","rotation.shares","rotation.shares[]","rotation.shares[].shareNumber","rotation.shares[].isTakingPart","entries","entries[]","people","people[]","people[].id","people[].name","shares","shares[]","shares[].shareId","shares[].shareNumber","shares[].isMine","shares[].isDelegatedToMe"],
  'draft-outlook': ["changeoverWeekday","timeZone","drafts","drafts[]","drafts[].year","drafts[].entries[]","weeks","weeks[]","weeks[].week"],
  'draft-results': ["firstName","weeks"],
  'draft-stamps-export': ["property","year","stamps","stamps[]","stamps[].seq","stamps[].authority","stamps[].answer"],
  'draft-witnesses': ["signer","seq","at","count"],
  'drafting-houses-of-invited': ["id","name","userIds","userIds[]"],
  'drafts-of-mine': ["id","propertyId","propertyName","timeZone","year","status","isMyTurn"],
  'drafts-stalled': ["count"],
  'drafts-to-open': ["count"],
  'draw-is-due': [],
  'draws-of-house': ["name","texts","texts[]","hashes","hashes[]","shares","shares[]"],
  'drop-failed-jobs': [],
  'drop-push-subscription': [],
  'due-clock-corrections': ["id"],
  'due-exchange-searches': ["propertyId","year"],
  'due-exchanges': ["?column?"],
  'due-handovers': ["shareIds","shareIds[]"],
  'due-stamps': ["id","seq","hash","text","before"],
  'due-swaps': ["?column?"],
  'due-unsent-events': ["id","events"],
  'edit-talk-message': ["mentioned"],
  'effects-of-import': ["shares","weeks","effects"],
  'effects-of-weeks-import': [],
  'empty-mails': [],
  'end-erasure': [],
  'end-exchange': [],
  'end-handed-access': ["id"],
  'end-oldest-sessions': ["id"],
  'end-other-sessions': ["id"],
  'end-own-session': ["id"],
  'end-plans-for-erased': [],
  'end-provider-flow': ["purpose","isAdmin","next"],
  'end-sessions': ["id"],
  'end-share-invitation': ["id"],
  'end-stay-links': ["id"],
  'end-swap': [],
  'end-swap-wishes': [],
  'end-viewing-of-session': [],
  'ended-exchanges': ["id","isExpired"],
  'entered-before': [],
  'entry-to-reverse': ["kind","text","isReversed"],
  'erase-access-reset': [],
  'erase-attempts': [],
  'erase-bookkeeper': [],
  'erase-bookkeeper-grantor': [],
  'erase-calendar-feeds': [],
  'erase-check-out-author': [],
  'erase-committed-lists': [],
  'erase-cost-answerer': [],
  'erase-cost-author': [],
  'erase-delegations': [],
  'erase-device-keys': [],
  'erase-digests': [],
  'erase-email-changes': [],
  'erase-entry-author': [],
  'erase-files': [],
  'erase-forwards': [],
  'erase-guest': [],
  'erase-guest-of-weeks': [],
  'erase-guests-of-past-weeks': [],
  'erase-idempotency-keys': [],
  'erase-import-effects': [],
  'erase-import-rows': [],
  'erase-import-users': [],
  'erase-invitation': [],
  'erase-invitation-recipients': [],
  'erase-notice-choices': [],
  'erase-notices': [],
  'erase-own-mails': [],
  'erase-push-preferences': [],
  'erase-push-subscriptions': [],
  'erase-quoted-person': [],
  'erase-reasons-of-notices': [],
  'erase-registrations': [],
  'erase-reports': [],
  'erase-reset-links': [],
  'erase-second-factor': [],
  'erase-security-acts': [],
  'erase-security-events': [],
  'erase-seen-heads': [],
  'erase-share-invitations': [],
  'erase-stay-links': [],
  'erase-stay-reminders': [],
  'erase-swap-wishes': [],
  'erase-talk-periods': [],
  'erase-talk-reactions': [],
  'erase-talk-reader': [],
  'erase-viewings-of-user': [],
  'erase-webhooks': [],
  'erase-wish-lists': [],
  'exchange-bookings': [],
  'exchange-done': [],
  'exchange-no-longer-wished': ["id"],
  'exchange-waits-for-approval': [],
  'exchanges-to-approve': ["id","propertyId","propertyName","year","legs","legs[]","legs[].shareNumber","legs[].ownerName","legs[].bookingId","legs[].week","legs[].getsWeek","legs[].gives","legs[].gives.week","legs[].gives.startDate","legs[].gives.endDate","legs[].gives.season","legs[].gets","legs[].gets.week","legs[].gets.startDate","legs[].gets.endDate","legs[].gets.season","legs[].isOpenWeek","rivals","rivals[]","rivals[].requesterName"],
  'expire-same-swap': [],
  'expire-swaps': ["id","status"],
  'export-properties': ["ID","Name","Location","Total shares","Weeks per share","Status","Allocated shares"],
  'export-requests': ["ID","Date","Guest","Property","Location","Title","Description","Category","Priority","Status","Assignee","Last answer","Last note among administrators"],
  'export-shares': ["ID","Property","Location","Share number","Status"],
  'export-swaps': ["ID","Property","Location","Share number","Requester","Current week from","Current week to","Preferred week from","Preferred week to","Swaps with","Status","Requested","Message"],
  'export-users': ["ID","First name","Last name","Role","Shares","Created"],
  'export-weeks': ["ID","Property","Location","Share number","Year","Week","Arrival"],
  'fail-abandoned-backups': [],
  'fail-backup': [],
  'fail-lost-invitations': ["user_id"],
  'fail-lost-reports': ["id"],
  'failed-jobs': ["error"],
  'failed-mails': ["id?","recipient","subject","createdAt","failedAt","attempts","lastError","isTooOld","total"],
  'fairness-ledger': ["peak","high","low","holidays","holidays[]","holderNames"],
  'file': ["id","purpose","mediaType","sha256","mainBytes","uploadedById","isAttached"],
  'file-is-stored': [],
  'find-access-token': ["tokenId","scopes","expiresAt","lastsMs","handed.at","hasSecondFactor","id","firstName","lastName","email","userRole","isAdmin","unreadMails","createdAt","updatedAt"],
  'find-calendar-feed': ["userId"],
  'find-email-undo': ["userId"],
  'find-idempotent-answer': ["bodyHash"],
  'find-invitation': ["userId","firstName","email","tokenHash","isOver","isUsed"],
  'find-lost-mails': ["id"],
  'find-message': ["id","conversationId","senderId","receiverId","content","createdAt","isRead","isArchived","sender","sender.id","sender.firstName","sender.lastName","receiver","receiver.id","receiver.firstName","receiver.lastName"],
  'find-passkey': ["id","userId","publicKey"],
  'find-push-subscription': ["id","endpoint","p256dh","auth","serverKey","userId"],
  'find-second-factor': ["secret","isOn"],
  'find-second-factor-setup': ["secret"],
  'find-session': ["sessionId","expiresAt","hasRights","way","hasRecentPassword","lastsMs","view.id","view.viewedId","view.endsAt","handed.at","hasSecondFactor","id","firstName","lastName","email","userRole","isAdmin","unreadMails","createdAt","updatedAt"],
  'find-share-invitation': ["id","shareId","invitedById","invitedBy","propertyId","propertyName","location","shareNumber"],
  'find-sign-in-identity': ["id","userId"],
  'find-talk-message': ["id","propertyId","kind","authorId","authorName","isByAdministrator","content","replyTo.id","replyTo.authorName","replyTo.excerpt","replyTo.isDeleted","mentions","mentions[]","mentions[].userId","mentions[].name","files","files[]","files[].id","files[].mediaType","files[].bytes","files[].url","reactions","reactions[]","reactions[].emoji","reactions[].userIds","reactions[].userIds[]","card.subject","card.subjectId","card.title","card.isOpen","card.isMine","createdAt"],
  'find-viewed-user': ["id","firstName","lastName","email","userRole","createdAt","updatedAt"],
  'finish-backup': [],
  'finish-reading-import': [],
  'fix-rotation-of-draft': [],
  'foresee-handover': ["weeks","weeks[]","weeks[].year","weeks[].week","weeks[].startDate","weeks[].endDate","pendingSwaps","drafts","drafts[]","drafts[].year","drafts[].hasBegun","drafts[].isItsTurn","drafts[].chosenWeeks"],
  'forget-attempts': [],
  'forget-device-key': [],
  'forget-expired': [],
  'forget-import': [],
  'forget-import-rows': [],
  'forget-mails': [],
  'forget-message-digests': [],
  'forget-old-import-rows': [],
  'forget-report-files': [],
  'forget-unsent-events': [],
  'former-identities': ["key","value"],
  'free-idempotency-key': [],
  'free-push-endpoint': [],
  'free-weeks-of-others': [],
  'give-attempts-back': [],
  'guess-code': ["id","codeHash"],
  'guess-email-code': ["newEmail"],
  'guest-house': ["linkId","propertyId","propertyName","location"],
  'guest-house-held': ["linkId","propertyId","propertyName","location"],
  'guest-link': ["id","propertyId","createdAt"],
  'guest-request-receipt': ["id","title","propertyName","createdAt"],
  'guest-to-link': ["?column?"],
  'guests-of-year': ["id"],
  'guests-that-move': ["guestId","before","before.startDate","before.endDate","after","after.startDate","after.endDate"],
  'handovers-still-due': ["id"],
  'has-share': ["?column?"],
  'hashes-of-receipts': ["sha256"],
  'held-share-numbers': ["totalShares","held","held[]"],
  'highest-held-share': [],
  'holder-of-open-week': ["?column?"],
  'holder-of-week': ["booking","booking.id","booking.shareId","booking.shareNumber","booking.isMine","propertyId","year","week","startDate","endDate","hasBegun","isReleased","holderIds","holderIds[]"],
  'holder-of-weeks': ["week","shareNumber"],
  'holders-of-new-bookings': ["userId","weekCount","years","years[]","houseCount"],
  'house-costs': ["propertyId","propertyName","mayKeepBooks","approval","seq","head","version","bookkeepers","bookkeepers[]","bookkeepers[].id","bookkeepers[].name","budget","budget[]","budget[].category","budget[].budget"],
  'house-log': ["id","at","actorId","actorName","action","subject","keys"],
  'house-log-export': ["property","entries","entries[]","entries[].text","entries[].hash","drafts","drafts[]","drafts[].property","drafts[].year","drafts[].status","drafts[].entries","drafts[].entries[]","drafts[].entries[].text","drafts[].entries[].hash"],
  'house-of-import': ["name","location"],
  'house-owners': ["shareId","shareNumber","isActive","owners","owners[]","owners[].userId","owners[].name","owners[].isFirst","owners[].hasEmail","owners[].isMe"],
  'houses-to-plan': ["id?","name","location","weeksPerShare","owners","weeksGiven","hasLeft","readiness","draftYears","draftYears[]","total"],
  'import-batches': ["line"],
  'import-job': ["id","fileName","status","kind","rowsDone","newUsers","newProperties","sharesAssigned","weeksGiven","ownersJoined","unchanged","refused","version","reading","createdAt"],
  'import-jobs': ["id","fileName","status","kind","rowsDone","newUsers","newProperties","sharesAssigned","weeksGiven","ownersJoined","unchanged","refused","version","reading","createdAt"],
  'import-owners': ["id"],
  'import-progress': ["id"],
  'import-properties': [],
  'import-row': ["line","person","firstName","lastName","property","location","shareText","yearText","weekText","arrivalText","note","isRefused","isAssigned","isJoined","text"],
  'import-rows': ["line","person","firstName","lastName","property","location","shareText","yearText","weekText","arrivalText","note","isRefused","isAssigned","isJoined","text"],
  'import-shares': ["id"],
  'import-to-apply': ["id","fileName","newUsers","newProperties","given","ownersJoined","refused"],
  'import-users': [],
  'imported-shares-of-users': ["userId","propertyId","shares"],
  'invitation-run': ["id","createdAt","total","sent","waiting"],
  'invite-to-share': ["expiresAt"],
  'is-linked-to-provider': ["isLinked"],
  'is-my-conversation': ["?column?"],
  'is-my-device-key': ["one"],
  'is-my-share-in-draw': ["id"],
  'is-my-talk': ["one"],
  'is-year-drafted': ["isDrafting"],
  'join-imported-owners': ["shareId","userId"],
  'join-talk': ["id"],
  'keep-committed-lists': [],
  'keep-idempotent-answer': [],
  'keep-mail': [],
  'keep-rehearsals-of-year': [],
  'keep-seen-head': ["seq"],
  'keep-stamp': [],
  'keys-of-choosers': ["share","by","key"],
  'known-passkeys': ["id"],
  'known-person': ["one"],
  'last-backup': ["installedAt","isRunning","isWaiting"],
  'last-check-out': ["bookingId","startDate","endDate","byName","at","tasks","tasks[]","tasks[].text","tasks[].isDone","readings","readings[]","readings[].meter","readings[].reading","note","problems","pictures","pictures[]","pictures[].id","pictures[].mediaType","pictures[].bytes","pictures[].url","version"],
  'latest-captured-mails': ["id","recipient","subject","createdAt"],
  'leave-shares': [],
  'leave-talk': ["id"],
  'ledger-entries': ["seq","kind","date","text","at","byName","files","files[]","files[].id","files[].mediaType","files[].bytes","files[].url"],
  'left-out-of-invitation-run': ["userId","name","outcome"],
  'legs-to-announce': ["userId","week","getsWeek","given","got","isOpenWeek","hasAgreed","owners","status","propertyName","timeZone","year","expiresAt","isSearched"],
  'legs-to-exchange': ["propertyId","requesterId","shareId","requestingBookingId","preferredWeekStart","preferredWeekEnd","guestsCome"],
  'legs-to-log': ["shareNumber","getsWeek"],
  'link-guest': [],
  'link-sign-in-identity': ["id"],
  'links-of-ledger': ["text","hash"],
  'list-administrators': ["email","name","sessions"],
  'list-everybody': ["id","firstName","lastName"],
  'list-known-people': ["id","firstName","lastName"],
  'load-locked-draft': ["entries","entries[]","seats","seats[]","seats[].shareId","seats[].shareNumber","seats[].status","seats[].vacated.by","seats[].wishes","seats[].isAutopilot","seats[].committed.commitment","seats[].owner.name","seats[].members","seats[].members[]","seats[].members[].userId","seats[].members[].firstName","seats[].delegate.userId","seats[].delegate.firstName","now"],
  'lock-booking': ["booking","booking.id","booking.shareId","booking.shareNumber","booking.isMine","propertyId","year","week","startDate","endDate","hasBegun","isReleased","holderIds","holderIds[]"],
  'lock-bookings-of-effects': [],
  'lock-document': ["mayEdit"],
  'lock-draft': ["id","propertyId","propertyName","timeZone","year","rules","reminders","head","version","rehearsals"],
  'lock-drafts-of-property': ["year","status"],
  'lock-due-draft': ["id","propertyId","propertyName","timeZone","year","rules","reminders","head","version","rehearsals"],
  'lock-exchange': ["id","status","propertyId","propertyName","year","needsApproval","userIds","userIds[]"],
  'lock-failed-mail': ["recipient","isTooOld"],
  'lock-house-chain': ["seq","head","at"],
  'lock-houses-of-years': ["id"],
  'lock-import': ["?column?"],
  'lock-known-draft': ["id","propertyId","propertyName","timeZone","year","rules","reminders","head","version","rehearsals"],
  'lock-ledger': ["propertyId","propertyName","currency","approval","seq","head","today","now","mayKeepBooks","myShares","myShares[]","shares","shares[]","listeners"],
  'lock-open-drafts-of-user': ["id"],
  'lock-own-session': ["id"],
  'lock-people-of-import': [],
  'lock-report': ["pg_advisory_xact_lock"],
  'lock-roles': ["pg_advisory_xact_lock"],
  'lock-share-of-booking': [],
  'lock-share-of-list': [],
  'lock-share-to-claim-for': [],
  'lock-shares-of-bookings': ["id"],
  'lock-shares-of-effects': [],
  'lock-shares-of-import': [],
  'lock-shares-of-user': ["id"],
  'lock-shares-planned-for-user': ["id","day"],
  'lock-shares-to-plan': ["id"],
  'lock-status-of-property': ["isActive"],
  'lock-stay-to-leave': ["bookingId","propertyId","propertyName","year","week","startDate","endDate","checkOutTime","listVersion","isMine","time"],
  'lock-swap': ["id","status","propertyId","propertyName","needsApproval","shareId","shareNumber","requesterId","requesterIds","answererIds","currentWeekStart","currentWeekEnd","preferredWeekStart","preferredWeekEnd","guestsCome","answererGuestsCome","isAccepted","isExpired"],
  'lock-swapped-bookings': ["id"],
  'lock-talk': ["id","name","listeners","listeners[]"],
  'lock-talk-message': ["id","propertyId","propertyName","kind","authorId","isDeleted","isRecent","fileIds","fileIds[]","takesPart","hasJoined","listeners","listeners[]"],
  'lock-talks': ["id","name"],
  'lock-users': ["id"],
  'lock-weeks': ["week","season","isMaintenance"],
  'lock-weeks-to-draft': ["?column?"],
  'lock-year-of-exchanges': ["isDrafting","isOpenForClaims"],
  'lock-years-of-import': [],
  'log-imported-shares': [],
  'log-of-year-before': ["year","head"],
  'mailbox': ["item","item.id","item.conversationId","item.senderId","item.receiverId","item.content","item.createdAt","item.isRead","item.isArchived","item.sender","item.sender.id","item.sender.firstName","item.sender.lastName","item.receiver","item.receiver.id","item.receiver.firstName","item.receiver.lastName"],
  'mailbox-counts': ["unread","read","sent","archived","unreadInTalks"],
  'mails-waiting': ["count"],
  'make-owner': ["id"],
  'mark-access-reset': [],
  'mark-changed-address': [],
  'mark-invited': [],
  'mark-mail-sent': [],
  'mark-read': ["count","otherId"],
  'mark-talk-read': ["upTo","listeners","listeners[]"],
  'mark-webhook-delivered': [],
  'may-add-talk-file': ["one"],
  'may-enter-costs': ["isOpen"],
  'may-read-document-file': ["one"],
  'may-read-talk-file': ["one"],
  'may-see-check-outs': ["one"],
  'may-see-costs': ["one"],
  'may-see-property-picture': ["one"],
  'members-of-share': ["id"],
  'mentions-of-person': ["id","isByThem","isAboutThem","subject"],
  'message-by-client-key': ["id","conversationId","senderId","receiverId","content","clientKey","createdAt","isRead","isArchived","sender","sender.id","sender.firstName","sender.lastName","receiver","receiver.id","receiver.firstName","receiver.lastName"],
  'meter-readings-before': ["reading"],
  'move-booking': [],
  'move-device-key': [],
  'moved-since-swap': ["week"],
  'my-access-tokens': ["id","name","scopes","createdAt","expiresAt"],
  'my-account-data': ["id","firstName","lastName","userRole","isAdmin","phoneAudience","tags","hasSecondFactor","unreadMails","createdAt","updatedAt"],
  'my-actions': ["at","action"],
  'my-activity': ["kind","id","at","facts"],
  'my-booking-to-swap': ["bookingId","propertyId","shareId","start","end"],
  'my-calendar-feeds': ["id","createdAt"],
  'my-check-out-data': ["property","year","week","done","meters","readings","note","problems","at"],
  'my-committed-data': ["property","year","shareNumber","entry","weeks","isAutopilot","salt"],
  'my-committed-lists': ["seq","shareNumber","weeks","isAutopilot","salt"],
  'my-cost-data': ["property","kind","date","currency","enteredAt"],
  'my-cost-proposals': ["property","kind","status","date","amount","currency","title","enteredAt"],
  'my-delegations': ["property","year","shareNumber","what","createdAt"],
  'my-device-keys': ["id","key","name","createdAt"],
  'my-device-keys-data': ["key","name","createdAt"],
  'my-draft-results': ["propertyId","propertyName","year","endedAt","weeks","weeks[]","weeks[].week","weeks[].startDate","weeks[].endDate","weeks[].season"],
  'my-email-change-data': ["email","state","expiresAt"],
  'my-ended-exchange-data': ["property","year","week","getsWeek","cause","endedAt"],
  'my-ended-exchanges': ["id","propertyName","week","cause","give","give.week","give.startDate","give.endDate","give.season","get","get.week","get.startDate","get.endDate","get.season","endedAt"],
  'my-exchange-data': ["property","year","week","getsWeek","status","proposedAt"],
  'my-exchange-proposals': ["id","status","propertyId","propertyName","timeZone","shareNumber","give","give.week","give.startDate","give.endDate","give.season","get","get.week","get.startDate","get.endDate","get.season","isOpenWeek","ownerCount","agreedCount","hasAgreed","needsApproval","expiresAt"],
  'my-feed-data': ["createdAt"],
  'my-feed-events': ["bookingId","startDate","endDate","propertyName","location","shareNumber","ownerName","guests","isCancelled","version","createdAt","updatedAt","propertyId","year","installationId"],
  'my-file-data': ["purpose","mediaType","bytes","uploadedAt"],
  'my-guest-stay-data': ["property","year","week","startDate","endDate"],
  'my-guest-stays': ["bookingId","propertyId","propertyName","timeZone","location","startDate","endDate","host.id","host.firstName","host.lastName"],
  'my-identity-data': ["provider","issuer","subject","createdAt"],
  'my-invitation-data': ["invitedAt","expiresAt","emails"],
  'my-kept-books': ["property","since"],
  'my-mail-data': ["createdAt","subject"],
  'my-message-data': ["sentAt","from","to","content"],
  'my-notice-choice-data': ["mail","remindTwoWeeks","remindTwoDays","remindLastDay"],
  'my-notice-data': ["at","kind","facts"],
  'my-open-weeks': ["propertyId","propertyName","year","week","startDate","endDate","season"],
  'my-passkey-data': ["name","createdAt"],
  'my-passkeys': ["id","name","createdAt"],
  'my-picture-files': ["id"],
  'my-planned-handover-data': ["property","shareNumber","day","kind","status","createdAt"],
  'my-profile': ["id","firstName","lastName","phoneAudience","version"],
  'my-push-data': ["messages","draft","swaps","requests","holdings"],
  'my-report-data': ["reportType","from","to","createdAt"],
  'my-request-data': ["id","property","title","description","category","priority","status","createdAt"],
  'my-request-event-data': ["requestId","kind","at"],
  'my-security-events': ["at","kind"],
  'my-seen-heads': ["property","year","entry","fingerprint","seenAt"],
  'my-session-data': ["createdAt","usedAt","expiresAt","device","network","way"],
  'my-sessions': ["id","device","network","createdAt","usedAt","isCurrent","isAdminSession"],
  'my-share-data': ["property","shareNumber","isActive"],
  'my-share-invitation-data': ["property","shareNumber","createdAt","expiresAt"],
  'my-share-years': ["shareId","shareNumber","propertyId","propertyName","thisYear","rotation","rotation.baseYear","rotation.today","rotation.settings","rotation.settings[]","rotation.settings[].id","rotation.settings[].year","rotation.settings[].kind","rotation.settings[].firstChoiceShare","rotation.drafted","rotation.drafted[]","rotation.drafted[].year","rotation.shares","rotation.shares[]","rotation.shares[].shareNumber","rotation.shares[].isTakingPart","lists","lists[]","lists[].year","lists[].weeks","picks","picks[]","picks[].year","picks[].week","weeks","weeks[]","weeks[].year","weeks[].week","weeks[].startDate","weeks[].endDate","weeks[].season"],
  'my-shares': ["id","propertyId","property","property.id","property.name","property.location","property.totalShares","property.weeksPerShare","property.isActive","property.rotationBaseYear","property.changeoverWeekday","property.timeZone","property.swapsNeedApproval","property.claimLimitDays","property.version","propertyName","shareNumber","isActive","ownerName","ownerLastName","othersCount"],
  'my-sign-in-identities': ["id","provider","createdAt"],
  'my-special-requests': ["id?","title","description","excerpt","category","priority","status","createdAt","propertyId","version","isGuest","property","property.id","property.name","property.location","user","user.firstName","user.lastName","history","history[]","history[].id","history[].at","history[].kind","history[].isForAsker","history[].actorName","total"],
  'my-stay-changes': ["id","propertyName","facts","by.id","by.firstName","by.lastName","host.id","host.firstName","host.lastName"],
  'my-stay-event': ["bookingId","startDate","endDate","propertyName","location","shareNumber","guests","isCancelled","version","createdAt","updatedAt","propertyId","year","installationId"],
  'my-stay-link-data': ["property","year","week","name","createdAt"],
  'my-stay-reminder-data': ["property","year","week","kind","sentAt"],
  'my-stays': ["bookingId","propertyId","propertyName","timeZone","location","shareNumber","year","week","startDate","endDate","season","guests"],
  'my-swap-data': ["property","status","requestedAt","isMyRequest","currentWeekStart","preferredWeekStart","updatedAt"],
  'my-swap-wish-data': ["property","year","week","weeks","createdAt","updatedAt"],
  'my-swap-wishes': ["bookingId","weeks","createdAt"],
  'my-swaps': ["id?","status","propertyId","propertyName","timeZone","shareNumber","requesterName","requestingBooking.startDate","requestingBooking.endDate","requestingBooking.share","requestingBooking.share.id","requestingBooking.share.shareNumber","requestingBooking.share.user.id","requestingBooking.share.user.firstName","requestingBooking.share.user.lastName","targetBooking.startDate","targetBooking.endDate","targetBooking.share","targetBooking.share.id","targetBooking.share.shareNumber","targetBooking.share.user.id","targetBooking.share.user.firstName","targetBooking.share.user.lastName","currentWeekStart","currentWeekEnd","preferredWeekStart","preferredWeekEnd","currentWeek.year","currentWeek.week","currentWeek.season","preferredWeek.year","preferredWeek.week","preferredWeek.season","expiresAt","isTakenBack","canBeTakenBack","needsApproval","requestedAt","createdAt","requesterIds","answererIds","standing.isForOpenWeek","standing.given.week","standing.given.hasBegun","standing.given.isDrafting","standing.held.week","standing.held.hasBegun","standing.held.isDrafting","standing.open.year","standing.open.week","standing.open.hasBegun","standing.open.isDrafting","standing.open.isFree","standing.open.days","standing.open.now","rivals.others","rivals.others[]","rivals.others[].requesterName","total"],
  'my-talk-data': ["property","isAdministrator","joinedAt"],
  'my-talk-messages': ["property","kind","content","sentAt","mentions","mentions[]"],
  'my-talk-reactions': ["property","messageOf","emoji"],
  'my-tenure-data': ["property","shareNumber"],
  'my-token-data': ["name","scopes","createdAt","expiresAt","networks"],
  'my-turn-in-draft': ["id","propertyId","propertyName","year"],
  'my-turns': ["subjectId","count","propertyName","timeZone"],
  'my-viewing-data': ["startedAt","viewer"],
  'my-webhook': ["id","name","url","kinds","createdAt"],
  'my-webhook-data': ["name","url","kinds","createdAt"],
  'my-webhook-delivery-data': ["webhook","kind","ids","createdAt","attempts"],
  'my-webhooks': ["id","name","url","kinds","createdAt"],
  'my-week-data': ["property","year","week","startDate","endDate","shareNumber","guests","guestsShown","createdAt"],
  'my-wish-data': ["property","shareNumber","year","weeks","isAutopilot","updatedAt"],
  'my-wish-list': ["shareId","year","weeks","isAutopilot","lastYear","lastYear[]"],
  'name-guests': ["version"],
  'name-of-actor': ["name"],
  'name-of-owner': ["name"],
  'names-in-audit-log': ["kind","id"],
  'names-in-draft-log': ["id","name"],
  'new-stay-link': ["id","bookingId","name","startDate","endDate","createdAt"],
  'news-of-request': ["id","title","status"],
  'next-choices': ["propertyId","propertyName","timeZone","rotation","rotation.baseYear","rotation.today","rotation.settings","rotation.settings[]","rotation.settings[].id","rotation.settings[].year","rotation.settings[].kind","rotation.settings[].firstChoiceShare","rotation.drafted","rotation.drafted[]","rotation.drafted[].year","rotation.shares","rotation.shares[]","rotation.shares[].shareNumber","rotation.shares[].isTakingPart","thisYear","mine","mine[]","openYears","openYears[]","draft.id","draft.year","draft.status","draft.delegated","draft.delegated[]","draft.delegated[].share","draft.delegated[].owner","draft.rules","draft.entries","draft.entries[]"],
  'next-due-drafts': ["id","inMs"],
  'next-due-draws': ["propertyId","inMs"],
  'next-stay': ["startDate","endDate","userIds"],
  'note-claim-of-swap': [],
  'note-mail-failure': [],
  'note-webhook-failing': [],
  'note-webhook-failure': [],
  'notice-choices': ["remindTwoWeeks","remindTwoDays","remindLastDay","timeZone"],
  'notice-to-push': ["id","userId","kind","facts","at"],
  'number-of-share-to-swap': ["shareNumber"],
  'offer-week': [],
  'open-draft-of-share': ["id","seq","head","share"],
  'open-email-change': [],
  'open-filled-year': [],
  'open-share-invitations': ["count"],
  'open-undrafted-weeks': [],
  'open-week-to-ask-for': ["start","end"],
  'open-week-to-swap': ["year","week","hasBegun","isDrafting","isOpenForClaims","isMaintenance"],
  'open-weeks-to-exchange': ["week"],
  'open-years': ["propertyId","year","changeoverWeekday","timeZone"],
  'order-property-pictures': [],
  'other-administrators': ["?column?"],
  'other-participant': ["otherId"],
  'others-of-same-name': ["name"],
  'outstanding-answers': ["count"],
  'own-session-ids': ["id"],
  'owner-ids': ["id"],
  'owners-beside-imported-ones': ["userId","propertyId","shareNumber","newcomerId"],
  'owners-in-draw': [],
  'owners-of-import': ["userId","shareId","shareNumber","propertyId","propertyName","hasAccess"],
  'owners-of-shares': ["shares","shares[]"],
  'owners-to-notify': ["userId"],
  'owners-with-access': ["id"],
  'pass-as-planned': [],
  'past-exchanges': ["id","propertyId","propertyName","year","legs","legs[]","legs[].shareNumber","legs[].bookingId","legs[].week","legs[].getsWeek","legs[].gives","legs[].gives.week","legs[].gives.startDate","legs[].gives.endDate","legs[].gives.season","legs[].gets","legs[].gets.week","legs[].gets.startDate","legs[].gets.endDate","legs[].gets.season","legs[].isOpenWeek"],
  'pending-addresses-of-user': ["email"],
  'people-due-for-digests': ["id"],
  'people-of-import': ["id","mayGo"],
  'people-to-notify': ["id"],
  'person-by-email': ["id"],
  'person-to-write-to': ["id","firstName","lastName"],
  'pin-talk-message': ["id"],
  'pinned-talk-messages': ["id","propertyId","kind","authorId","authorName","isByAdministrator","content","replyTo.id","replyTo.authorName","replyTo.excerpt","replyTo.isDeleted","mentions","mentions[]","mentions[].userId","mentions[].name","files","files[]","files[].id","files[].mediaType","files[].bytes","files[].url","reactions","reactions[]","reactions[].emoji","reactions[].userIds","reactions[].userIds[]","card.subject","card.subjectId","card.title","card.isOpen","card.isMine","createdAt"],
  'post-entry': ["seq"],
  'properties': ["id?","name","location","totalShares","weeksPerShare","isActive","rotationBaseYear","changeoverWeekday","timeZone","swapsNeedApproval","claimLimitDays","version","total"],
  'properties-of-invited': ["userId","name","location","shareNumbers","shareNumbers[]"],
  'properties-waiting': ["count"],
  'property': ["id","name","location","totalShares","weeksPerShare","isActive","rotationBaseYear","changeoverWeekday","timeZone","swapsNeedApproval","claimLimitDays","version"],
  'property-allocations': ["id?","propertyId","name","totalShares","allocated","total"],
  'property-arrival': ["propertyId","propertyName","location","timeZone","version"],
  'property-document': ["id","propertyId","title","documentType","content","accessLevel","file.id","file.mediaType","file.bytes","file.url","ownersMayEdit","mayEdit","createdAt","updatedAt","version"],
  'property-documents': ["id?","propertyId","title","documentType","content","accessLevel","file.id","file.mediaType","file.bytes","file.url","ownersMayEdit","mayEdit","createdAt","updatedAt","version"],
  'property-feed-events': ["bookingId","startDate","endDate","propertyName","location","shareNumber","guests","isCancelled","version","createdAt","updatedAt","propertyId","year","installationId"],
  'property-guests': ["id","firstName","lastName"],
  'property-of-mine': ["?column?"],
  'property-pictures': ["id?","caption","url","thumbUrl"],
  'property-record': ["property","property.id","property.name","property.location","property.totalShares","property.weeksPerShare","property.isActive","property.rotationBaseYear","property.changeoverWeekday","property.timeZone","property.swapsNeedApproval","property.claimLimitDays","property.version","shares","shares[]","shares[].shareNumber","shares[].isActive","shares[].withoutAccess","shares[].withoutAccess[]","shares[].hasAccess","shares[].holdings","shares[].holdings[]","shares[].holdings[].year","shares[].holdings[].weeks","shares[].holdings[].weeks[]","years","years[]","years[].year","years[].weeks","years[].weeks[]","years[].weeks[].week","years[].weeks[].startDate","years[].weeks[].isMaintenance","years[].bookedWeeks","years[].hasEditedSeasons","years[].isAgreedOutside","years[].isOpenForClaims","drafts","drafts[]","drafts[].id","drafts[].year","drafts[].status","documents","documents[]","documents[].id","documents[].title","documents[].documentType","documents[].isForGuests","maintenance","maintenance[]","maintenance[].year","maintenance[].week","maintenance[].startDate","maintenance[].endDate","openRequests","openRequests[]","openRequests[].id","openRequests[].title","openRequests[].status","openRequests[].priority","openRequests[].askerName","openRequests[].propertyName","openRequests[].createdAt","openRequestCount","swaps","swaps[]","swaps[].id","swaps[].status","swaps[].isWaiting","swaps[].requesterId","swaps[].requesterName","swaps[].propertyName","swaps[].currentWeekStart","swaps[].preferredWeekStart"],
  'property-shares': ["id?","propertyId","property","property.id","property.name","property.location","property.totalShares","property.weeksPerShare","property.isActive","property.rotationBaseYear","property.changeoverWeekday","property.timeZone","property.swapsNeedApproval","property.claimLimitDays","property.version","propertyName","shareNumber","isActive","othersCount"],
  'property-uses': ["shares","bookings","requests","documents","drafts","guests","ledgers","years","years[]","pictures","hasTalk","hasArrival","hasGuestLink"],
  'propose-exchange': ["id"],
  'purge-accepted-import-rows': [],
  'purge-audit-log': [],
  'purge-backups': [],
  'purge-email-changes': [],
  'purge-failed-jobs': [],
  'purge-files': [],
  'purge-guests': [],
  'purge-idempotency-keys': [],
  'purge-invitation-runs': [],
  'purge-notices': [],
  'purge-receipts': [],
  'purge-security-events': [],
  'purge-share-invitations': [],
  'purge-stay-links': [],
  'purge-stay-reminders': [],
  'purge-unsent-events': [],
  'purge-used-invitations': [],
  'purge-viewings': [],
  'purge-webhook-deliveries': [],
  'push-key': ["privateKey"],
  'push-settings': ["isOn","messages","draft","swaps","requests","holdings"],
  'queue-account-mail': [],
  'queue-backup': [],
  'queue-delivery': [],
  'queue-handovers': [],
  'queue-import': [],
  'queue-invitations': [],
  'queue-mail': ["id"],
  'queue-notice': [],
  'queue-report': ["id"],
  'queue-webhook': [],
  'quiet-copy': ["is_quiet"],
  'react-to-talk-message': [],
  'receipts-of-approved-cost': [],
  'record-action': [],
  'record-request-event': ["status","version","title","priority","propertyName","askerName"],
  'record-security-event': ["id"],
  'refused-import-rows': ["line","firstName","lastName","email","property","location","shareNumber","year","week","arrival","note"],
  'release-week': [],
  'remove-delegation': [],
  'remove-device-key': ["key"],
  'remove-draft-picks': [],
  'remove-factor-by-command': ["user_id"],
  'remove-file-blob': [],
  'remove-passkey': ["id"],
  'remove-passkeys': ["id"],
  'remove-push-subscription': [],
  'remove-recovery-codes': [],
  'remove-second-factor': ["user_id"],
  'remove-sign-in-identities': [],
  'remove-sign-in-identity': ["id"],
  'renew-access': [],
  'renew-shares': [],
  'report-analytics': ["total","new","week","admins","owners","guests","withShares","properties","active","capacity","allocated","booked","open","maintenance","top","top[]","top[].name","top[].email","top[].shares","recent","recent[]","recent[].name","recent[].email","recent[].role","recent[].joined","joined","joined[]","joined[].day","joined[].label","joined[].value","homes","homes[]","homes[].name","homes[].location","homes[].is_active","homes[].totalShares","homes[].shares","homes[].booked","homes[].open","homes[].maintenance","allocations","allocations[]","allocations[].label","allocations[].value","allocations[].of","occupancies","occupancies[]","occupancies[].label","occupancies[].value","occupancies[].of","stays","stays[]","stays[].day","stays[].label","stays[].value","swaps","swaps[]","swaps[].label","swaps[].value"],
  'report-csv-properties': ["ID","Name","Location","Status","Total shares","Shares allocated","Weeks booked","Open weeks","Maintenance"],
  'report-csv-requests': ["ID","Date","Guest","Property","Location","Title","Description","Category","Priority","Status","Assignee","Last answer"],
  'report-csv-users': ["ID","First name","Last name","Role","Shares","Joined","Joined in this period"],
  'report-job': ["id","reportType","from","to","properties","properties[]","status","progress","createdAt","requestedBy"],
  'report-jobs': ["id","reportType","from","to","properties","properties[]","status","progress","createdAt","requestedBy"],
  'report-part': ["content"],
  'report-properties': ["properties","active","capacity","allocated","booked","open","maintenance","homes","homes[]","homes[].name","homes[].location","homes[].is_active","homes[].totalShares","homes[].shares","homes[].booked","homes[].open","homes[].maintenance","allocations","allocations[]","allocations[].label","allocations[].value","allocations[].of","occupancies","occupancies[]","occupancies[].label","occupancies[].value","occupancies[].of","stays","stays[]","stays[].day","stays[].label","stays[].value"],
  'report-requests': ["total","pending","inProgress","fulfilled","cancelled","archived","forwarded","states","states[]","states[].label","states[].value","categories","categories[]","categories[].label","categories[].value","priorities","priorities[]","priorities[].label","priorities[].value","overTime","overTime[]","overTime[].day","overTime[].label","overTime[].value","newest","newest[]","newest[].title","newest[].category","newest[].priority","newest[].state","newest[].property","newest[].guest","newest[].asked"],
  'report-summary': ["totalUsers","newUsers","totalProperties","activeProperties","capacity","totalRequests","pendingRequests","sharesAllocated"],
  'report-users': ["total","new","week","admins","owners","guests","withShares","top","top[]","top[].name","top[].email","top[].shares","recent","recent[]","recent[].name","recent[].email","recent[].role","recent[].joined","joined","joined[]","joined[].day","joined[].label","joined[].value","people","people[]","people[].name","people[].email","people[].role","people[].shares","people[].joined"],
  'request-assignees': ["id","firstName","lastName"],
  'request-of-problem': ["one"],
  'request-surroundings': ["list","offset","total","nextStay.year","nextStay.week","nextStay.startDate","nextStay.endDate","nextStay.hasBegun"],
  'requestable-properties': ["id","name","location","isLinked","isMine"],
  'requests-waiting': ["count"],
  'resend-webhook-delivery': [],
  'resent-mails': ["id","recipient","subject","resentAt","state"],
  'reset-link-opens': ["?column?"],
  'reset-webhook-delivery': ["id","kind","createdAt","status","attempts"],
  'rest-pairs': [],
  'rest-week': [],
  'resting-weeks-of-year': ["week"],
  'resume-copy': ["id"],
  'retire-shares': [],
  'retry-job': ["task"],
  'revive-mail': [],
  'revoke-access-token': ["id"],
  'revoke-all-access-tokens': ["id"],
  'revoke-calendar-feed': ["id"],
  'revoke-guest-link': ["id"],
  'rewrite-action': [],
  'rotation': ["propertyName","facts","facts.baseYear","facts.today","facts.settings","facts.settings[]","facts.settings[].id","facts.settings[].year","facts.settings[].kind","facts.settings[].firstChoiceShare","facts.drafted","facts.drafted[]","facts.drafted[].year","facts.shares","facts.shares[]","facts.shares[].shareNumber","facts.shares[].isTakingPart","owners","owners[]","owners[].shareNumber","owners[].isActive","owners[].isMine","changes","changes[]","changes[].id","changes[].year","changes[].changedAt","changes[].changedByName"],
  'rotation-facts': ["facts","facts.baseYear","facts.today","facts.settings","facts.settings[]","facts.settings[].id","facts.settings[].year","facts.settings[].kind","facts.settings[].firstChoiceShare","facts.drafted","facts.drafted[]","facts.drafted[].year","facts.shares","facts.shares[]","facts.shares[].shareNumber","facts.shares[].isTakingPart"],
  'same-property': ["id","name","location","totalShares","weeksPerShare","isActive","rotationBaseYear","changeoverWeekday","timeZone","swapsNeedApproval","claimLimitDays","version"],
  'save-answer': ["id","title","text"],
  'save-budget': [],
  'save-check-out': [],
  'save-delegation': [],
  'save-draft': ["serverTime","hasWebhook"],
  'save-ledger': [],
  'save-mail-preference': [],
  'save-notice-choices': [],
  'save-push-preferences': [],
  'save-push-subscription': [],
  'save-swap-wishes': [],
  'save-theme': [],
  'save-time-zone': [],
  'save-wish-list': ["share_id"],
  'saved-answer-title': ["id"],
  'saved-answers': ["id","title","text"],
  'search-documents': ["id","propertyId","title","documentType","content","accessLevel","file.id","file.mediaType","file.bytes","file.url","ownersMayEdit","mayEdit","createdAt","updatedAt","version","propertyName","query","rank","excerpt"],
  'search-exchanges-now': [],
  'search-messages': ["id","conversationId","senderId","receiverId","content","createdAt","isRead","isArchived","sender","sender.id","sender.firstName","sender.lastName","receiver","receiver.id","receiver.firstName","receiver.lastName"],
  'search-named': ["kind","subjectId","title","note"],
  'search-numbered': ["kind","subjectId","title","note","place","weekday","today"],
  'search-owned': ["kind","subjectId","title","note","place"],
  'search-talk': ["id","propertyId","kind","authorId","authorName","isByAdministrator","content","replyTo.id","replyTo.authorName","replyTo.excerpt","replyTo.isDeleted","mentions","mentions[]","mentions[].userId","mentions[].name","files","files[]","files[].id","files[].mediaType","files[].bytes","files[].url","reactions","reactions[]","reactions[].emoji","reactions[].userIds","reactions[].userIds[]","card.subject","card.subjectId","card.title","card.isOpen","card.isMine","createdAt"],
  'second-factor-owners': ["userId"],
  'security-events': ["id","kind","at"],
  'see-backup': [],
  'seen-heads': ["share","seq","head","key","value"],
  'send-message': ["id","conversationId","senderId","receiverId","content","createdAt","isRead","isArchived","sender","sender.id","sender.firstName","sender.lastName","receiver","receiver.id","receiver.firstName","receiver.lastName","listening"],
  'send-talk-card': ["messageId","listeners","listeners[]","pushed","pushed[]"],
  'send-talk-message': ["mentioned","takesPart","isAnswered","points","expire"],
  'sent-talk-message': ["id","propertyId","kind","authorId","authorName","isByAdministrator","content","replyTo.id","replyTo.authorName","replyTo.excerpt","replyTo.isDeleted","mentions","mentions[]","mentions[].userId","mentions[].name","files","files[]","files[].id","files[].mediaType","files[].bytes","files[].url","reactions","reactions[]","reactions[].emoji","reactions[].userIds","reactions[].userIds[]","card.subject","card.subjectId","card.title","card.isOpen","card.isMine","createdAt","listeners","listeners[]","pushed","pushed[]"],
  'set-email-code': ["user_id"],
  'set-newcomers-read-all': ["property_id"],
  'set-report': [],
  'set-talk-notify': ["notify"],
  'settle-draw-later': [],
  'share-history': ["shareId","tenures","tenures[]","tenures[].name","planned.userId","planned.name","planned.day","planned.kind"],
  'share-members': ["shareId","shareNumber","propertyName","members","members[]","members[].userId","members[].name","members[].isFirst","members[].hasEmail","invitations","invitations[]","invitations[].id","invitations[].invitedBy","invitations[].expiresAt"],
  'share-to-claim-for': ["shareNumber","isActive"],
  'share-to-give-to': ["shareNumber"],
  'shares-held-alone': ["id"],
  'shares-of-users': ["id","propertyId","propertyName","shareNumber","isActive","version","othersCount","memberId"],
  'shares-that-pass-now': ["propertyName","shareNumber"],
  'shares-to-fill': ["id","shareNumber","held","held[]","held[].week","held[].startDate","held[].endDate","held[].season"],
  'shares-to-plan': ["id","propertyId","propertyName","shareNumber","today","memberIds","memberIds[]"],
  'shares-to-split-by': ["share","takesPart","held","stayed"],
  'signed-in-users': ["userId"],
  'special-request': ["id","title","description","excerpt","category","priority","status","createdAt","propertyId","version","isGuest","property","property.id","property.name","property.location","user","user.firstName","user.lastName","assignee.id","assignee.firstName","assignee.lastName","history","history[]","history[].id","history[].at","history[].kind","history[].isForAsker","history[].actorName"],
  'special-request-by-client-key': ["id","isSame"],
  'special-request-counts': ["pending","inProgress","fulfilled","archived","cancelled"],
  'special-request-of-mine': ["id","title","description","excerpt","category","priority","status","createdAt","propertyId","version","isGuest","property","property.id","property.name","property.location","user","user.firstName","user.lastName","history","history[]","history[].id","history[].at","history[].kind","history[].isForAsker","history[].actorName"],
  'special-requests': ["id?","title","description","excerpt","category","priority","status","createdAt","propertyId","version","isGuest","property","property.id","property.name","property.location","user","user.firstName","user.lastName","assignee.id","assignee.firstName","assignee.lastName","history","history[]","history[].id","history[].at","history[].kind","history[].isForAsker","history[].actorName","total"],
  'stage-import-rows': [],
  'start-conversation': ["isAllowed"],
  'start-import': ["id"],
  'start-second-factor': ["user_id"],
  'start-session': ["id","isAdminSession","hasSecondFactor"],
  'start-viewing': [],
  'state-of-house': ["fact","fact.kind","fact.property","fact.baseYear","fact.settings","fact.settings[]","fact.settings[].year","fact.settings[].kind","fact.settings[].firstShare","fact.drafts","fact.drafts[]","fact.drafts[].year","fact.drafts[].rotation.queue"],
  'stay-links': ["id","bookingId","name","startDate","endDate","createdAt"],
  'stay-page': ["name","propertyName","location","startDate","endDate"],
  'stay-reminder-to-push': ["kind","days","propertyName"],
  'stay-to-leave': ["bookingId","propertyId","propertyName","year","week","startDate","endDate","checkOutTime","listVersion","isMine","time"],
  'stays-of-former-guest': ["startDate","endDate"],
  'step-back-as-first': ["shareId","propertyId","propertyName","shareNumber"],
  'still-administrator': ["?column?"],
  'still-holds-a-share': ["?column?"],
  'stop-exchange-searches': [],
  'stop-unread-mails': [],
  'stop-viewing': ["id"],
  'store-push-key': [],
  'store-report-part': [],
  'suggest-properties': [],
  'swap-asked-back': ["id","status"],
  'swap-notice': ["id","status","isAccepted","isCounter","isTakeBack","propertyId","propertyName","timeZone","expiresAt","given","wanted","requesters","requesters[]","requesters[].id","requesters[].firstName","requesterName","answerers","answerers[]","answerers[].id","answerers[].firstName"],
  'swap-of-mine': ["id","status","propertyId","propertyName","timeZone","shareNumber","requesterName","requestingBooking.startDate","requestingBooking.endDate","requestingBooking.share","requestingBooking.share.id","requestingBooking.share.shareNumber","requestingBooking.share.user.id","requestingBooking.share.user.firstName","requestingBooking.share.user.lastName","targetBooking.startDate","targetBooking.endDate","targetBooking.share","targetBooking.share.id","targetBooking.share.shareNumber","targetBooking.share.user.id","targetBooking.share.user.firstName","targetBooking.share.user.lastName","currentWeekStart","currentWeekEnd","preferredWeekStart","preferredWeekEnd","currentWeek.year","currentWeek.week","currentWeek.season","preferredWeek.year","preferredWeek.week","preferredWeek.season","expiresAt","isTakenBack","canBeTakenBack","needsApproval","requestedAt","createdAt","requesterIds","answererIds","standing.isForOpenWeek","standing.given.week","standing.given.hasBegun","standing.given.isDrafting","standing.held.week","standing.held.hasBegun","standing.held.isDrafting","standing.open.year","standing.open.week","standing.open.hasBegun","standing.open.isDrafting","standing.open.isFree","standing.open.days","standing.open.now","rivals.others","rivals.others[]","rivals.others[].requesterName"],
  'swap-parts': ["requesterId","requesterIds","answererIds"],
  'swap-requester': ["id"],
  'swaps-to-answer': ["subjectId","count","propertyName","timeZone","until","who","isCounter","give","give.startDate","give.endDate","get","get.startDate","get.endDate"],
  'swaps-waiting': ["count","blocked"],
  'switch-second-factor-on': ["user_id"],
  'switch-webhook': ["id","name","url","kinds","createdAt"],
  'switch-webhook-off': ["name","url","firstName"],
  'system-figures': ["postgres","sessions","mailsWaiting","mailsStuck","mailsFailed","mailJobs","otherJobs","failedMailJobs","failedOtherJobs","files","fileBytes","hasWorker"],
  'tag-weeks': [],
  'take-back-talk-reaction': [],
  'take-invited': ["id","firstName","email","hasPassword"],
  'take-rehearsals-of-year': [],
  'take-started-backup': ["fileName"],
  'talk': ["propertyId","propertyName","readUpTo","unreadCount","notify","mayWrite","mayAnnounce","hasJoined","newcomersReadAll","people","people[]","people[].userId","people[].name","people[].isAdministrator","people[].readUpTo"],
  'talk-message-by-client-key': ["id","propertyId","content","isChanged"],
  'talk-messages': ["id","propertyId","kind","authorId","authorName","isByAdministrator","content","replyTo.id","replyTo.authorName","replyTo.excerpt","replyTo.isDeleted","mentions","mentions[]","mentions[].userId","mentions[].name","files","files[]","files[].id","files[].mediaType","files[].bytes","files[].url","reactions","reactions[]","reactions[].emoji","reactions[].userIds","reactions[].userIds[]","card.subject","card.subjectId","card.title","card.isOpen","card.isMine","createdAt"],
  'talks': ["propertyId","propertyName","unreadCount","isMuted","hasMention","last.id","last.propertyId","last.kind","last.authorId","last.authorName","last.isByAdministrator","last.content","last.replyTo.id","last.replyTo.authorName","last.replyTo.excerpt","last.replyTo.isDeleted","last.mentions","last.mentions[]","last.mentions[].userId","last.mentions[].name","last.files","last.files[]","last.files[].id","last.files[].mediaType","last.files[].bytes","last.files[].url","last.reactions","last.reactions[]","last.reactions[].emoji","last.reactions[].userIds","last.reactions[].userIds[]","last.card.subject","last.card.subjectId","last.card.title","last.card.isOpen","last.card.isMine","last.createdAt"],
  'tell-ends-of-handovers': ["id","propertyId","propertyName","shareNumber","receiverId","day","kind","isDeleted","memberIds","memberIds[]"],
  'turn-of-user': ["house","year"],
  'unopened-years-of-import': ["propertyId","year","changeoverWeekday"],
  'unpin-talk-message': [],
  'unread-conversation': ["conversationId","count","sender","content"],
  'unread-conversations': ["id","conversationId","senderId","receiverId","content","createdAt","isRead","isArchived","sender","sender.id","sender.firstName","sender.lastName","receiver","receiver.id","receiver.firstName","receiver.lastName","unreadCount","lastActivityAt"],
  'unread-talk': ["name","author","content","count"],
  'unsent-mails': ["waiting","failed"],
  'untold-ends-of-handovers': ["shareId","receiverIds","receiverIds[]"],
  'untold-swaps': ["id","status"],
  'unused-file-blobs': ["sha256"],
  'uploaded-file': ["id","mediaType","bytes","url"],
  'use-access-token': ["name"],
  'use-email-code': ["user_id"],
  'use-email-undo': ["oldEmail"],
  'use-invitation': [],
  'use-newest-rules': [],
  'use-passkey': ["id"],
  'use-recovery-code': ["user_id"],
  'use-reset-link': ["userId"],
  'use-second-factor': ["user_id"],
  'use-session': [],
  'use-share-invitation': ["id"],
  'use-sign-in-identity': ["userId"],
  'user-by-email': ["id"],
  'user-of-address': ["id"],
  'user-record': ["stays","stays[]","stays[].year","stays[].week","stays[].startDate","stays[].endDate","stays[].propertyId","stays[].propertyName","stays[].shareNumber","stays[].isGuest","stayCount","requests","requests[]","requests[].id","requests[].title","requests[].status","requests[].priority","requests[].askerName","requests[].propertyName","requests[].createdAt","requestCount","swaps","swaps[]","swaps[].id","swaps[].status","swaps[].isWaiting","swaps[].requesterId","swaps[].requesterName","swaps[].propertyName","swaps[].currentWeekStart","swaps[].preferredWeekStart","hasActions"],
  'users-waiting': ["count"],
  'viewings-of-me': ["id","viewerName","startedAt"],
  'webhook-deliveries': ["id","kind","createdAt","status","attempts"],
  'webhook-delivery-to-resend': ["isOff"],
  'webhook-of-mine': ["id"],
  'week-swap': ["id","status","propertyId","propertyName","timeZone","shareNumber","requesterName","requestingBooking.startDate","requestingBooking.endDate","requestingBooking.share","requestingBooking.share.id","requestingBooking.share.shareNumber","requestingBooking.share.user.id","requestingBooking.share.user.firstName","requestingBooking.share.user.lastName","targetBooking.startDate","targetBooking.endDate","targetBooking.share","targetBooking.share.id","targetBooking.share.shareNumber","targetBooking.share.user.id","targetBooking.share.user.firstName","targetBooking.share.user.lastName","currentWeekStart","currentWeekEnd","preferredWeekStart","preferredWeekEnd","currentWeek.year","currentWeek.week","currentWeek.season","preferredWeek.year","preferredWeek.week","preferredWeek.season","expiresAt","isTakenBack","canBeTakenBack","needsApproval","requestedAt","createdAt","requesterIds","answererIds","standing.isForOpenWeek","standing.given.week","standing.given.hasBegun","standing.given.isDrafting","standing.held.week","standing.held.hasBegun","standing.held.isDrafting","standing.open.year","standing.open.week","standing.open.hasBegun","standing.open.isDrafting","standing.open.isFree","standing.open.days","standing.open.now","rivals.others","rivals.others[]","rivals.others[].requesterName"],
  'week-swaps': ["id?","status","propertyId","propertyName","timeZone","shareNumber","requesterName","requestingBooking.startDate","requestingBooking.endDate","requestingBooking.share","requestingBooking.share.id","requestingBooking.share.shareNumber","requestingBooking.share.user.id","requestingBooking.share.user.firstName","requestingBooking.share.user.lastName","targetBooking.startDate","targetBooking.endDate","targetBooking.share","targetBooking.share.id","targetBooking.share.shareNumber","targetBooking.share.user.id","targetBooking.share.user.firstName","targetBooking.share.user.lastName","currentWeekStart","currentWeekEnd","preferredWeekStart","preferredWeekEnd","currentWeek.year","currentWeek.week","currentWeek.season","preferredWeek.year","preferredWeek.week","preferredWeek.season","expiresAt","isTakenBack","canBeTakenBack","needsApproval","requestedAt","createdAt","requesterIds","answererIds","standing.isForOpenWeek","standing.given.week","standing.given.hasBegun","standing.given.isDrafting","standing.held.week","standing.held.hasBegun","standing.held.isDrafting","standing.open.year","standing.open.week","standing.open.hasBegun","standing.open.isDrafting","standing.open.isFree","standing.open.days","standing.open.now","rivals.others","rivals.others[]","rivals.others[].requesterName","total"],
  'week-to-claim': ["isOpenForClaims","isMine"],
  'week-to-give': ["isMaintenance"],
  'week-to-swap': ["start","end"],
  'weeks-given-since-agreed': ["count"],
  'weeks-missing-from-year': [],
  'weeks-of-import': ["propertyId","year","week","shareId"],
  'weeks-open-to-swap': ["bookingId","propertyId","propertyName","timeZone","week","week.year","week.week","week.season","startDate","endDate","shareNumber","isMine"],
  'weeks-that-pass': ["shareId","propertyId","startDate","endDate"],
  'weeks-to-draft': ["week","startDate","endDate","season","kept.by"],
  'weeks-to-exchange': ["bookingId","week","ownerIds","ownerIds[]","wishes","wishes[]","since","mayTakeOpen"],
  'what-former-owners-lose': ["keepsWeeks","endsSwaps"],
  'who-gave-access': ["giver","isFirst","isRenewable"],
  'withdraw-imported-weeks': ["id"],
  'write-invitations': ["userId","emails"],
  'years-of-import': ["propertyId","year"],
  'years-of-new-bookings': ["propertyId","name","year","bookingIds","bookingIds[]"],
};
