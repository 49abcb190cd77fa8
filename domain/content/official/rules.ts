/** Longer texts are no number, link or name. */
export const longestChecked = 200;
