import type { Authentication } from "../authentication.ts";

/** The signed text of an audit entry. */
export const signedWords = ({ id, hash }: { id: number; hash: string | null }) => `${id} ${hash}`;

/** Distinguishes signatures of the current secret from those of an earlier one, which cannot be verified. */
export const auditKeyId = (accounts: Pick<Authentication, "sign">) => accounts.sign("audit", "key").slice(-16);
