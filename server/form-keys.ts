import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { FormKeys } from "../app/request-context.ts";

/** Milliseconds. People need longer to fill in a form; autofill and bots do not. */
const quickest = 2_000;
const longest = 24 * 60 * 60 * 1_000;

/** The key of each form: identifies the submission, contains its creation time, and cannot be forged. */
export function createFormKeys(secret: string, now: () => Date): FormKeys {
	const sign = (words: string) => createHmac("sha256", secret).update(`form ${words}`).digest("base64url").slice(0, 22);
	return {
		make(form, scope = "") {
			const words = `${form}.${now().getTime().toString(36)}.${randomUUID()}`;
			return `${words}.${sign(`${words} ${scope}`)}`;
		},
		read(form, key, scope = "") {
			const [name, made, id, signature, ...rest] = typeof key === "string" ? key.split(".") : [];
			if (name !== form || !made || !id || !signature || rest.length > 0) return { fault: "form_stale" };
			const expected = Buffer.from(sign(`${name}.${made}.${id} ${scope}`));
			const given = Buffer.from(signature);
			const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
			if (!isSigned) return { fault: scope ? "other_application" : "form_stale" };
			const age = now().getTime() - Number.parseInt(made, 36);
			if (age > longest) return { fault: "form_stale" };
			return { id, isQuick: age < quickest };
		},
	};
}
