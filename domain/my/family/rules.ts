const day = 24 * 60 * 60 * 1_000;

/** Milliseconds that a link for parents works. */
export const familyLinkLifetime = 180 * day;
/** Links of one applicant that work at the same time. */
export const maxFamilyLinks = 10;
