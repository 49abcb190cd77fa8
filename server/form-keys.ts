import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { FormKeys } from "../app/request-context.ts";

/** Milliseconds. People need longer to fill in a form; autofill and bots do not. */
const quickest = 2_000;
const longest = 24 * 60 * 60 * 1_000;

/** What the browser adds (app/islands/loader.ts). */
const ownPart = /^[\w-]{8,64}$/;

/**
 * The key of each form: identifies the submission, contains its creation time, and cannot be forged.
 *
 * A cached page has the same key for all its visitors. The loader script therefore adds a random part of the browser's own
 * after a "~". Without script, the visitor's address and what was entered take its place (decision 048).
 * @param sharedFor milliseconds for which a page with a form may be cached; 0 if pages are not cached
 */
export function createFormKeys(secret: string, now: () => Date, sharedFor: number): FormKeys {
	const sign = (words: string) => createHmac("sha256", secret).update(`form ${words}`).digest("base64url").slice(0, 22);

	/** The id of a submission with a key that several visitors may have. */
	function combined(id: string, own: string): string {
		const hex = createHmac("sha256", secret).update(`submission ${id} ${own}`).digest("hex");
		// Version 8 of RFC 9562: a UUID with the application's own content.
		return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
	}

	return {
		make(form, scope = "") {
			const words = `${form}.${now().getTime().toString(36)}.${randomUUID()}`;
			return `${words}.${sign(`${words} ${scope}`)}`;
		},
		read(form, key, { scope = "", sender } = {}) {
			const [signed = "", own, ...more] = typeof key === "string" ? key.split("~") : [];
			const [name, made, id, signature, ...rest] = signed.split(".");
			if (name !== form || !made || !id || !signature || rest.length > 0) return { fault: "form_stale" };
			if (more.length > 0 || (own !== undefined && !ownPart.test(own))) return { fault: "form_stale" };
			const expected = Buffer.from(sign(`${name}.${made}.${id} ${scope}`));
			const given = Buffer.from(signature);
			const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
			if (!isSigned) return { fault: scope ? "other_application" : "form_stale" };
			const age = now().getTime() - Number.parseInt(made, 36);
			if (age > longest) return { fault: "form_stale" };
			// Without script, a cached page may be older than the visit.
			const isShared = sharedFor > 0 && sender !== undefined && own === undefined;
			const visitor = own ?? (isShared ? sender : undefined);
			return {
				id: visitor === undefined ? id : combined(id, visitor),
				isQuick: age < quickest + (isShared ? sharedFor : 0),
			};
		},
	};
}
