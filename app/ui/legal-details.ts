import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";

/** Who is responsible for the site, as staff entered it under "Legal details" in the company info; undefined without. */
export function useLegalDetails(): { title: string; text: string } | undefined {
	const { language, content } = useRequestContext();
	const section = content?.companyInfo.find(({ sectionKey }) => sectionKey === "legal");
	const text = section && localized(section, "content", language);
	return text ? { title: localized(section, "title", language), text } : undefined;
}
