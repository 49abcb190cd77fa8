/** The SHA-256 of a text or of bytes, in hexadecimal digits. */
export async function sha256Of(data: string | Uint8Array): Promise<string> {
	const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
