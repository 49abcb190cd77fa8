const hour = 60 * 60 * 1_000;

/** How long the link in an account email works, in milliseconds. */
export const linkLifetime = { recovery: hour / 2, confirmation: 24 * hour };
