/** A path of this site and nothing else: "//other.example" and "/\other.example" lead elsewhere. */
export function safeRedirectPath(value: unknown): string {
	return typeof value === "string" && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}
