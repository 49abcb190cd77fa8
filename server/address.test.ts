import { expect, test } from "vitest";
import { decodable, isOurForm, parseAddress } from "./address.ts";

test("URLs that differ only in unknown parameters share a cache key, and different pages have different ones", () => {
	const names = (...targets: string[]) => new Set(targets.map((target) => parseAddress(target, null).key)).size;
	expect(names("/", "/?utm=1", "http://localhost:3000/?x#y", "http://localhost:3000/")).toBe(1);
	expect(names("/programs", "/programs/", "/programs?", "/programs?type=Nothing&page=0&city=Paris&fbclid=1")).toBe(1);
	expect(names("/programs?type=PhD&city=Busan", "/Programs?city=Busan&a=b&type=PhD&type=Master")).toBe(1);
	expect(names("/saved", "/saved?q=x&ids=x")).toBe(1);
	const pages = ["/", "/ru", "/programs", "/ru/programs", "/programs?page=2", "/programs?type=PhD", "/universities"];
	expect(names(...pages)).toBe(pages.length);
	const keyInRussian = parseAddress("/", "preferred-language=ru").key;
	expect([parseAddress("/ru", null).key, parseAddress("/", null).key]).not.toContain(keyInRussian);
});

test("H2: a path of very many slashes is parsed at once", () => {
	// Each slash must not be tried as the beginning of those at the end: that would take minutes.
	const row = "/".repeat(1_000_000);
	expect(parseAddress(`/programs${row}x`, null).path).toBe(`/programs${row}x`);
	expect(parseAddress(`/programs${row}`, null).path).toBe("/programs");
});

test("only URLs as our own links write them are cached", () => {
	for (const path of ["/", "/programs", "/universities/3f2a-b", "/blog/a_b~c.d", "/blog/%D0%92%D0%B8%D0%B7%D0%B0"])
		expect(isOurForm(path), path).toBe(true);
	const doubled = ["", "//", "//programs", "/a/", "/a/../programs", "/./programs", "/programs/.."];
	for (const path of [...doubled, "/%70rograms", "/universities/3F2A", "/blog/%d0%b2", "/a b", "/%00"])
		expect(isOurForm(path), path).toBe(false);
});

test("a path that is not UTF-8 stays unchanged", () => {
	expect(decodable("/universities/%ff")).toBe("/universities/-ff");
	expect(decodable("/blog/%D0%92")).toBe("/blog/%D0%92");
});
