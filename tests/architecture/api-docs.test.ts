import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import { account, codeInOutbox, codeNow, password } from "../support/accounts.ts";
import { apiSite } from "../support/api.ts";
import { openPage } from "../support/html.ts";
import { listen } from "../support/listen.ts";
import { root } from "../support/project.ts";
import { temporaryFolder } from "../support/site.ts";
import { withApp } from "../support/two-factor.ts";

const run = promisify(execFile);

/** Every example of docs/api.md: its operation, expected status and command. */
const page = readFileSync(join(root, "docs/api.md"), "utf8");
const examples = [...page.matchAll(/\*\*`([A-Z]+) (\S+)`\*\* returns (\d+)\.\n\n```sh\n([^`]+)```/g)].map(
	([, method = "", path = "", status, command = ""]) => ({ method, path, status: Number(status), command }),
);

test("CALL-01: docs/api.md has an example of every operation, and curl receives the documented status", async () => {
	const site = await apiSite();
	const calls = Object.entries(site.document.paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
	);
	expect(examples.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(calls.sort());

	const token = await site.tokenOf("admin");
	const create = async (path: string, body: unknown): Promise<string> => {
		const made = await site.call(`POST ${path}`, { token, body });
		expect(made.status, JSON.stringify(made.body)).toBe(201);
		return made.body.id;
	};
	const university = await create("/api/universities", { name: "Of the program", location: "Seoul" });
	/** One record of each public table, created from the document's example. */
	const ids: Record<string, string> = {};
	for (const [path, { post }] of Object.entries(site.document.paths)) {
		const example = post?.requestBody?.content["application/json"]?.example as Record<string, unknown> | undefined;
		if (!example || !/^\/api\/\w+$/.test(path)) continue;
		ids[path] = await create(path, {
			...example,
			...("university_id" in example && { university_id: university }),
			...("section_key" in example && { section_key: "vision" }),
			...("is_active" in example && { is_active: true }),
			...("title" in example && { title: "The first of its kind" }),
			...(path === "/api/blog_posts" && { published: true }),
		});
	}
	ids["/api/profiles"] = (await site.call("GET /api/profiles", { token })).body.items[0].id;
	const written = `insert into entries (applicant_id, kind, channel, text) select id, 'message_in', 'web', 'Hello' from applicants`;
	await site.sql(written);
	for (const name of ["applicants", "entries", "tasks"])
		ids[`/api/${name}`] = (await site.call(`GET /api/${name}`, { token })).body.items[0].id;
	const { email } = await account(site, "user");
	await site.call("POST /api/auth/forgotten", { body: { email } });
	const newcomer = { display_name: "New", email: "newcomer@example.com", password };
	await site.call("POST /api/auth/sign-up", { body: newcomer });
	const codeOf = (page: string) => codeInOutbox(site, `/auth/${page}`);
	const app = await withApp(site, "user");
	const signIn = await site.call("POST /api/auth/sign-in", { body: { email: app.email, password } });
	const picture = join(await temporaryFolder(), "a.png");
	await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } }).toFile(picture);
	const variables = {
		SITE: await listen(site),
		UNIVERSITY: university,
		EMAIL: (await account(site, "user")).email,
		PASSWORD: password,
		PICTURE: picture,
		RECOVERY: await codeOf("new-password"),
		CONFIRMATION: await codeOf("confirm"),
		CHALLENGE: signIn.body.challenge as string,
	};
	const shapes = new Set<string>();
	for (const { method, path, status, command } of examples) {
		// With a token, reading and deleting one record differ only in the name of the table.
		const shape = command.replace(path.replace("{id}", "$ID"), "");
		if (path.endsWith("/{id}") && command.includes("$TOKEN") && method !== "PATCH" && shapes.has(shape)) continue;
		shapes.add(shape);
		// The site has one hero and one company: the example that adds it needs a site without, and later examples use it.
		const isOnly = method === "POST" && ["/api/hero_content", "/api/legal_entities"].includes(path);
		if (isOnly) await site.sql(`delete from ${path.slice("/api/".length)}`);
		const env = {
			PATH: process.env.PATH,
			...variables,
			KEY: randomUUID(),
			TOKEN: path === "/api/auth/sign-out" ? await site.tokenOf("user") : token,
			ID: ids[path.replace("/{id}", "")] ?? "",
			CODE: codeNow(app.key, 1),
		};
		const script = `curl() { command curl -sS -w '\\n%{http_code}' "$@"; }\n${command}`;
		const { stdout } = await run("sh", ["-c", script], { env });
		expect(stdout.trimEnd().split("\n").at(-1), `${method} ${path}\n${stdout}`).toBe(String(status));
		if (isOnly) ids[path] = JSON.parse(stdout.slice(0, stdout.trimEnd().lastIndexOf("\n"))).id;
	}
}, 600_000);

test("the page at /api documents the operations without JavaScript, in the site's design", async () => {
	const site = await apiSite();
	const answer = await site.get("/api");
	const policy = answer.headers.get("content-security-policy");
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
	expect(policy).toContain("script-src 'self'; style-src 'sha256-");
	const shown = await openPage(Promise.resolve(answer));
	expect([shown.has("script"), shown.one("html").get("lang"), shown.all("h1").length]).toEqual([false, "en", 1]);
	for (const [path, methods] of Object.entries(site.document.paths)) {
		for (const [method, { operationId }] of Object.entries(methods))
			expect(shown.one(`#${operationId} h3`).text).toBe(`${method.toUpperCase()} ${path}`);
	}
	const targets = shown.links().map((link) => link.get("href") ?? "");
	expect(targets.filter((target) => /^#/.test(target) && !shown.has(`[id="${target.slice(1)}"]`))).toEqual([]);
});
