type Paper = {
	type: "image/jpeg" | "application/pdf" | "application/zip";
	bytes: Uint8Array | ReadableStream<Uint8Array>;
};

const endings = { "image/jpeg": "jpg", "application/pdf": "pdf", "application/zip": "zip" };

/**
 * A file of a paper, or a pack. It is never stored by a browser or a proxy, and must not run or load anything, even if a
 * browser interprets it as a document: only a photo is opened here.
 * @param name without its ending
 */
export function paperResponse({ type, bytes }: Paper, name = "document"): Response {
	const isPhoto = type === "image/jpeg";
	return new Response(bytes as BodyInit, {
		headers: {
			"content-type": type,
			"content-disposition": `${isPhoto ? "inline" : "attachment"}; filename="${name}.${endings[type]}"`,
			"content-security-policy":
				"default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
			"cross-origin-resource-policy": "same-origin",
			"cache-control": "private, no-store",
			"x-content-type-options": "nosniff",
		},
	});
}
