import type { LinkPurpose } from "../../database/values.ts";

const hour = 60 * 60 * 1_000;

/** Lifetime of the link in an account email, in milliseconds. */
export const linkLifetime: Record<LinkPurpose, number> = { recovery: hour / 2, confirmation: 24 * hour };
