/** Longer texts are no number, link or name. */
export const maxCheckedLength = 200;
