import { recordTypeOfArea } from "../record-types.ts";

/** Areas that are no type of record, or whose records have a page of another kind. */
const folders: Record<string, string | undefined> = {
	// The list of a certification is the page of its university.
	certification: "/admin/certifications/university/",
	application: "/admin/applications/",
	applicant: "/admin/applicants/",
	contact: "/admin/contact/",
	image: "/admin/images/",
};

/** The page of a record in the admin; undefined if it has none. */
export function recordAddress(area: string, { key, name }: { key: string; name: string }): string | undefined {
	if (area === "user") return `/admin/users?q=${encodeURIComponent(name)}`;
	const folder = folders[area];
	if (folder) return folder + key;
	const type = recordTypeOfArea(area);
	return type && `${type.base}/${key}${type.section ? "/edit" : ""}`;
}
