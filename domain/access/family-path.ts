import type { Authentication } from "./authentication.ts";
import { linkToken } from "./links.ts";

/** The path of the page that a family's link shows. */
export const familyPath = (authentication: Pick<Authentication, "sign">, id: string): string =>
	`/family/${linkToken(authentication, { purpose: "family", id, address: null })}`;
