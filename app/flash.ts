import type { Flash } from "./visit.ts";

/** Leaves a message for the page after the redirect: its code, never text. Shown once, and no longer than a minute later. */
export function flashCookie({ code, reference }: Flash): string {
	return `flash=${code}${reference ? `.${reference}` : ""}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`;
}
