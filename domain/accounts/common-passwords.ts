import list from "./common-passwords.json" with { type: "json" };

/** In lower case. Loaded where a password is set, on the server alone; the file names its source and license. */
export const commonPasswords: ReadonlySet<string> = new Set(list.passwords.split(" "));
