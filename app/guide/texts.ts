import { guides as written } from "../i18n/dictionaries.ts";
import { typesetEach } from "../i18n/typography.ts";

/** The guide in all languages, with typography. */
export const guides = typesetEach(written);
