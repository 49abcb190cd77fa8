import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch, onCore, requireProgram } from "./processes.ts";
import { freePort } from "./site-process.ts";

/** Debian's nginx on one core, serving one response from a file with the same bytes and headers as ours. */
export async function startNginx(folder: string, path: string, answer: Response, body: Buffer, core = 0) {
	const port = await freePort();
	const file = join(folder, `nginx-page-${port}`);
	await writeFile(file, body);
	// Headers that nginx adds itself.
	const own = /^(date|connection|keep-alive|content-length|content-type|etag)$/;
	const headers = [...answer.headers].filter(([name]) => !own.test(name));
	const quoted = (value: string) => `'${value.replaceAll("'", "\\'")}'`;
	const http = () => `server {
		listen 127.0.0.1:${port};
		location = ${path} {
			alias ${file};
			default_type '${answer.headers.get("content-type")}';
			${headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join("\n\t\t\t")}
		}
	}`;
	return { ...(await start(folder, port, http, core)), url: `http://127.0.0.1:${port}${path}` };
}

/** nginx with the cache of deploy/nginx-cache.conf before a site. */
export async function startNginxCache(folder: string, site: string, core = 0) {
	const port = await freePort();
	const example = await readFile("deploy/nginx-cache.conf", "utf8");
	const http = (place: string) => `${example.replace("/var/cache/nginx/hamroh", `${place}/cache`)}
	upstream hamroh { server ${new URL(site).host}; keepalive 32; keepalive_timeout 4s; }
	server {
		listen 127.0.0.1:${port};
		proxy_http_version 1.1;
		proxy_set_header Connection "";
		proxy_set_header Host $host;
		location / { ${locationOf(example)} proxy_pass http://hamroh; }
	}`;
	return { ...(await start(folder, port, http, core)), url: `http://127.0.0.1:${port}` };
}

/** The lines for a location, which the example has as comments. */
const locationOf = (example: string) =>
	[...example.matchAll(/^#\t(proxy_.+;)$/gm)].map(([, line]) => line).join("\n\t\t\t");

async function start(folder: string, port: number, http: (place: string) => string, core: number) {
	const nginx = requireProgram("nginx", "/usr/sbin/nginx");
	const place = join(folder, `nginx-${port}`);
	await mkdir(place);
	await chmod(folder, 0o755);
	await writeFile(
		join(place, "nginx.conf"),
		`daemon off;
worker_processes 1;
pid ${place}/pid;
error_log ${place}/error.log;
events { worker_connections 1024; }
http {
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_requests 1000000;
	open_file_cache max=100;
	open_file_cache_valid 60s;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${place}/${name};`).join(" ")}
	${http(place)}
}
`,
	);
	const { child, ended } = launch([...onCore(core), nginx, "-c", join(place, "nginx.conf"), "-p", place], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
		if (child.exitCode !== null) throw new Error("nginx did not start.");
		await pause(10);
	}
	return {
		pid: child.pid as number,
		async stop() {
			child.kill("SIGTERM");
			await ended;
		},
	};
}
