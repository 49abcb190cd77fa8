import type { getPostForStaff } from "../../domain/blog/queries.ts";
import { tagsOf } from "../../domain/blog/rules.ts";
import { type Field, inputOf, type Values, valuesOf } from "./fields.ts";

export const postFields: Field[] = [
	{ name: "title", kind: "localized", required: true },
	{ name: "slug", kind: "line" },
	{ name: "published", kind: "tick" },
	{ name: "tags", kind: "line" },
	{ name: "coverImageUrl", kind: "image" },
	{ name: "excerpt", kind: "localized", rows: 3 },
	{ name: "content", kind: "localized", rows: 14, required: true },
];

type Post = Pick<Awaited<ReturnType<typeof getPostForStaff>>, "tags"> & Record<string, unknown>;

export function postValues(post: Post): Values {
	return { ...valuesOf(post, postFields), tags: post.tags.join(", ") };
}

/** Tags are typed as one text (VALID-14). */
export function postInputOf(values: Values): Record<string, unknown> {
	return { ...inputOf(values, postFields), tags: tagsOf(values.tags ?? "") };
}
