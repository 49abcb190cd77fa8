/**
 * Node keeps the source text of every script, with two bytes per character if a single character is not Latin. Names stay
 * as they are, because the log shows them.
 */
export const compactScript = {
	compress: false,
	mangle: false,
	codegen: { removeWhitespace: true, asciiOnly: true },
} as const;
