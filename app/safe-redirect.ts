/** A path of this site and nothing else: "//other.example" and "/\other.example" lead elsewhere. */
export function ownPath(value: unknown): string {
	return typeof value === "string" && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}
