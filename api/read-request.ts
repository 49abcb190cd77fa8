import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Principal } from "../domain/access/principal.ts";
import { maxUploadSize } from "../domain/content/images/rules.ts";
import { asLanguage } from "../domain/shared/language.ts";
import { parse } from "../domain/shared/validation.ts";
import { readTags } from "./etag.ts";
import { type ApiRequest, isGuarded, type Operation } from "./operation.ts";
import { stop } from "./problem.ts";

/** Bytes: a record in every language with each letter escaped to six bytes; a visitor's text; an image in a form. */
const largest = { record: 3 * 1024 * 1024, form: 64 * 1024, picture: maxUploadSize + 16 * 1024 };

/**
 * Reads and validates a request as far as the operation describes it.
 * @throws 400, 413, 415, 422.
 */
export async function readRequest(operation: Operation, principal: Principal, context: Context): Promise<ApiRequest> {
	const { req } = context;
	const { network: _network, ...sender } = principal;
	return {
		...sender,
		id: req.param("id") ?? "",
		query: operation.query ? parse(operation.query, once(new URL(req.url).searchParams)) : {},
		language: languageOf(req.header("accept-language")),
		idempotencyKey: operation.once ? await keyOf(req.header("idempotency-key")) : "",
		ifMatch: readTags(req.header("if-match") ?? null),
		...(await bodyOf(operation, context)),
	};
}

async function bodyOf({ body, access }: Operation, context: Context) {
	const nothing = { body: undefined, file: undefined };
	if (!body) return nothing;
	const isFile = "file" in body;
	const kind = context.req.header("content-type") ?? "";
	if (!isFile && !/^application\/json\s*(;|$)/i.test(kind)) throw stop(415, "bad_type");
	// Millions of other fields would take minutes to read.
	if (isFile && !/^multipart\/[^,]*$/i.test(kind)) return nothing;
	const maxSize = isFile ? largest.picture : isGuarded(access) ? largest.record : largest.form;
	let isTooLarge = false;
	const limit = bodyLimit({
		maxSize,
		onError() {
			isTooLarge = true;
			return new Response();
		},
	});
	let sent: unknown;
	await limit(context, async () => {
		sent = isFile
			? (await context.req.raw.formData().catch(() => new FormData())).get("file")
			: await context.req.raw.text().catch(() => "");
	});
	if (isTooLarge) throw stop(413, isFile ? "image_too_large" : "body_too_large");
	if (isFile) return { ...nothing, file: sent instanceof File ? sent : undefined };
	try {
		return { ...nothing, body: JSON.parse(sent as string) as unknown };
	} catch {
		throw stop(400, "bad_json");
	}
}

/** @throws 422 for repeated parameters. */
function once(params: URLSearchParams): Record<string, string> {
	const given = new Set<string>();
	const repeated = new Set<string>();
	for (const name of params.keys()) (given.has(name) ? repeated : given).add(name);
	if (repeated.size > 0) {
		throw stop(
			422,
			"invalid",
			[...repeated].map((field) => ({ field, code: "repeated" })),
		);
	}
	return Object.fromEntries(params);
}

/**
 * The domain identifies submissions by UUID, so derive one from the client's key (RFC 9562, version 8).
 * @throws 422.
 */
async function keyOf(sent: string | undefined): Promise<string> {
	if (sent === undefined) return crypto.randomUUID();
	if (!/^[\w-]{8,200}$/.test(sent)) throw stop(422, "bad_key");
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`api ${sent}`));
	const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
	return bytes.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

function languageOf(accepted = "") {
	const wanted = accepted.split(",").map((each) => asLanguage(each.trim().slice(0, 2).toLowerCase()));
	return wanted.find((language) => language !== undefined) ?? "en";
}
