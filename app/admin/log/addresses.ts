import { toKebabCase } from "../../../domain/shared/naming.ts";
import { contentSections } from "../content-kinds.ts";

/** The section of the content manager that an area of the log is about. */
const contentSectionOf = (area: string) => contentSections.find(({ kind }) => toKebabCase(kind) === area);

const folders: Record<string, string | undefined> = {
	university: "/admin/universities/",
	program: "/admin/programs/",
	certification: "/admin/certifications/university/",
	post: "/admin/blog/",
	application: "/admin/applications/",
	applicant: "/admin/applicants/",
	contact: "/admin/contact/",
	image: "/admin/images/",
	"funds-rule": "/admin/funds-rules/",
	"cost-item": "/admin/cost-items/",
};

/** The page of a record in the admin; undefined if it has none. */
export function recordAddress(area: string, { key, name }: { key: string; name: string }): string | undefined {
	if (area === "user") return `/admin/users?q=${encodeURIComponent(name)}`;
	const section = contentSectionOf(area);
	if (section) return `${section.base}/${key}/edit`;
	const folder = folders[area];
	return folder && folder + key;
}
