/** @returns the value if it is a path of this site. "//other.example" and "/\other.example" are other sites. */
export function safeRedirectPath(value: unknown): string {
	return typeof value === "string" && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}
