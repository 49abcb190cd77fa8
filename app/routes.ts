import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. Each is also there below /ru and /uz, which the server takes off before (server/site.ts). */
export default [
	index("routes/public/home.tsx"),
	route("programs", "routes/public/programs.tsx"),
	route("programs/:id", "routes/public/program.tsx"),
	route("universities", "routes/public/universities.tsx"),
	route("universities/:id", "routes/public/university.tsx"),

	route("language", "routes/public/language.ts"),
	route("robots.txt", "routes/public/robots.ts"),
	route("sitemap.xml", "routes/public/sitemap.ts"),
	route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
