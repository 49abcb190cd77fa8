import { expect, test } from "vitest";
import { topicOf } from "../../server/drawings/cover.ts";
import { texts } from "./dictionaries.ts";
import { tagName, typeName } from "./texts.ts";

test.each(["constructor", "toString", "__proto__"])("a tag or type named %s stays as staff typed it", (name) => {
	expect(tagName(name, texts.en)).toBe(name);
	expect(typeName(name, texts.en)).toBe(name);
	expect(topicOf({ tags: [name, "visa"] })).toBe("visa");
});
