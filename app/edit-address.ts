/** The list or the form of the admin panel that changes a public page. A post tells its own. */
const editors: [page: RegExp, address: string][] = [
	[/^\/$/, "/admin/content/hero"],
	[/^\/universities$/, "/admin"],
	[/^\/universities\/([\w-]+)$/, "/admin/universities/$1/edit"],
	[/^\/programs$/, "/admin/programs"],
	[/^\/programs\/([\w-]+)$/, "/admin/programs/$1/edit"],
	[/^\/blog$/, "/admin/blog"],
	[/^\/about$/, "/admin/content/company-info"],
	[/^\/contact$/, "/admin/content/offices"],
	[/^\/costs$/, "/admin/cost-items"],
	[/^\/promises$/, "/admin/settings/service-fees"],
];

export function editAddressOf(path: string): string | undefined {
	const [page, address] = editors.find(([page]) => page.test(path)) ?? [];
	return page && path.replace(page, address ?? "");
}
