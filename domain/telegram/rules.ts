const minute = 60 * 1_000;

/** Milliseconds that a link connects a chat. */
export const telegramLinkLifetime = 60 * minute;
/** Milliseconds that a button of the bot opens an application. */
export const botLinkLifetime = 10 * minute;
/** More members of a family do not follow one application. */
export const maxFamilyChats = 4;
