/** Mutations after which those concerned have a notice; each has a test below or with its use-case. */
export const ANNOUNCED = [
  ...['acceptShareInvitation', 'addShareMember', 'makeFirstOfShare', 'removeShareMember'],
  ...['acceptSwap', 'agreeYear', 'applyImport', 'assignShare', 'deleteUser', 'fillByRotation'],
  ...['callOffHandover', 'checkOut', 'giveWeek', 'linkGuest', 'planHandover', 'releaseWeek'],
  ...['removeShare', 'takeBackImport', 'unagreeYear', 'updateProperty', 'updateUser'],
  ...['upsertShareOwner', 'beginDraw', 'cancelDraw', 'joinDraw'],
  ...['answerProposal', 'correctLedger', 'enterExpense', 'enterPayment', 'raiseDues'],
  ...['reverseEntry'],
];

/** Those that give, take or move something, of which the others concerned get an email of its own. */
export const EMAILED = [
  ...['answerExchange', 'approveExchange', 'approveSwap', 'cancelSwap', 'counterSwap'],
  ...['createWeekSwap', 'declineSwap', 'delegateTurns', 'eraseMyAccount', 'openDraft'],
  ...['pickForOwner', 'pickWeek', 'rejectExchange', 'rejectSwap', 'requestSwap', 'undoPick'],
  ...['setTemporaryPassword', 'inviteUsers', 'pauseDraft', 'resumeDraft', 'takeBackSwap'],
];

/** Those that give, take or move nothing that another person has. */
export const OTHERS = [
  ...['addDeviceKey', 'removeDeviceKey', 'tellHead'],
  ...['addPasskey', 'adminPasskeyLogin', 'askForNewPasskey', 'askForPasskey'],
  ...['confirmByPasskey', 'passkeyLogin', 'removePasskey'],
  ...['linkIdentity', 'providerLogin', 'removeIdentity'],
  ...['addPropertyPicture', 'captionPropertyPicture', 'orderPropertyPictures'],
  ...['removePropertyPicture', 'removeMyPicture', 'setMyPicture', 'changeMyEmail'],
  ...['confirmMyEmail', 'restoreEmail', 'updateMyProfile', 'acceptInvitation', 'adminLogin'],
  ...['archiveMessage', 'archiveSpecialRequest', 'assignSpecialRequest', 'changePassword'],
  ...['claimWeek', 'confirmPassword', 'confirmSecondFactor', 'correctImportRow'],
  ...['createAccessToken', 'createCalendarFeed', 'createDocument', 'createGuestLink'],
  ...['createGuestRequest', 'createProperty', 'createSpecialRequest', 'createUser'],
  ...['createWebhook', 'deleteMessage', 'deleteProperty', 'deleteSavedAnswer'],
  ...['deleteSpecialRequest', 'deleteWebhook', 'discardImport', 'dismissJob', 'dismissMail'],
  ...['dropDraft', 'endOtherSessions', 'endSession', 'endShareInvitation', 'forgotPassword'],
  ...['inviteShareMember', 'saveAnswer', 'saveArrival', 'forwardSpecialRequest', 'generateReport'],
  ...['login', 'logout', 'markConversationRead', 'markMessageRead', 'nameGuests', 'offerWeek'],
  ...['planDraft', 'register', 'removeDocument', 'removePushSubscription', 'removeSecondFactor'],
  ...['renewRecoveryCodes', 'resendMail', 'resendOtp', 'resendWebhookDelivery', 'resetPassword'],
  ...['retryJob', 'revokeAccessToken', 'revokeCalendarFeed', 'revokeDelegation', 'revokeGuestLink'],
  ...['createStayLink', 'endStayLinks'],
  ...['saveMailPreference', 'saveNoticeChoices', 'savePushPreferences', 'savePushSubscription'],
  ...['saveSwapWishes', 'saveTheme', 'saveTimeZone', 'saveWishList', 'sendMessage', 'sendMessages'],
  ...['sendMessageToEmail', 'sendReport', 'setTyping', 'startBackup', 'startSecondFactor'],
  ...['startViewing', 'stopViewing', 'switchSecondFactorOff', 'switchWebhook', 'tagWeeks'],
  ...['unarchiveMessage', 'unarchiveSpecialRequest', 'updateDocument', 'updateRotation'],
  ...['updateSpecialRequestStatus', 'verifyOtp', 'withdrawSpecialRequest', 'writeOnSpecialRequest'],
  ...['announceToHouses', 'deleteTalkMessage', 'editTalkMessage', 'joinTalk', 'leaveTalk'],
  ...['markTalkRead', 'pinTalkMessage', 'reactToTalkMessage', 'sendTalkMessage'],
  ...['setNewcomersReadAll', 'setTalkNotify'],
  ...['closePeriod', 'saveBudget', 'saveLedger'],
  ...['setBookkeeper', 'withdrawProposal'],
];
