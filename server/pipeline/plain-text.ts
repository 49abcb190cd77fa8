/** The headers of responses that are written for people but are no pages. */
export const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
