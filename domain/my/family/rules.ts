const day = 24 * 60 * 60 * 1_000;

/** Milliseconds that a link for parents works. */
export const familyLinkLifetime = 180 * day;
/** Links of one applicant that work at the same time. */
export const mostFamilyLinks = 10;

const idLength = 36;

/** The signed id as one segment of a path: letters, digits, hyphens and underscores only. */
export const tokenOf = (signedId: string): string => signedId.replace(".", "-");

/** @returns the signed id of a token, which may be forged. */
export const signedIdOf = (token: string): string => `${token.slice(0, idLength)}.${token.slice(idLength + 1)}`;
