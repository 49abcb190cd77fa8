import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch, onCore, requireProgram } from "./processes.ts";
import { freePort } from "./site-process.ts";

/** Debian's nginx on one core, serving one response from a file with the same bytes and headers as ours. */
export async function startNginx(folder: string, path: string, answer: Response, body: Buffer, core = 0) {
	const nginx = requireProgram("nginx", "/usr/sbin/nginx");
	const port = await freePort();
	const place = join(folder, `nginx-${port}`);
	await mkdir(place);
	await chmod(folder, 0o755);
	await writeFile(join(place, "page"), body);
	// Headers that nginx adds itself.
	const own = /^(date|connection|keep-alive|content-length|content-type|etag)$/;
	const headers = [...answer.headers].filter(([name]) => !own.test(name));
	const quoted = (value: string) => `'${value.replaceAll("'", "\\'")}'`;
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
	server {
		listen 127.0.0.1:${port};
		location = ${path} {
			alias ${place}/page;
			default_type '${answer.headers.get("content-type")}';
			${headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join("\n\t\t\t")}
		}
	}
}
`,
	);
	const { child, ended } = launch([...onCore(core), nginx, "-c", join(place, "nginx.conf"), "-p", place], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const url = `http://127.0.0.1:${port}${path}`;
	while (!(await fetch(url).catch(() => undefined))) {
		if (child.exitCode !== null) throw new Error("nginx did not start.");
		await pause(10);
	}
	return {
		url,
		pid: child.pid as number,
		async stop() {
			child.kill("SIGTERM");
			await ended;
		},
	};
}
