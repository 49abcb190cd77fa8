const minute = 60 * 1_000;
const day = 24 * 60 * minute;

/** Milliseconds that an emailed link opens an application. */
export const linkLifetime = 30 * minute;
/** Milliseconds that the link in the email about an opened application ends all sessions. */
export const signOutLinkLifetime = 7 * day;
/** Milliseconds that a code read out by staff is valid. */
export const callCodeLifetime = 10 * minute;
export const callCodeTries = 5;
