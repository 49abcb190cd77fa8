import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. Each is also there below /ru and /uz, which the server takes off before (server/site.ts). */
export default [
	index("routes/public/home.tsx"),
	route("programs", "routes/public/programs.tsx"),
	route("programs/:id", "routes/public/program.tsx"),
	route("universities", "routes/public/universities.tsx"),
	route("universities/:id", "routes/public/university.tsx"),

	route("admissions", "routes/public/admissions.tsx"),
	route("blog", "routes/public/blog.tsx"),
	route("blog/feed.xml", "routes/public/feed.ts"),
	route("blog/:slug", "routes/public/post.tsx"),
	route("about", "routes/public/about.tsx"),
	route("contact", "routes/public/contact.tsx"),
	route("apply", "routes/public/apply.tsx"),
	route("apply/programs", "routes/public/apply-programs.ts"),
	route("visa-status", "routes/public/visa-status.tsx"),
	route("terms", "routes/public/terms.tsx"),
	route("privacy", "routes/public/privacy.tsx"),

	route("auth", "routes/public/auth/sign-in.tsx"),
	route("auth/sign-out", "routes/public/auth/sign-out.ts"),
	route("auth/session", "routes/public/auth/session.ts"),

	route("notice", "routes/public/notice.ts"),
	route("language", "routes/public/language.ts"),
	route("robots.txt", "routes/public/robots.ts"),
	route("sitemap.xml", "routes/public/sitemap.ts"),

	route("admin", "routes/admin/layout.tsx", [
		layout("routes/admin/dashboard.tsx", [
			layout("routes/admin/universities.tsx", [
				index("routes/admin/no-dialog.tsx"),
				route("universities/new", "routes/admin/university-edit.tsx", { id: "university-new" }),
				route("universities/:id", "routes/admin/university.tsx"),
				route("universities/:id/edit", "routes/admin/university-edit.tsx"),
				route("universities/:id/delete", "routes/admin/university-delete.tsx"),
			]),
		]),
		route("*", "routes/admin/not-found.tsx"),
	]),

	route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
