import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { BucketSettings } from "../../gateways/image-bucket.ts";
import { freePort } from "./listen.ts";

const parts = ["account", "container", "object"] as const;

/**
 * Starts an S3-compatible store that verifies signatures: Debian's OpenStack Swift with s3api, on loopback, with its
 * files in `folder`. The bucket that the settings name does not exist yet.
 */
export async function startSwift(folder: string): Promise<{ settings: BucketSettings; stop(): Promise<void> }> {
	if (!existsSync("/usr/bin/swift-proxy-server")) throw new Error("Swift is missing: apt-get install swift-proxy …");
	const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
	const proxy = await freePort();
	await mkdir(join(folder, "devices/one"), { recursive: true });
	const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_address = /dev/null
workers = 0
`;
	const args = ["-c", rings, folder, ...parts.map((part) => String(ports[part]))];
	execFileSync("/usr/bin/python3", args, { stdio: "ignore" });
	for (const part of parts) {
		await writeFile(
			join(folder, `${part}.conf`),
			`${common(ports[part])}[pipeline:main]\npipeline = ${part}-server\n[app:${part}-server]\nuse = egg:swift#${part}\n`,
		);
	}
	await writeFile(
		join(folder, "proxy.conf"),
		[
			`${common(proxy)}[pipeline:main]\npipeline = catch_errors cache s3api tempauth proxy-server`,
			"[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true",
			"[filter:catch_errors]\nuse = egg:swift#catch_errors",
			"[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1",
			"[filter:s3api]\nuse = egg:swift#s3api\ns3_acl = false\nlocation = us-east-1",
			"[filter:tempauth]\nuse = egg:swift#tempauth\nuser_test_tester = testing .admin\n",
		].join("\n"),
	);
	const servers = [...parts, "proxy"].map((part) =>
		spawn(`/usr/bin/swift-${part}-server`, [join(folder, `${part}.conf`)], { stdio: "ignore" }),
	);
	const kill = () => {
		for (const server of servers) server.kill("SIGKILL");
	};
	process.once("exit", kill);
	const stop = async () => {
		process.off("exit", kill);
		kill();
		await Promise.all(
			servers.map((server) => server.exitCode === null && server.signalCode === null && once(server, "exit")),
		);
	};
	const endpoint = `http://127.0.0.1:${proxy}`;
	const addresses = [endpoint, ...Object.values(ports).map((port) => `http://127.0.0.1:${port}`)];
	for (;;) {
		const answers = await Promise.all(addresses.map((address) => fetch(address).catch(() => undefined)));
		if (answers.every(Boolean)) break;
		if (servers.some(({ exitCode }) => exitCode !== null)) {
			await stop();
			throw new Error("Swift did not start.");
		}
		await new Promise((resume) => setTimeout(resume, 100));
	}
	const keys = { accessKeyId: "test:tester", secretAccessKey: "testing" };
	return { settings: { endpoint, bucket: "pictures", region: "us-east-1", ...keys }, stop };
}

/** Writes the rings of all parts in one process: the command of Swift takes three for each. */
const rings = `
from sys import argv
from swift.common.ring import RingBuilder
for part, port in zip(("account", "container", "object"), argv[2:]):
    builder = RingBuilder(1, 1, 0)
    address = {"ip": "127.0.0.1", "port": int(port), "replication_ip": "127.0.0.1", "replication_port": int(port)}
    builder.add_dev({"region": 1, "zone": 1, "device": "one", "weight": 1.0, "meta": "", **address})
    builder.rebalance()
    builder.get_ring().save(f"{argv[1]}/{part}.ring.gz")
`;
