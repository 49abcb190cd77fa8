import { html, raw } from "hono/html";
import { languages } from "../domain/shared/language.ts";
import type { ApiDocument, Described, Json } from "./openapi.ts";

type Markup = ReturnType<typeof html>;

/** Renders the document as an HTML page in the site's design, without script. */
export function pageOf(
	document: ApiDocument,
	{ siteName, styles }: { siteName: string; styles: string },
): Promise<string> | string {
	const { info, tags, paths, components } = document;
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
	);
	const sections = tags.map(({ name, description }) => {
		const own = calls.filter(({ operation }) => operation.tags.includes(name));
		return html`<section class="api" aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${description ? html`<p>${description}</p>` : ""}${own.map(
			({ method, path, operation }) => callOf(method, path, operation),
		)}</section>`;
	});
	const title = `${siteName} API`;
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><meta name="description" content="${info.description}"><style>${raw(styles)}</style></head><body>
<header class="wrap"><a class="brand" href="/">${siteName}</a></header>
<main class="wrap page">
<h1>${title}</h1>
<p>${info.description}</p>
<p>Version ${info.version}. For programs: <a class="link" href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
<nav aria-label="On this page"><ul>${[...tags.map(({ name }) => name), "problems", "records"].map(
		(name) => html`<li><a class="link" href="#${name}">${name}</a></li>`,
	)}</ul></nav>
<section class="api" aria-labelledby="use"><h2 id="use">How to use it</h2><ul>${usage.map((line) => html`<li>${inWords(line)}</li>`)}</ul></section>
${sections}
<section class="api" aria-labelledby="problems"><h2 id="problems">problems</h2><p>Each problem is an object with these fields, as application/problem+json; its <code>type</code> links here.</p>${tableOf(components.schemas.Problem)}<dl class="facts">${Object.entries(
		components.responses,
	).map(
		([name, { description }]) =>
			html`<dt id="problem-${name.slice("Problem".length)}">${name.slice("Problem".length)}</dt><dd>${String(description)}</dd>`,
	)}</dl></section>
<section class="api" aria-labelledby="records"><h2 id="records">records</h2>${Object.entries(components.schemas)
		.filter(([name]) => name !== "Problem")
		.map(([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>${tableOf(schema)}</article>`)}</section>
</main></body></html>`;
}

export const pageStyles = `.page>h1{padding-bottom:.75rem}.api p,.api li,.page>p{max-width:68ch}.api{padding-top:3rem;display:grid;gap:1rem;min-width:0}.api>*,.api article>*{min-width:0}
.api article{display:grid;gap:.5rem;padding-top:1rem;border-top:1px solid var(--color-rule)}
.api code,.api pre{font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
.api h3 code{font-size:1rem}.api pre{white-space:pre-wrap;padding:.75rem;border:1px solid var(--color-rule);border-radius:6px;background:var(--color-sunken)}
.api ul{list-style:disc;padding-left:1.25rem;display:grid;gap:.25rem}
.api dd a{display:inline-block;min-height:1.5rem;line-height:1.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding-top:1rem}nav a{display:inline-block;padding-block:.5rem}`;

const suffixes = languages.map((language) => `_${language}`);
const usage = [
	"Requests and responses are JSON in UTF-8. Times are ISO 8601 in UTC, dates ISO dates, ids UUIDs.",
	`A localized text has ${languages.length + 1} fields: the plain one and its variants ${suffixes.map((suffix) => `\`${suffix}\``).join(", ")}.`,
	"Sign in with `POST /api/auth/sign-in` and send the token as `Authorization: Bearer …`. Reading what the pages show needs no token.",
	"Lists come in pages: send `page` and `limit`, and read `items`, `total`, `page` and `pages`. The API refuses a field that is not described here.",
	"Reads carry an `ETag` for `If-None-Match`; send it with changes as `If-Match`, and you get 412 if someone else was faster.",
	"`RateLimit` and `RateLimit-Policy` say how many requests are left; with 429, `Retry-After` says how long to wait.",
	"`X-Request-Id` identifies a request in the response and in our log. Send your own, or quote ours.",
];

function callOf(method: string, path: string, { operationId, summary, description, ...call }: Described): Markup {
	const { parameters, requestBody, responses, security } = call;
	const isOpen = security.some((way) => Object.keys(way).length === 0);
	const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
	const [answered, refused] = [/^[23]/, /^[45]/].map((kind) =>
		Object.entries(responses).filter(([status]) => kind.test(status)),
	) as [[string, Json][], [string, Json][]];
	return html`<article id="${operationId}"><h3><code>${method} ${path}</code></h3><p>${summary}. ${inWords(description)}</p>
<dl class="facts"><dt>Who</dt><dd>${isOpen ? "everyone" : "a session; its role decides what it may do"}</dd>${parameters.map(
		({ name, in: where, schema, description }) =>
			html`<dt><code>${String(name)}</code></dt><dd>${where as string}, ${typeOf(schema as Json)}. ${inWords(description)}</dd>`,
	)}${content ? html`<dt>Body</dt><dd>${type ?? ""}: ${typeOf(content.schema)}</dd>` : ""}${answered.map(
		([status, { description, content }]) =>
			html`<dt>${status}</dt><dd>${schemaIn(content)} ${String(description)}</dd>`,
	)}<dt>Problems</dt><dd>${refused.map(([status]) => html`<a class="link" href="#problem-${status}">${status}</a> `)}</dd></dl>${
		content?.example === undefined ? "" : html`<pre>${JSON.stringify(content.example)}</pre>`
	}</article>`;
}

/** Formats text in backticks as code. */
function inWords(text: unknown): Markup {
	const parts = typeof text === "string" ? text.split("`") : [];
	return html`${parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;
}

function schemaIn(content: unknown): Markup | string {
	const [media] = Object.values((content ?? {}) as Record<string, { schema: Json }>);
	return media ? html`${typeOf(media.schema)}:` : "";
}

/** A table of an object's fields; the four fields of a localized text share one row. */
function tableOf(schema: Json = {}): Markup {
	if (!schema.properties) return html`<p>${typeOf(schema)}</p>`;
	const fields = schema.properties as Record<string, Json>;
	const required = (schema.required ?? []) as string[];
	const isVariant = (name: string) =>
		suffixes.some((suffix) => name.endsWith(suffix) && Object.hasOwn(fields, name.slice(0, -suffix.length)));
	const rows = Object.entries(fields).filter(([name]) => !isVariant(name));
	return html`<dl class="facts">${rows.map(([name, field]) => {
		const variants = Object.hasOwn(fields, name + suffixes[0]) ? ` and ${suffixes.join(", ")}` : "";
		const may = required.includes(name) ? "" : ", optional";
		return html`<dt><code>${name}</code>${variants}</dt><dd>${typeOf(field)}${may}. ${inWords(field.description)}</dd>`;
	})}</dl>`;
}

/** Describes a type in words; named types are links. */
function typeOf(schema: Json): Markup {
	const { $ref: reference, type, items, const: only, format, properties, minimum, maximum, maxLength } = schema;
	const choices = schema.enum as unknown[] | undefined;
	const parts = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
	if (typeof reference === "string") {
		const name = reference.split("/").at(-1) as string;
		return html`<a class="link" href="#schema-${name}">${name}</a>`;
	}
	if (choices) return html`${choices.map((choice) => JSON.stringify(choice)).join(" or ")}`;
	if (only !== undefined) return html`${JSON.stringify(only)}`;
	if (parts) return html`${parts.map((part, index) => html`${index > 0 ? " or " : ""}${typeOf(part)}`)}`;
	if (items) return html`list of ${typeOf(items as Json)}`;
	if (properties && Object.keys(properties).length > 0) {
		const fields = Object.entries(properties as Record<string, Json>);
		return html`object {${fields.map(([name, field], index) => html`${index > 0 ? ", " : ""}${name}: ${typeOf(field)}`)}}`;
	}
	const bounds = [
		format,
		minimum !== undefined && `from ${minimum}`,
		maximum !== undefined && `to ${maximum}`,
		maxLength && `up to ${maxLength} characters`,
	].filter(Boolean);
	return html`${[type ?? "anything"].flat().join(" or ")}${bounds.length > 0 ? ` (${bounds.join(", ")})` : ""}`;
}
