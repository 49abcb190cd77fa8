import { imageFocuses } from "../../database/values.ts";
import * as f from "../field-types.ts";

/** What staff enter about an image. */
export const imageFields = {
	alt: f.localized(),
	focus: f.choice(imageFocuses, { issue: "unknown_focus", initial: "c" }),
};
