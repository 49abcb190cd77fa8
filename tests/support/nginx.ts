import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { root } from "./project.ts";

const example = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

type Change = (configuration: string) => string;
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/**
 * Debian's nginx in front of a site, with deploy/nginx.conf and deploy/nginx-cache.conf, until the test ends. It listens on
 * a socket in a temporary folder, without TLS.
 * @param site the URL of the site
 * @param change changes the configuration of the cache
 * @returns sends a GET request through nginx.
 */
export async function startNginx(site: string, change: Change = (configuration) => configuration) {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-nginx-"));
	await mkdir(join(folder, "cache"));
	const cache = change(example("nginx-cache.conf").replace("/var/cache/nginx/hamroh", `${folder}/cache`));
	const lines = [...cache.matchAll(/^#\t(proxy_.+;)$/gm)].map(([, line]) => line).join("\n\t\t");
	const socket = join(folder, "socket");
	const server = example("nginx.conf")
		.replace("127.0.0.1:3000", new URL(site).host)
		.replace(/^server \{\n\tlisten 80;[\s\S]*?^\}$/m, "")
		.replace(/^\t(listen|ssl_\w+) .*\n/gm, "")
		.replace("server_name example.com;", `listen unix:${socket};`)
		.replace("location / {", `location / {\n\t\t${lines}`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	const file = join(folder, "nginx.conf");
	await writeFile(
		file,
		// One process, which keeps the rights of its user.
		`daemon off; master_process off; pid ${folder}/pid; error_log stderr error; events {}
		http { access_log off; ${temporary.join(" ")}\n${cache}\n${server} }`,
	);
	const child = spawn("/usr/sbin/nginx", ["-c", file, "-p", folder, "-e", "stderr"], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(child, "exit");
	onTestFinished(async () => {
		child.kill("SIGTERM");
		await ended;
		await rm(folder, { recursive: true, force: true });
	});
	await expect.poll(() => get(socket, "/metrics").catch(() => undefined)).toBeDefined();
	return (path: string, headers: Record<string, string> = {}) => get(socket, path, headers);
}

function get(socketPath: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ socketPath, path, headers: { host: "localhost", ...headers } }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part) => parts.push(part));
			response.on("error", reject);
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
			);
		});
		sent.on("error", reject);
		sent.end();
	});
}
