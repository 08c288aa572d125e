/** How many dialogs lie over the page, and how many of them Back closes by the address alone. */
export const covers = { open: 0, byAddress: 0 };
