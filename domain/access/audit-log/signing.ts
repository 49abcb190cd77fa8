import type { Authentication } from "../../ports.ts";

/** What is signed of an entry of the audit log. */
export const signedWords = ({ id, hash }: { id: number; hash: string | null }) => `${id} ${hash}`;

/** Tells signatures of this installation's secret from those of an earlier one, which cannot be verified any more. */
export const auditKeyId = (accounts: Pick<Authentication, "sign">) => accounts.sign("audit", "key").slice(-16);
