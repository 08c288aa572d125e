// Written by npm run codegen.

export interface paths {
    "/api/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the properties in which you own a share or are a guest; all for administrators.
         * @description Access tokens need PROPERTIES_READ.
         */
        get: operations["listProperties"];
        put?: never;
        /**
         * Create a property (administrators only).
         * @description Access tokens need PROPERTIES_ADMIN.
         */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a property.
         * @description Access tokens need PROPERTIES_ADMIN.
         */
        patch: operations["updateProperty"];
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user; 401 if signed out.
         * @description Any access token will do.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in; the session is kept in a cookie.
         * @description Needs no session.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out: end this session and its sockets.
         * @description Needs no session.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register-first-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register: send a 6-digit code by e-mail.
         * @description Needs no session.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the registration with the code and a password, and sign in.
         * @description Needs no session.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code, at the earliest 60 seconds after the last one.
         * @description Needs no session.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password and end your other sessions.
         * @description Access tokens are refused.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset link, which works once within an hour.
         * @description Needs no session.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/check-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a reset link is still valid, without using it up.
         * @description Needs no session.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset link, and end all sessions of the user.
         * @description Needs no session.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file that you may see: a picture, or a document as application/pdf. Ranges and ETags are answered.
         * @description Access tokens need PROPERTIES_READ.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}/thumb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the small size of a picture that you may see.
         * @description Access tokens need PROPERTIES_READ.
         */
        get: operations["downloadThumb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your shares.
         * @description Access tokens need PROPERTIES_READ.
         */
        get: operations["listMyShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{propertyId}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shares of a property with their owners, for its owners and administrators.
         * @description Access tokens need PROPERTIES_READ.
         */
        get: operations["listPropertyShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shares, by default those that have an owner.
         * @description Access tokens need PROPERTIES_ADMIN.
         */
        get: operations["listShares"];
        put?: never;
        /**
         * Assign a vacant share to a user; 409 if it has an owner.
         * @description Access tokens need PROPERTIES_ADMIN.
         */
        post: operations["assignShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the owner of a share; its weeks stay with it.
         * @description Access tokens need PROPERTIES_ADMIN.
         */
        delete: operations["removeShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shares/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a share to the user with an e-mail address, who is created if necessary.
         * @description Access tokens need PROPERTIES_ADMIN.
         */
        post: operations["upsertShareOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people you know, by name: co-owners, those you have a conversation with, and administrators.
         * @description Access tokens need PEOPLE_READ.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything that Fairweek stores about you, as JSON.
         * @description Access tokens are refused.
         */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users-with-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users and whether a password is set, never the password itself.
         * @description Access tokens need PEOPLE_ADMIN.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user without a password.
         * @description Access tokens need PEOPLE_ADMIN.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user who is not an administrator, and vacate their shares.
         * @description Access tokens are refused.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update a user.
         * @description Access tokens need PEOPLE_ADMIN.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/admin/set-temporary-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a random temporary password, valid for 7 days and returned only once.
         * @description Access tokens are refused.
         */
        post: operations["setTemporaryPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{propertyId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a property: all for its owners and administrators, those for everyone for its guests.
         * @description Access tokens need PROPERTIES_READ.
         */
        get: operations["listPropertyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rotation/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a share the first to choose in a year; returns the property.
         * @description Access tokens need WEEKS_ADMIN.
         */
        post: operations["updateRotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{bookingId}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booked week of yours, as a file for a calendar program.
         * @description Access tokens need WEEKS_READ.
         */
        get: operations["downloadStay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your conversations, most recently active first.
         * @description Access tokens need MESSAGES_READ.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of one of your conversations, newest first.
         * @description Access tokens need MESSAGES_READ.
         */
        get: operations["listConversationMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your unread messages, newest first.
         * @description Access tokens need MESSAGES_READ.
         */
        get: operations["listUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your read messages, newest first.
         * @description Access tokens need MESSAGES_READ.
         */
        get: operations["listReadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sent messages, newest first.
         * @description Access tokens need MESSAGES_READ.
         */
        get: operations["listSentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your archived messages, newest first.
         * @description Access tokens need MESSAGES_READ.
         */
        get: operations["listArchivedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message.
         * @description Access tokens need MESSAGES_WRITE.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/send-to-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the user with an e-mail address, if you may write to them.
         * @description Access tokens need MESSAGES_WRITE.
         */
        post: operations["sendMessageToEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a received message as read.
         * @description Access tokens need MESSAGES_WRITE.
         */
        patch: operations["markMessageRead"];
        trace?: never;
    };
    "/api/messages/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Archive a message.
         * @description Access tokens need MESSAGES_WRITE.
         */
        patch: operations["archiveMessage"];
        trace?: never;
    };
    "/api/messages/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restore an archived message.
         * @description Access tokens need MESSAGES_WRITE.
         */
        patch: operations["unarchiveMessage"];
        trace?: never;
    };
    "/api/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Permanently delete a message on your side.
         * @description Access tokens need MESSAGES_WRITE.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/refused.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the refused rows of an import as CSV, each with what is wrong.
         * @description Access tokens are refused.
         */
        get: operations["downloadRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/week-swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a swap by dates: owners for themselves, administrators for anyone.
         * @description Access tokens need SWAPS_WRITE.
         */
        post: operations["createWeekSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/week-swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all swaps, by default by state, those that wait for approval first (administrators only).
         * @description Access tokens need SWAPS_ADMIN.
         */
        get: operations["listWeekSwaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/special-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all special requests, newest first (administrators only).
         * @description Access tokens need REQUESTS_ADMIN.
         */
        get: operations["listSpecialRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/special-requests/{id}/forward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Forward a special request by e-mail (administrators only).
         * @description Access tokens need REQUESTS_ADMIN.
         */
        patch: operations["forwardSpecialRequest"];
        trace?: never;
    };
    "/api/admin/special-requests/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Archive a special request (administrators only).
         * @description Access tokens need REQUESTS_ADMIN.
         */
        patch: operations["archiveSpecialRequest"];
        trace?: never;
    };
    "/api/admin/special-requests/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restore a special request from the archive (administrators only).
         * @description Access tokens need REQUESTS_ADMIN.
         */
        patch: operations["unarchiveSpecialRequest"];
        trace?: never;
    };
    "/api/admin/special-requests/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status of a special request, with an optional note (administrators only).
         * @description Access tokens need REQUESTS_ADMIN.
         */
        patch: operations["updateSpecialRequestStatus"];
        trace?: never;
    };
    "/api/admin/special-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Permanently delete a special request with its history (administrators only).
         * @description Access tokens need REQUESTS_ADMIN.
         */
        delete: operations["deleteSpecialRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{propertyId}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the ledger of a property, which npm run verify-ledger can check.
         * @description Access tokens need COSTS_READ.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{propertyId}/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the ledger of a property as CSV: a row for each entry, a column for each account.
         * @description Access tokens need COSTS_READ.
         */
        get: operations["getLedgerCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{propertyId}/statements/{year}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the statement of a year as PDF: of a share (?share=), or of the whole house.
         * @description Access tokens need COSTS_READ.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{propertyId}/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the log of a house, which npm run verify-draft can check.
         * @description Access tokens need DRAFT_READ.
         */
        get: operations["getHouseLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{draftId}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the log of a draft, which npm run verify-draft can check.
         * @description Access tokens need DRAFT_READ.
         */
        get: operations["getDraftLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{draftId}/stamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the time stamps of the log of a draft.
         * @description Access tokens need DRAFT_READ.
         */
        get: operations["getDraftStamps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report; returns its job, whose pdfUrl and csvUrl are set once it is ready.
         * @description Access tokens need REPORTS_ADMIN.
         */
        post: operations["generateReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report and send it by e-mail with PDF and CSV; returns its job.
         * @description Access tokens are refused.
         */
        post: operations["sendReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/{name}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download users, properties, shares, weeks, requests, swaps or analytics as CSV.
         * @description Access tokens are refused.
         */
        get: operations["exportTable"];
        put?: never;
        /**
         * Download selected users, properties, shares, weeks, requests or swaps as CSV.
         * @description Access tokens are refused.
         */
        post: operations["exportSelected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log as CSV: the entries that match the filters, in sentences.
         * @description Access tokens are refused.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as PDF.
         * @description Access tokens need REPORTS_ADMIN.
         */
        get: operations["downloadReportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as CSV.
         * @description Access tokens are refused.
         */
        get: operations["downloadReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture (JPEG, PNG, WebP, GIF or AVIF), or a PDF where one is taken: at most 25 MB, known by its content, whatever its name. Of pictures, only what is seen is kept. It is purged after a day unless something has it by then.
         * @description Access tokens are refused.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a CSV file of owners and shares, or of weeks (property, share, year and week or arrival), for a preview (?fileName=); changes nothing. If its titles are other ones, say which column is which (&firstName=0&lastName=1…). If both names have the same column, it is split at its last space or its comma.
         * @description Access tokens need PROPERTIES_ADMIN.
         */
        post: operations["uploadImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An error. */
        Error: {
            /** @description What is wrong, in a sentence for people. */
            message: string;
            /**
             * @description The kind of error, for programs.
             * @enum {string}
             */
            code: "BAD_USER_INPUT" | "UNAUTHENTICATED" | "FORBIDDEN" | "PASSWORD_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "PAYLOAD_TOO_LARGE" | "PERSISTED_QUERY_NOT_FOUND" | "PERSISTED_QUERY_NOT_SUPPORTED" | "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR";
            /** @description The input field at fault, if any. */
            field?: string;
            /** @description Names the request in the log; to be quoted. */
            requestId: string;
            /** @description True if signing in takes a code as well. */
            secondFactor?: boolean;
        };
        /** @description A holiday home owned in shares. */
        Property: {
            /**
             * Format: int64
             * @description Id of the property.
             * @example 42
             */
            id: number;
            /**
             * @description Name of the property.
             * @example Lakeside House
             */
            name: string;
            /**
             * @description Location of the property.
             * @example Lake Lucerne, Switzerland
             */
            location: string;
            /** @description Address of the first of its pictures; null without one. */
            coverImageUrl?: string | null;
            /**
             * @description Number of shares (1 to 12).
             * @example 42
             */
            totalShares: number;
            /**
             * @description Number of weeks per share and year (1 to 52).
             * @example 42
             */
            weeksPerShare: number;
            /**
             * @description False if the property is no longer used.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Year in which share 1 chooses first.
             * @example 42
             */
            rotationBaseYear: number;
            /**
             * @description Weekday on which weeks start, from 1 (Monday) to 7 (Sunday).
             * @example 42
             */
            changeoverWeekday: number;
            /**
             * @description Time zone as an IANA name, such as Europe/Zurich.
             * @example Europe/Zurich
             */
            timeZone: string;
            /**
             * @description Whether an administrator must approve swaps that both sides agreed to.
             * @example true
             */
            swapsNeedApproval: boolean;
            /**
             * @description Number of days after a draft during which each share may claim only one open week; 0 for no limit.
             * @example 42
             */
            claimLimitDays: number;
            /**
             * @description Version for optimistic locking; pass it when updating.
             * @example 42
             */
            version: number;
        };
        /** @description The signed-in user. */
        CurrentUser: {
            /**
             * Format: int64
             * @description Your id.
             * @example 42
             */
            id: number;
            /**
             * @description First name.
             * @example Olivia
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Marsh
             */
            lastName: string;
            /**
             * @description E-mail address.
             * @example olivia@example.org
             */
            email: string;
            /** @description Address of the profile picture. */
            profileImageUrl?: string | null;
            /**
             * @description Your role; USER by default.
             * @example USER
             * @enum {string}
             */
            userRole: "USER" | "OWNER" | "ADMIN";
            /**
             * @description True if you are an administrator, in any kind of session.
             * @example true
             */
            isAdmin: boolean;
            /**
             * @description True while this session has administrator rights: for 12 hours, and until 30 minutes without use.
             * @example true
             */
            isAdminSession: boolean;
            /**
             * @description True if a temporary password must be replaced.
             * @example true
             */
            isFirstLogin: boolean;
            /**
             * @description True if two-step verification is on.
             * @example true
             */
            hasSecondFactor: boolean;
            /**
             * @description True if the password was given in this session within the last 15 minutes.
             * @example true
             */
            hasRecentPassword: boolean;
            /**
             * @description Date of birth (YYYY-MM-DD).
             * @example 2027-07-03
             */
            dateOfBirth?: string | null;
            /**
             * @description Anniversary (YYYY-MM-DD).
             * @example 2027-07-03
             */
            anniversaryDate?: string | null;
            /**
             * Format: int64
             * @description Id of the property they stay in as a guest; null for none.
             * @example 42
             */
            linkedPropertyId?: number | null;
            /** @description Id of the saved theme; null for the default. */
            themeId?: string | null;
            /**
             * @description Time zone of the device last used, as an IANA name; null until one is known.
             * @example Europe/Zurich
             */
            timeZone?: string | null;
            /**
             * @description Whether you get an e-mail about messages left unread for 15 minutes.
             * @example true
             */
            unreadMails: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last updated.
             * @example 2027-01-15T09:30:00.000Z
             */
            updatedAt: string;
            /** @description Set while an administrator views the application as this user, without what only concerns their account; null otherwise. */
            viewing?: components["schemas"]["Viewing"] | null;
        };
        /** @description The view of an administrator who sees the application as another user does. */
        Viewing: {
            /**
             * Format: int64
             * @description Id of the view.
             * @example 42
             */
            id: number;
            /**
             * @description Full name of the administrator.
             * @example Olivia Marsh
             */
            viewerName: string;
            /**
             * Format: date-time
             * @description When it ends unless it is stopped before.
             * @example 2027-01-15T09:30:00.000Z
             */
            endsAt: string;
        };
        /** @description The signed-in user. */
        LoginResult: {
            user: components["schemas"]["CurrentUser"];
            /**
             * @description True if the user must choose a password next.
             * @example true
             */
            isFirstLogin: boolean;
        };
        /** @description What was done. */
        Saying: {
            /**
             * @description What was done, in a sentence for people.
             * @example We could come a day later.
             */
            message: string;
        };
        /** @description A password reset link. */
        ResetLink: {
            /**
             * @description Whether it is still valid.
             * @example true
             */
            opens: boolean;
        };
        /** @description A file that you may see: a picture, or a PDF to save. */
        File: {
            /**
             * Format: int64
             * @description Id of the file.
             * @example 42
             */
            id: number;
            /**
             * @description Name of a PDF; null for a picture.
             * @example Lakeside House
             */
            name?: string | null;
            /** @description Media type: image/webp or application/pdf. */
            mediaType: string;
            /**
             * @description Size in bytes.
             * @example 42
             */
            bytes: number;
            /**
             * @description Width in pixels; null for a PDF.
             * @example 42
             */
            width?: number | null;
            /**
             * @description Height in pixels; null for a PDF.
             * @example 42
             */
            height?: number | null;
            /** @description Address of the file. */
            url: string;
            /** @description Address of a small picture; null for a PDF. */
            thumbUrl?: string | null;
        };
        /** @description One of up to twelve shares of a property. */
        Share: {
            /**
             * Format: int64
             * @description Id of the share.
             * @example 42
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the property.
             * @example 42
             */
            propertyId: number;
            property: components["schemas"]["Property"];
            /**
             * @description Name of the property.
             * @example Lakeside House
             */
            propertyName: string;
            /**
             * @description Number of the share (1 to 12).
             * @example 42
             */
            shareNumber: number;
            /**
             * Format: int64
             * @description Id of the owner; null if the share is vacant.
             * @example 42
             */
            userId?: number | null;
            /**
             * @description False if the share is inactive: it takes no part in the rotation and gets no weeks.
             * @example true
             */
            isActive: boolean;
            /**
             * @description First name of the owner.
             * @example Olivia Marsh
             */
            ownerName?: string | null;
            /** @description Last name of the owner. */
            ownerLastName?: string | null;
            /**
             * @description E-mail address of the owner; co-owners and administrators only.
             * @example olivia@example.org
             */
            ownerEmail?: string | null;
            /**
             * @description Number of owners besides the one who stands first.
             * @example 42
             */
            othersCount: number;
            /**
             * Format: date
             * @description The first day on which it is yours, if that is to come.
             */
            yoursFrom?: string | null;
            /**
             * Format: date
             * @description The day on which it passes to another, for its owners and administrators.
             */
            passesOn?: string | null;
            /** @description Full name of that person. */
            passesTo?: string | null;
        };
        /** @description A share and its owner, for administrators. */
        AdminShare: {
            /**
             * Format: int64
             * @description Id of the share.
             * @example 42
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the property.
             * @example 42
             */
            propertyId: number;
            /**
             * @description Name of the property.
             * @example Lakeside House
             */
            propertyName: string;
            /**
             * @description Number of the share (1 to 12).
             * @example 42
             */
            shareNumber: number;
            /**
             * Format: int64
             * @description Id of the owner; null if the share is vacant.
             * @example 42
             */
            userId?: number | null;
            /**
             * @description First name of the owner.
             * @example Olivia Marsh
             */
            ownerName?: string | null;
            /** @description Last name of the owner. */
            ownerLastName?: string | null;
            /**
             * @description E-mail address of the owner.
             * @example olivia@example.org
             */
            ownerEmail?: string | null;
            /**
             * @description Number of owners besides the one who stands first.
             * @example 42
             */
            othersCount: number;
            /**
             * @description False if the share is inactive: it takes no part in the rotation and gets no weeks.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Version for optimistic locking; pass it when updating.
             * @example 42
             */
            version: number;
        };
        /** @description A person, as other users see them. */
        Person: {
            /**
             * Format: int64
             * @description Id of the user.
             * @example 42
             */
            id: number;
            /**
             * @description First name.
             * @example Olivia
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Marsh
             */
            lastName: string;
            /**
             * @description E-mail address, in lists and searches of people, for co-owners and administrators; null otherwise.
             * @example olivia@example.org
             */
            email?: string | null;
            /** @description Address of the picture, in messages and lists of people; null otherwise. */
            profileImageUrl?: string | null;
        };
        /** @description A user, and whether a password is set. */
        ListedUser: {
            /**
             * Format: int64
             * @description Id of the user.
             * @example 42
             */
            id: number;
            /**
             * @description First name.
             * @example Olivia
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Marsh
             */
            lastName: string;
            /**
             * @description E-mail address.
             * @example olivia@example.org
             */
            email?: string | null;
            /** @description Address of the profile picture. */
            profileImageUrl?: string | null;
            /**
             * @description Role of the user.
             * @example USER
             * @enum {string}
             */
            userRole: "USER" | "OWNER" | "ADMIN";
            /**
             * @description True if the user is an administrator, by role or by flag.
             * @example true
             */
            isAdmin: boolean;
            /**
             * @description Whether a password is set, and who set it.
             * @example NOT_SET
             * @enum {string}
             */
            passwordState: "NOT_SET" | "TEMPORARY" | "CHOSEN";
            /**
             * Format: date-time
             * @description When they were last invited; null if never, or once a password is set.
             * @example 2027-01-15T09:30:00.000Z
             */
            invitedAt?: string | null;
            /**
             * Format: date-time
             * @description When the link of that invitation ends; null without one.
             * @example 2027-01-15T09:30:00.000Z
             */
            invitationEndsAt?: string | null;
            /**
             * @description Whether two-step verification is on.
             * @example true
             */
            hasSecondFactor: boolean;
            /**
             * @description Whether passkeys sign in to the account.
             * @example true
             */
            hasPasskeys: boolean;
            /**
             * Format: int64
             * @description Id of the property they stay in as a guest; null for none.
             * @example 42
             */
            linkedPropertyId?: number | null;
            /** @description Name of the linked property. */
            linkedPropertyName?: string | null;
            /**
             * @description Date of birth (YYYY-MM-DD).
             * @example 2027-07-03
             */
            dateOfBirth?: string | null;
            /**
             * @description Anniversary (YYYY-MM-DD).
             * @example 2027-07-03
             */
            anniversaryDate?: string | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description Postal address. */
            postalAddress?: string | null;
            /**
             * @description Note for administrators only.
             * @example We could come a day later.
             */
            adminNote?: string | null;
            /** @description Short words, for administrators only. */
            tags: string[];
            /**
             * @description Number of shares the user owns.
             * @example 42
             */
            shareCount: number;
            /** @description The shares the user owns, by property and number. */
            shares: components["schemas"]["AdminShare"][];
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last updated.
             * @example 2027-01-15T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Version for optimistic locking; pass it when updating.
             * @example 42
             */
            version: number;
            /**
             * @description Whether a password is set.
             * @example true
             */
            hasPassword: boolean;
        };
        /** @description A user, for administrators. */
        AdminUser: {
            /**
             * Format: int64
             * @description Id of the user.
             * @example 42
             */
            id: number;
            /**
             * @description First name.
             * @example Olivia
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Marsh
             */
            lastName: string;
            /**
             * @description E-mail address.
             * @example olivia@example.org
             */
            email?: string | null;
            /** @description Address of the profile picture. */
            profileImageUrl?: string | null;
            /**
             * @description Role of the user.
             * @example USER
             * @enum {string}
             */
            userRole: "USER" | "OWNER" | "ADMIN";
            /**
             * @description True if the user is an administrator, by role or by flag.
             * @example true
             */
            isAdmin: boolean;
            /**
             * @description Whether a password is set, and who set it.
             * @example NOT_SET
             * @enum {string}
             */
            passwordState: "NOT_SET" | "TEMPORARY" | "CHOSEN";
            /**
             * Format: date-time
             * @description When they were last invited; null if never, or once a password is set.
             * @example 2027-01-15T09:30:00.000Z
             */
            invitedAt?: string | null;
            /**
             * Format: date-time
             * @description When the link of that invitation ends; null without one.
             * @example 2027-01-15T09:30:00.000Z
             */
            invitationEndsAt?: string | null;
            /**
             * @description Whether two-step verification is on.
             * @example true
             */
            hasSecondFactor: boolean;
            /**
             * @description Whether passkeys sign in to the account.
             * @example true
             */
            hasPasskeys: boolean;
            /**
             * Format: int64
             * @description Id of the property they stay in as a guest; null for none.
             * @example 42
             */
            linkedPropertyId?: number | null;
            /** @description Name of the linked property. */
            linkedPropertyName?: string | null;
            /**
             * @description Date of birth (YYYY-MM-DD).
             * @example 2027-07-03
             */
            dateOfBirth?: string | null;
            /**
             * @description Anniversary (YYYY-MM-DD).
             * @example 2027-07-03
             */
            anniversaryDate?: string | null;
            /** @description Telephone number. */
            phone?: string | null;
            /** @description Postal address. */
            postalAddress?: string | null;
            /**
             * @description Note for administrators only.
             * @example We could come a day later.
             */
            adminNote?: string | null;
            /** @description Short words, for administrators only. */
            tags: string[];
            /**
             * @description Number of shares the user owns.
             * @example 42
             */
            shareCount: number;
            /** @description The shares the user owns, by property and number. */
            shares: components["schemas"]["AdminShare"][];
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last updated.
             * @example 2027-01-15T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Version for optimistic locking; pass it when updating.
             * @example 42
             */
            version: number;
        };
        /** @description The result of deleting a user. */
        DeletedUser: {
            /**
             * @description What was done, in one sentence.
             * @example We could come a day later.
             */
            message: string;
        };
        /** @description A temporary password, valid until the user chooses their own. */
        TemporaryPassword: {
            /** @description The password; it is shown only once. */
            password: string;
            /**
             * Format: date-time
             * @description When it expires, 7 days from now.
             * @example 2027-01-15T09:30:00.000Z
             */
            expiresAt: string;
        };
        /** @description A document of a property. */
        PropertyDocument: {
            /**
             * Format: int64
             * @description Id of the document.
             * @example 42
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the property.
             * @example 42
             */
            propertyId: number;
            /**
             * @description Title.
             * @example A cot for the nursery
             */
            title: string;
            /** @description Kind of document: House guide, Rules, Agreement, Budget, Insurance, Minutes or Other. */
            documentType: string;
            /**
             * @description Content in Markdown; empty where the file is all.
             * @example The boat house key hangs by the door.
             */
            content: string;
            /** @description Its readers: 'owners', or 'everyone' (guests of the property included). */
            accessLevel: string;
            /** @description Its file: a PDF or a picture. */
            file?: components["schemas"]["File"] | null;
            /**
             * @description Whether all owners of the property may change it.
             * @example true
             */
            ownersMayEdit: boolean;
            /**
             * @description Whether you may change it.
             * @example true
             */
            mayEdit: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last updated.
             * @example 2027-01-15T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Version for optimistic locking; pass it when updating.
             * @example 42
             */
            version: number;
        };
        /** @description A conversation between two users, as one of them sees it. */
        Conversation: {
            /**
             * Format: int64
             * @description Id of the conversation.
             * @example 42
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the participant with the lower id.
             * @example 42
             */
            participant1Id: number;
            /**
             * Format: int64
             * @description Id of the participant with the higher id.
             * @example 42
             */
            participant2Id: number;
            person: components["schemas"]["Person"];
            /** @description Start of the last message, at most 200 characters. */
            lastMessage?: string | null;
            /**
             * Format: date-time
             * @description When the last message was sent.
             * @example 2027-01-15T09:30:00.000Z
             */
            lastActivityAt: string;
            /**
             * @description Number of messages you have not read.
             * @example 42
             */
            unreadCount: number;
        };
        /** @description A message from one user to another. */
        Message: {
            /**
             * Format: int64
             * @description Id of the message.
             * @example 42
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the conversation.
             * @example 42
             */
            conversationId: number;
            /**
             * Format: int64
             * @description Id of the sender.
             * @example 42
             */
            senderId: number;
            /**
             * Format: int64
             * @description Id of the receiver.
             * @example 42
             */
            receiverId: number;
            sender: components["schemas"]["Person"];
            receiver: components["schemas"]["Person"];
            /**
             * @description Text of the message.
             * @example The boat house key hangs by the door.
             */
            content: string;
            /** @description Key given by the sender. */
            clientKey?: string | null;
            /**
             * Format: date-time
             * @description When the message was sent.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description True if the receiver has read it.
             * @example true
             */
            isRead: boolean;
            /**
             * @description True if you archived it: it is in no tab, but still in its conversation.
             * @example true
             */
            isArchived: boolean;
        };
        /** @description A CSV import of owners and shares, or of weeks, with a preview or the result. */
        ImportJob: {
            /**
             * Format: int64
             * @description Id of the import.
             * @example 42
             */
            id: number;
            /**
             * @description Name of the uploaded file.
             * @example owners.csv
             */
            fileName: string;
            /**
             * @description Current status.
             * @example READING
             * @enum {string}
             */
            status: "READING" | "PREVIEWED" | "APPLYING" | "APPLIED" | "FAILED" | "DISCARDED" | "TAKEN_BACK";
            /**
             * @description What its rows are about; SHARES until the file has been read.
             * @example SHARES
             * @enum {string}
             */
            kind: "SHARES" | "WEEKS";
            /**
             * @description Number of rows processed so far.
             * @example 42
             */
            rowsDone: number;
            /**
             * @description Number of rows in the file; null until it has been read.
             * @example 42
             */
            rowsTotal?: number | null;
            /**
             * @description Number of users to be created.
             * @example 42
             */
            newUsers: number;
            /**
             * @description Number of properties to be created.
             * @example 42
             */
            newProperties: number;
            /**
             * @description Number of shares to be assigned.
             * @example 42
             */
            sharesAssigned: number;
            /**
             * @description Number of weeks to be given to shares.
             * @example 42
             */
            weeksGiven: number;
            /**
             * @description Number of people to join the owners of a share.
             * @example 42
             */
            ownersJoined: number;
            /**
             * @description Number of rows that change nothing.
             * @example 42
             */
            unchanged: number;
            /**
             * @description Number of refused rows; once applied, of those left out.
             * @example 42
             */
            refused: number;
            /**
             * @description Changes each time its rows are checked or corrected.
             * @example 42
             */
            version: number;
            /** @description Where the titles of the sheet are, which column is which, and what was skipped. */
            reading: string;
            /**
             * Format: date-time
             * @description When the file was uploaded.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when the rows that were left out are kept; null until it is applied.
             * @example 2027-01-15T09:30:00.000Z
             */
            keptUntil?: string | null;
            invitations: components["schemas"]["ImportInvitations"];
            takeBack: components["schemas"]["ImportTakeBack"];
        };
        /** @description How many of the users that an import created have access, or an invitation. */
        ImportInvitations: {
            /**
             * @description Number of these users, but for deleted ones.
             * @example 42
             */
            total: number;
            /**
             * @description Number of those without a password.
             * @example 42
             */
            withoutAccess: number;
            /**
             * @description Number of those that would get an invitation now.
             * @example 42
             */
            canBeInvited: number;
            /**
             * @description Number of users that were invited.
             * @example 42
             */
            invited: number;
            /**
             * Format: date-time
             * @description When the last of them was invited.
             * @example 2027-01-15T09:30:00.000Z
             */
            invitedAt?: string | null;
        };
        /** @description What taking back an applied import would undo. */
        ImportTakeBack: {
            /**
             * @description Number of shares that lose the owners that it gave them.
             * @example 42
             */
            shares: number;
            /**
             * @description Number of weeks that become open.
             * @example 42
             */
            weeks: number;
            /**
             * @description Number of people that are deleted: those whom it created and who have never signed in.
             * @example 42
             */
            people: number;
            /** @description What stays, in a sentence each. */
            stays: string[];
            /** @description Why it cannot be taken back; null if it can. */
            problem?: string | null;
        };
        /** @description A week held by a share. */
        SwapBooking: {
            /**
             * @description Check-in day (YYYY-MM-DD).
             * @example 2027-07-03
             */
            startDate: string;
            /**
             * @description Check-out day (YYYY-MM-DD).
             * @example 2027-07-03
             */
            endDate: string;
            share: components["schemas"]["SwapShare"];
        };
        /** @description A share whose week is part of a swap. */
        SwapShare: {
            /**
             * Format: int64
             * @description Id of the share.
             * @example 42
             */
            id: number;
            /**
             * @description Number of the share (1 to 12).
             * @example 42
             */
            shareNumber: number;
            /** @description The owner when the swap was requested; the e-mail address is for administrators only. */
            user?: components["schemas"]["Person"] | null;
        };
        /** @description A week of the calendar. */
        SwapWeek: {
            /**
             * @description Year in which the week starts.
             * @example 2027
             */
            year: number;
            /**
             * @description Number of the week (1 to 53).
             * @example 42
             */
            week: number;
            /**
             * @description Season of the week.
             * @example PEAK
             * @enum {string}
             */
            season: "PEAK" | "HIGH" | "LOW";
            /** @description Holiday in that week, if any. */
            holiday?: string | null;
        };
        /** @description How the two weeks of a swap compare, and why. */
        SwapValue: {
            /**
             * @description The result of the comparison.
             * @example EQUAL
             * @enum {string}
             */
            verdict: "EQUAL" | "GIVE_MORE" | "GET_MORE";
            /** @description The reason, in one sentence. */
            reason: string;
        };
        /** @description A swap of weeks, with its status in small letters. */
        RestWeekSwap: {
            /**
             * Format: int64
             * @description Id of the swap.
             * @example 42
             */
            id: number;
            /**
             * @description Status of the swap.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "approved" | "declined" | "cancelled" | "expired";
            /**
             * Format: int64
             * @description Id of the property.
             * @example 42
             */
            propertyId: number;
            /**
             * @description Name of the property.
             * @example Lakeside House
             */
            propertyName: string;
            /**
             * @description Time zone of the property, as an IANA name.
             * @example Europe/Zurich
             */
            timeZone: string;
            /**
             * @description Number of the share that gives the week (1 to 12).
             * @example 42
             */
            shareNumber: number;
            /**
             * Format: int64
             * @description Id of the requester; null once their account is deleted.
             * @example 42
             */
            requesterId?: number | null;
            /**
             * @description Full name of the requester.
             * @example Olivia Marsh
             */
            requesterName: string;
            /** @description The booking of the week given; null if the dates match none. */
            requestingBooking?: components["schemas"]["SwapBooking"] | null;
            /** @description The booking of the week wanted; null if the dates match none. */
            targetBooking?: components["schemas"]["SwapBooking"] | null;
            /**
             * @description Check-in day of the week given (YYYY-MM-DD).
             * @example 2027-07-03
             */
            currentWeekStart: string;
            /**
             * @description Check-out day of the week given (YYYY-MM-DD).
             * @example 2027-07-03
             */
            currentWeekEnd: string;
            /**
             * @description Check-in day of the week wanted (YYYY-MM-DD).
             * @example 2027-07-03
             */
            preferredWeekStart: string;
            /**
             * @description Check-out day of the week wanted (YYYY-MM-DD).
             * @example 2027-07-03
             */
            preferredWeekEnd: string;
            /**
             * Format: date-time
             * @description When it was requested.
             * @example 2027-01-15T09:30:00.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it was requested.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended; null while it is pending.
             * @example 2027-01-15T09:30:00.000Z
             */
            endedAt?: string | null;
            /**
             * Format: date-time
             * @description When the other side accepted; null if it has not.
             * @example 2027-01-15T09:30:00.000Z
             */
            acceptedAt?: string | null;
            /**
             * Format: date-time
             * @description When it expires if it is not answered.
             * @example 2027-01-15T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description Note of the person who ended the swap.
             * @example We could come a day later.
             */
            answerNote?: string | null;
            /**
             * Format: int64
             * @description Id of the swap that this one was offered in place of.
             * @example 42
             */
            counterOfId?: number | null;
            /**
             * Format: int64
             * @description Id of the swap that this one takes back.
             * @example 42
             */
            takesBackId?: number | null;
            /**
             * @description True if another swap has taken it back.
             * @example true
             */
            isTakenBack: boolean;
            /**
             * @description True if it is complete and its weeks can be exchanged back now: see takeBackSwap.
             * @example true
             */
            canBeTakenBack: boolean;
            /**
             * Format: int64
             * @description Id of the person whose answer is awaited; null for an open week, and once their account is deleted.
             * @example 42
             */
            answererId?: number | null;
            /** @description Full name of the person whose answer is awaited. */
            answererName?: string | null;
            /**
             * @description True if an administrator must approve it.
             * @example true
             */
            needsApproval: boolean;
            /** @description The week given, in the calendar. */
            currentWeek?: components["schemas"]["SwapWeek"] | null;
            /** @description The week wanted, in the calendar. */
            preferredWeek?: components["schemas"]["SwapWeek"] | null;
            /**
             * @description Your role in it.
             * @example REQUESTER
             * @enum {string}
             */
            role: "REQUESTER" | "ANSWERER" | "OBSERVER";
            /**
             * @description Whether the guests of your week come along to the new one; null without guests, before your answer and once the swap has ended.
             * @example true
             */
            guestsCome?: boolean | null;
            /** @description How the weeks compare for you, or for the requester if you are not part of the swap. */
            value?: components["schemas"]["SwapValue"] | null;
            /** @description Why its weeks cannot be swapped now, as a sentence; null if they can be, and once it has ended. */
            obstacle?: string | null;
            /** @description Which other pending swaps have one of its weeks, as a sentence; null if there are none. Administrators only. */
            rival?: string | null;
            /** @description What its approval does to those other swaps, as a sentence; null if it cancels none. Administrators only. */
            rivalOutcome?: string | null;
            /**
             * @description How many other pending swaps of its weeks its approval has just cancelled; null except in the answer of approveSwap.
             * @example 42
             */
            othersCancelled?: number | null;
            /**
             * @description Note of the requester.
             * @example We could come a day later.
             */
            message?: string | null;
            /**
             * @description The same as message.
             * @example We could come a day later.
             */
            requestNote?: string | null;
        };
        /** @description A request by an owner or a guest of a property. */
        SpecialRequest: {
            /**
             * Format: int64
             * @description Id of the request.
             * @example 42
             */
            id: number;
            /**
             * @description Short title.
             * @example A cot for the nursery
             */
            title: string;
            /**
             * @description Full description.
             * @example For a child of two.
             */
            description: string;
            /** @description First 120 characters of the description, for lists. */
            excerpt: string;
            /**
             * @description Category.
             * @example early_check_in
             * @enum {string}
             */
            category: "early_check_in" | "late_check_out" | "extra_cleaning" | "maintenance" | "equipment" | "accessibility" | "celebration" | "other";
            /**
             * @description Priority.
             * @example high
             * @enum {string}
             */
            priority: "high" | "medium" | "low";
            /**
             * @description Current status.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "in_progress" | "fulfilled" | "cancelled";
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last forwarded; null if never.
             * @example 2027-01-15T09:30:00.000Z
             */
            forwardedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was archived; null if it is not.
             * @example 2027-01-15T09:30:00.000Z
             */
            archivedAt?: string | null;
            /**
             * Format: int64
             * @description Id of the property.
             * @example 42
             */
            propertyId: number;
            property: components["schemas"]["RequestProperty"];
            user: components["schemas"]["RequestAsker"];
            /**
             * @description True if it was made through a guest link, without an account.
             * @example true
             */
            isGuest: boolean;
            /**
             * Format: date-time
             * @description Since when it waits for an answer: when the requester first wrote after the last one, or when it was created; null while the last words are an administrator’s, which answer it.
             * @example 2027-01-15T09:30:00.000Z
             */
            waitingSince?: string | null;
            /** @description The administrator it is assigned to; administrators only. */
            assignee?: components["schemas"]["Person"] | null;
            /**
             * @description Version for optimistic locking; pass it when updating.
             * @example 42
             */
            version: number;
            /** @description History, oldest first; the person who made the request sees only entries meant for them. */
            history: components["schemas"]["RequestEvent"][];
        };
        /** @description The property of a special request. */
        RequestProperty: {
            /**
             * Format: int64
             * @description Id of the property.
             * @example 42
             */
            id: number;
            /**
             * @description Name of the property.
             * @example Lakeside House
             */
            name: string;
            /**
             * @description Location of the property.
             * @example Lake Lucerne, Switzerland
             */
            location: string;
        };
        /** @description The person who made a request. */
        RequestAsker: {
            /**
             * Format: int64
             * @description Id of the user; null for a guest without an account and for a deleted user.
             * @example 42
             */
            id?: number | null;
            /**
             * @description First name.
             * @example Olivia
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Marsh
             */
            lastName: string;
            /**
             * @description E-mail address; null for a deleted user.
             * @example olivia@example.org
             */
            email?: string | null;
        };
        /** @description An entry in the history of a special request. */
        RequestEvent: {
            /**
             * Format: int64
             * @description Id of the entry.
             * @example 42
             */
            id: number;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2027-01-15T09:30:00.000Z
             */
            at: string;
            /**
             * @description What happened.
             * @example CREATED
             * @enum {string}
             */
            kind: "CREATED" | "STATUS" | "NOTE" | "FORWARDED" | "ARCHIVED" | "UNARCHIVED" | "ASSIGNED" | "WITHDRAWN";
            /**
             * @description The new status, if it changed.
             * @example pending
             * @enum {string|null}
             */
            status?: "pending" | "in_progress" | "fulfilled" | "cancelled" | null;
            /**
             * @description Text of the note.
             * @example We could come a day later.
             */
            note?: string | null;
            /** @description Full name of the person who did it. */
            actorName: string;
            /** @description E-mail address it was forwarded to; administrators only. */
            forwardedTo?: string | null;
            /** @description Full name of the new assignee, null if unassigned; administrators only. */
            assigneeName?: string | null;
            /**
             * @description False if the note is hidden from the person who made the request.
             * @example true
             */
            isForAsker: boolean;
        };
        /** @description The log of a house, with the logs of its drafts. */
        HouseLog: {
            /** @description Name of the property. */
            property: string;
            /** @description Its entries, oldest first. */
            entries: {
                /** @description What happened, as JSON. */
                text: string;
                /** @description SHA-256 of the previous hash and the text. */
                hash: string;
            }[];
            /** @description The logs of its drafts, by year. */
            drafts: {
                /** @description Name of the property. */
                property?: string;
                /** @description Year that is drafted. */
                year?: number;
                /** @description Status of the draft. */
                status?: string;
                /** @description Its entries, oldest first. */
                entries?: {
                    /** @description What happened, as JSON. */
                    text: string;
                    /** @description SHA-256 of the previous hash and the text. */
                    hash: string;
                }[];
            }[];
        };
        /** @description The whole log of a draft. */
        DraftLog: {
            /** @description Name of the property. */
            property: string;
            /**
             * @description Year that is drafted.
             * @example 2027
             */
            year: number;
            /** @description Status of the draft. */
            status: string;
            /** @description Its entries, oldest first. */
            entries: {
                /** @description What happened, as JSON. */
                text: string;
                /** @description SHA-256 of the previous hash and the text. */
                hash: string;
            }[];
        };
        /** @description The time stamps of the log of a draft by outside authorities. */
        DraftStamps: {
            /** @description Name of the property. */
            property: string;
            /**
             * @description Year that is drafted.
             * @example 2027
             */
            year: number;
            /** @description By entry. */
            stamps: {
                /** @description Number of the stamped entry. */
                seq: number;
                /** @description The address that was asked. */
                authority: string;
                /** @description A TimeStampResp of RFC 3161, in base64. */
                answer: string;
            }[];
        };
        /** @description A report requested by an administrator. Each change is published as an AdminEvent of the area REPORTS. */
        ReportJob: {
            /**
             * Format: int64
             * @description Id of the report.
             * @example 42
             */
            id: number;
            /**
             * @description Kind of report.
             * @example analytics
             * @enum {string}
             */
            reportType: "analytics" | "users" | "properties" | "requests";
            /**
             * @description First day covered (YYYY-MM-DD).
             * @example 2027-01-01
             */
            from: string;
            /**
             * @description Last day covered (YYYY-MM-DD).
             * @example 2027-01-31
             */
            to: string;
            /** @description Names of the properties that it covers; empty if it covers all. */
            properties: string[];
            /**
             * @description Current status.
             * @example QUEUED
             * @enum {string}
             */
            status: "QUEUED" | "RUNNING" | "READY" | "SENT" | "FAILED";
            /**
             * @description Progress in percent.
             * @example 42
             */
            progress: number;
            /**
             * Format: date-time
             * @description When the report was requested.
             * @example 2027-01-15T09:30:00.000Z
             */
            createdAt: string;
            /** @description Full name of the administrator who requested it. */
            requestedBy: string;
            /** @description Why it failed; null if it did not. */
            error?: string | null;
            /** @description Download address of the PDF; null until it is ready and after 7 days. */
            pdfUrl?: string | null;
            /** @description Download address of the CSV; null until it is ready and after 7 days. */
            csvUrl?: string | null;
            /**
             * @description E-mail address it is sent to; null if it is not sent.
             * @example olivia@example.org
             */
            recipientEmail?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProperties: {
        parameters: {
            query?: {
                search?: string;
                first?: number;
                offset?: number;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    location: string;
                    changeoverWeekday?: number;
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version?: number;
                    name?: string;
                    location?: string;
                    totalShares?: number;
                    weeksPerShare?: number;
                    isActive?: boolean;
                    changeoverWeekday?: number;
                    timeZone?: string;
                    swapsNeedApproval?: boolean;
                    claimLimitDays?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    isAdmin?: boolean;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    firstName: string;
                    lastName: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otpCode: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword?: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadThumb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyShares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPropertyShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                propertyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listShares: {
        parameters: {
            query?: {
                propertyId?: number;
                isActive?: boolean;
                ownership?: "OWNED" | "VACANT" | "ANY";
                sort?: "PROPERTY" | "NUMBER" | "OWNER" | "STATUS";
                first?: number;
                offset?: number;
                search?: string;
                descending?: boolean;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminShare"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    assignShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: number;
                    propertyId: number;
                    shareNumber: number;
                    isActive?: boolean;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminShare"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeShare: {
        parameters: {
            query?: {
                version?: number;
                reason?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    upsertShareOwner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    propertyId: number;
                    shareNumber: number;
                    ownerName: string;
                    /** Format: email */
                    ownerEmail: string;
                    reason?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminShare"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: {
                search?: string;
                first?: number;
                offset?: number;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                sort?: "NAME" | "EMAIL" | "ROLE" | "CREATED" | "SHARES";
                access?: "ALL" | "WITHOUT" | "INVITED";
                role?: "USER" | "OWNER" | "ADMIN";
                hasShares?: boolean;
                propertyId?: number;
                first?: number;
                offset?: number;
                search?: string;
                descending?: boolean;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUser"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email?: string;
                    /** @enum {string} */
                    userRole?: "USER" | "OWNER" | "ADMIN";
                    linkedPropertyId?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUser"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version?: number;
                    firstName?: string;
                    lastName?: string;
                    /** Format: email */
                    email?: string;
                    dateOfBirth?: unknown;
                    anniversaryDate?: unknown;
                    /** @enum {string} */
                    userRole?: "USER" | "OWNER" | "ADMIN";
                    linkedPropertyId?: number;
                    phone?: unknown;
                    postalAddress?: unknown;
                    adminNote?: unknown;
                    tags?: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setTemporaryPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryPassword"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPropertyDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                propertyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDocument"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateRotation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    propertyId: number;
                    year: number;
                    firstChoiceShare: number;
                    /** @enum {string} */
                    kind?: "OVER_TWELVE" | "TAKING_PART" | "MIRROR_PAIRS";
                    reason?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookingId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                first?: number;
                after?: string;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversationMessages: {
        parameters: {
            query?: {
                first?: number;
                before?: number;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUnreadMessages: {
        parameters: {
            query?: {
                first?: number;
                before?: number;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReadMessages: {
        parameters: {
            query?: {
                first?: number;
                before?: number;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSentMessages: {
        parameters: {
            query?: {
                first?: number;
                before?: number;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listArchivedMessages: {
        parameters: {
            query?: {
                first?: number;
                before?: number;
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    receiverId: number;
                    content: string;
                    conversationId?: number;
                    /** Format: uuid */
                    clientKey?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendMessageToEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    receiverEmail: string;
                    content: string;
                    /** Format: uuid */
                    clientKey?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markMessageRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    archiveMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unarchiveMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadRefusedRows: {
        parameters: {
            query?: {
                delimiter?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createWeekSwap: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    userEmail: string;
                    propertyId: number;
                    shareNumber: number;
                    /** Format: date */
                    currentWeekStart: string;
                    /** Format: date */
                    currentWeekEnd: string;
                    /** Format: date */
                    preferredWeekStart: string;
                    /** Format: date */
                    preferredWeekEnd: string;
                    requestNote?: string;
                    guestsCome?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestWeekSwap"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWeekSwaps: {
        parameters: {
            query?: {
                status?: "pending" | "approved" | "declined" | "cancelled" | "expired";
                first?: number;
                offset?: number;
                search?: string;
                descending?: boolean;
                propertyId?: number;
                sort?: "WAITING" | "REQUESTER" | "CURRENT_WEEK" | "REQUESTED";
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestWeekSwap"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSpecialRequests: {
        parameters: {
            query?: {
                status?: "pending" | "in_progress" | "fulfilled" | "archived" | "cancelled";
                first?: number;
                offset?: number;
                search?: string;
                descending?: boolean;
                propertyId?: number;
                userId?: number;
                category?: "early_check_in" | "late_check_out" | "extra_cleaning" | "maintenance" | "equipment" | "accessibility" | "celebration" | "other";
                priority?: "high" | "medium" | "low";
                assigneeId?: number;
                assignment?: "MINE" | "NO_ONE";
                made?: "LAST_7_DAYS" | "LAST_30_DAYS" | "OLDER";
                sort?: "CREATED" | "PRIORITY" | "CATEGORY" | "TITLE" | "PROPERTY";
                /** @description The same as first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Number of items on all pages; absent if counting them would be expensive. */
                    "X-Total-Count"?: number;
                    /** @description Addresses of other pages (RFC 8288): rel="next", and rel="prev", "first" and "last" where pages go by offset. No next: this is the last page. */
                    Link?: string;
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialRequest"][];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    forwardSpecialRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    forwardToEmail: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialRequest"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    archiveSpecialRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialRequest"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unarchiveSpecialRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialRequest"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateSpecialRequestStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "pending" | "in_progress" | "fulfilled" | "cancelled";
                    notes?: string;
                    isForAsker?: boolean;
                    expectedVersion?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialRequest"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSpecialRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saying"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                propertyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLedgerCsv: {
        parameters: {
            query?: {
                delimiter?: string;
            };
            header?: never;
            path: {
                propertyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: {
                share?: number;
            };
            header?: never;
            path: {
                propertyId: number;
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHouseLog: {
        parameters: {
            query?: {
                drafts?: boolean;
            };
            header?: never;
            path: {
                propertyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseLog"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDraftLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draftId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftLog"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDraftStamps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draftId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftStamps"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    generateReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reportType: "analytics" | "users" | "properties" | "requests";
                    dateRange: {
                        from: string;
                        to: string;
                    };
                    propertyIds?: number[];
                    reportData?: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportJob"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: for 24 hours, the same key with the same body returns the first success again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    recipientEmail: string;
                    customMessage?: string;
                    delimiter?: string;
                    /** @enum {string} */
                    reportType: "analytics" | "users" | "properties" | "requests";
                    dateRange: {
                        from: string;
                        to: string;
                    };
                    propertyIds?: number[];
                    reportData?: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportJob"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportTable: {
        parameters: {
            query?: {
                ids?: string;
                delimiter?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportSelected: {
        parameters: {
            query?: {
                delimiter?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                delimiter?: string;
                search?: string;
                personId?: number;
                propertyId?: number;
                kind?: string;
                from?: string;
                to?: string;
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadReportPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadReportCsv: {
        parameters: {
            query?: {
                delimiter?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query: {
                purpose: "PROFILE_PICTURE" | "PROPERTY_PICTURE" | "DOCUMENT" | "TALK" | "CHECK_OUT" | "RECEIPT";
                key: string;
                propertyId?: number;
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadImport: {
        parameters: {
            query: {
                fileName: string;
                propertyId?: number;
                firstName?: number;
                lastName?: number;
                email?: number;
                property?: number;
                location?: number;
                shareNumber?: number;
                year?: number;
                week?: number;
                arrival?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            429: {
                headers: {
                    /** @description To access tokens: the limit, as in `"token";q=600;w=60`, 600 requests in 60 s. */
                    "RateLimit-Policy"?: string;
                    /** @description To access tokens: as in `"token";r=599;t=60`, 599 requests are left for 60 s. */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A refusal, or a fault of the server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
