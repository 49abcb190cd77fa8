import list from "./common-passwords.json" with { type: "json" };

/** In lower case. Loaded where a password is set, on the server alone; the file names its source and license. */
const passwords = ` ${list.passwords} `;

/** Searches the text, because a set of its words takes eight times the memory. */
export const isCommonPassword = (form: string): boolean => !form.includes(" ") && passwords.includes(` ${form} `);
