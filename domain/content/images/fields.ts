import { imageFocuses } from "../../../database/values.ts";
import * as f from "../../records/field-types.ts";

/** What staff enter about an image. */
export const imageFields = {
	alt: f.localized(),
	/** Who took the photo, and its license: pages show them as its credit. */
	author: f.line(),
	license: f.line({ max: 100 }),
	focus: f.choice(imageFocuses, { issue: "unknown_focus", initial: "c" }),
};
