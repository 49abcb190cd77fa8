import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** Whether a route is a page of the admin panel, or its frame. @param routes all routes by id, with the id of the one above */
export const isPanelRoute = (
	routes: Record<string, { parentId?: string } | undefined>,
	id: string | undefined,
): boolean => id !== undefined && (id === "routes/admin/layout" || isPanelRoute(routes, routes[id]?.parentId));

/**
 * @returns a function that finds the pattern of a page's path, such as "/programs/:id", for the metrics: there are as many
 * patterns as routes, whatever visitors ask for. Paths without parameters take precedence, as in the router.
 */
export function createRoutePatterns(routes: Routes): (path: string) => string {
	const patterns = Object.values(routes).flatMap((route) => (route ? [fullPath(routes, route.id)] : []));
	const plain = new Set(patterns.filter((pattern) => !/[:*?]/.test(pattern)));
	const variable = [...new Set(patterns)]
		.filter((pattern) => /[:?]/.test(pattern) && !pattern.includes("*"))
		.map((pattern) => ({ pattern, matches: matcherOf(pattern) }));
	return (path) => {
		// The admin panel loads the data of its pages from these addresses.
		const page = path.replace(/(?:\/_root)?\.data$/, "") || "/";
		if (plain.has(page)) return page;
		const found = variable.find(({ matches }) => matches.test(page));
		return found?.pattern ?? "not found";
	};
}

function fullPath(routes: Routes, id: string): string {
	const route = routes[id];
	if (!route) return "";
	const above = route.parentId ? fullPath(routes, route.parentId).replace(/\/$/, "") : "";
	return (route.path ? `${above}/${route.path}` : above) || "/";
}

function matcherOf(pattern: string): RegExp {
	const parts = pattern.split("/").slice(1);
	const source = parts.map((part) => {
		if (part.startsWith(":")) return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
		return `/${part.replaceAll(".", "\\.")}`;
	});
	return new RegExp(`^${source.join("")}$`);
}
