import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * Every URL of the site. Each also exists with a language prefix such as /ru, which the server removes first
 * (server/address.ts).
 */
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
	route("auth/sign-up", "routes/public/auth/sign-up.tsx"),
	route("auth/forgotten", "routes/public/auth/forgotten.tsx"),
	route("auth/new-password", "routes/public/auth/new-password.tsx"),
	route("auth/confirm", "routes/public/auth/confirm.tsx"),
	route("auth/second-factor", "routes/public/auth/two-factor.tsx"),
	route("auth/sign-out", "routes/public/auth/sign-out.ts"),
	route("auth/session", "routes/public/auth/session.ts"),
	route("account", "routes/public/account.tsx"),
	route("account/password", "routes/public/auth/change-password.tsx"),
	route("account/sessions", "routes/public/auth/sessions.tsx"),

	route("my", "routes/public/my/home.tsx"),
	route("my/link", "routes/public/my/link.tsx"),
	route("my/code", "routes/public/my/code.tsx"),
	route("my/sign-out", "routes/public/my/sign-out.tsx"),

	route("my/applications/:id", "routes/public/my/application.tsx"),
	route("my/preview/:id", "routes/public/my/preview.tsx"),
	route("my/messages", "routes/public/my/messages.tsx"),
	route("my/details", "routes/public/my/details.tsx"),
	route("my/family", "routes/public/my/family.tsx"),
	route("family/:token", "routes/public/my/parents.tsx"),

	route("facebook-pixel-test", "routes/public/pixel-test.tsx"),
	route("consent", "routes/public/consent.ts"),
	route("notice", "routes/public/notice.ts"),
	route("language", "routes/public/language.ts"),
	route("manifest.webmanifest", "routes/public/manifest.ts"),
	route("robots.txt", "routes/public/robots.ts"),
	route("sitemap.xml", "routes/public/sitemap.ts"),

	route("admin", "routes/admin/layout.tsx", [
		layout("routes/admin/dashboard.tsx", [
			layout("routes/admin/universities.tsx", [
				index("routes/admin/no-dialog.tsx"),
				route("sample", "routes/admin/sample-notice.tsx"),
				route("universities/new", "routes/admin/record-edit.tsx", { id: "university-new" }),
				route("universities/:id", "routes/admin/record.tsx", { id: "university" }),
				route("universities/:id/edit", "routes/admin/record-edit.tsx", { id: "university-edit" }),
				route("universities/:id/delete", "routes/admin/record-delete.tsx", { id: "university-delete" }),
			]),
			route("programs", "routes/admin/programs.tsx", [
				route("new", "routes/admin/record-edit.tsx", { id: "program-new" }),
				route(":id", "routes/admin/record.tsx", { id: "program" }),
				route(":id/edit", "routes/admin/record-edit.tsx", { id: "program-edit" }),
				route(":id/delete", "routes/admin/record-delete.tsx", { id: "program-delete" }),
			]),
			route("applications", "routes/admin/applications.tsx", [
				route(":id", "routes/admin/application.tsx"),
				route(":id/status", "routes/admin/application-status.tsx"),
				route(":id/delete", "routes/admin/application-delete.tsx"),
			]),
			route("blog", "routes/admin/posts.tsx", [
				route("new", "routes/admin/record-edit.tsx", { id: "post-new" }),
				route(":id", "routes/admin/record.tsx", { id: "post" }),
				route(":id/edit", "routes/admin/record-edit.tsx", { id: "post-edit" }),
				route(":id/versions", "routes/admin/revisions.tsx", { id: "post-versions" }),
				route(":id/publish", "routes/admin/post-publish.tsx"),
				route(":id/delete", "routes/admin/record-delete.tsx", { id: "post-delete" }),
			]),
			route("contact", "routes/admin/contacts.tsx", [
				route(":id", "routes/admin/contact.tsx"),
				route(":id/delete", "routes/admin/contact-delete.tsx"),
			]),
			route("users", "routes/admin/users.tsx", [
				route("new", "routes/admin/user-new.tsx"),
				route("second-factor", "routes/admin/two-factor-policy.tsx"),
				route("application-links", "routes/admin/link-policy.tsx"),
				route("round-robin", "routes/admin/round-robin-policy.tsx"),
				route(":id/work", "routes/admin/user-work.tsx"),
				route(":id/role", "routes/admin/user-role.tsx"),
				route(":id/reset", "routes/admin/user-reset.tsx"),
				route(":id/delete", "routes/admin/user-delete.tsx"),
			]),
		]),
		route("queue", "routes/admin/queue.tsx", [
			route("status/:application", "routes/admin/application-status.tsx", { id: "queue-status" }),
			route("assign/:task", "routes/admin/assign.tsx"),
		]),
		route("queue/take/:task", "routes/admin/take.ts"),
		route("queue/board", "routes/admin/board.tsx", [
			route("status/:application", "routes/admin/application-status.tsx", { id: "board-status" }),
		]),
		route("applicants/:id", "routes/admin/applicant.tsx", [
			route("edit", "routes/admin/applicant-edit.tsx"),
			route("test", "routes/admin/applicant-test.tsx"),
			route("code", "routes/admin/applicant-code.tsx"),
			route("status/:application", "routes/admin/application-status.tsx", { id: "applicant-status" }),
		]),
		route("trash", "routes/admin/trash.tsx", [route(":id/delete", "routes/admin/trash-delete.tsx")]),
		route("undo", "routes/admin/undo.ts"),
		route("programs/universities", "routes/admin/program-universities.ts"),
		route("applications/export.csv", "routes/admin/applications-file.ts", { id: "applications-csv" }),
		route("applications/export.xlsx", "routes/admin/applications-file.ts", { id: "applications-xlsx" }),
		route("exchange", "routes/admin/import-export.tsx"),
		route("exchange/file", "routes/admin/export-file.ts"),
		route("exchange/:id", "routes/admin/import.tsx"),
		route("log", "routes/admin/audit-log.tsx"),
		route("history/:id", "routes/admin/history.tsx"),
		route("images/:hash", "routes/admin/image.tsx"),
		route("overview", "routes/admin/overview.tsx"),
		route("figures", "routes/admin/analytics.tsx"),
		route("figures/export.csv", "routes/admin/analytics-csv.ts"),
		route("content", "routes/admin/content.tsx", [
			route("applications", "routes/admin/content-applications.tsx", [
				route(":id/delete", "routes/admin/content-application-delete.tsx"),
			]),
			route(":slug?", "routes/admin/content-tab.tsx", [
				route("new", "routes/admin/record-edit.tsx", { id: "content-new" }),
				route("order", "routes/admin/content-order.tsx"),
				route(":id/edit", "routes/admin/record-edit.tsx", { id: "content-edit" }),
				route(":id/versions", "routes/admin/revisions.tsx"),
				route(":id/delete", "routes/admin/record-delete.tsx", { id: "content-delete" }),
			]),
		]),
		route("content/translations", "routes/admin/content-translations.tsx"),
		route("*", "routes/admin/not-found.tsx"),
	]),

	route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
