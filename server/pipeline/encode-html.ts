import { transcode } from "node:buffer";

/**
 * Encodes a page as UTF-8. All pages have letters beyond Latin-1, such as those of the languages' names, so V8 keeps them as
 * UTF-16. Node copies that as it is and converts it with vector instructions, in half of the time of `Buffer.from(html)`.
 */
export function encodeHtml(html: string): Buffer {
	try {
		return transcode(Buffer.from(html, "utf16le"), "utf16le", "utf8");
	} catch {
		// Half of a pair of surrogates, where a text was shortened within an emoji: becomes U+FFFD.
		return Buffer.from(html);
	}
}
