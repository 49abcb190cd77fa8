import { inputSchema } from "../../records/input-schema.ts";
import { type ContentKind, contentKinds } from "./fields.ts";

/** Spec §9. */
export const homeTestimonials = 3;

export type { ContentKind };

type ContentInputs = { [K in ContentKind]: ReturnType<typeof inputSchema<(typeof contentKinds)[K]["fields"]>> };

/** The input of each kind of content (spec §3). */
export const contentInputs = Object.fromEntries(
	Object.entries(contentKinds).map(([kind, { fields }]) => [kind, inputSchema(fields)]),
) as ContentInputs;
