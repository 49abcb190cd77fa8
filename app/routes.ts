import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "../domain/desk/revisions/rules.ts";

/** The lists of site content below a page, with the dialogs of their records. */
const contentLists = (page: "content" | "settings") =>
	route(":slug?", "routes/admin/content-tab.tsx", { id: `${page}-tab` }, [
		route("new", "routes/admin/record-edit.tsx", { id: `${page}-new` }),
		route("order", "routes/admin/content-order.tsx", { id: `${page}-order` }),
		route(":id/edit", "routes/admin/record-edit.tsx", { id: `${page}-edit` }),
		route(":id/versions", "routes/admin/revisions.tsx", { id: `${page}-versions` }),
		route(":id/delete", "routes/admin/record-delete.tsx", { id: `${page}-delete` }),
	]);

/** The dialogs about records of any noun, each over its list. */
const recordDialogs = (slug: string, folder = "") => [
	route(`${folder}new`, "routes/admin/record-edit.tsx", { id: `${slug}-new` }),
	route(`${folder}:id`, "routes/admin/record.tsx", { id: `${slug}-record` }),
	route(`${folder}:id/edit`, "routes/admin/record-edit.tsx", { id: `${slug}-edit` }),
	route(`${folder}:id/versions`, "routes/admin/revisions.tsx", { id: `${slug}-versions` }),
	route(`${folder}:id/delete`, "routes/admin/record-delete.tsx", { id: `${slug}-delete` }),
];

const recordList = (slug: string, more: ReturnType<typeof route>[] = []) =>
	route(slug, "routes/admin/records.tsx", { id: `${slug}-list` }, [...recordDialogs(slug), ...more]);

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

	route("saved", "routes/public/saved.tsx"),
	route("compare", "routes/public/compare.tsx"),
	route("shortlist/:code", "routes/public/shortlist.tsx"),
	route("fit", "routes/public/fit.tsx"),

	route("admissions", "routes/public/admissions.tsx"),
	route("blog", "routes/public/blog.tsx"),
	route("blog/feed.xml", "routes/public/feed.ts"),
	route("blog/:slug", "routes/public/post.tsx"),
	route("about", "routes/public/about.tsx"),
	route("contact", "routes/public/contact.tsx"),
	route("apply", "routes/public/apply.tsx"),
	route("apply/programs", "routes/public/apply-programs.ts"),
	route("visa-status", "routes/public/visa-status.tsx"),
	route("promises", "routes/public/promises.tsx"),
	route("is-it-us", "routes/public/is-it-us.tsx"),
	route("costs", "routes/public/costs.tsx"),
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
	route("my/bot", "routes/public/my/bot.tsx"),
	route("my/sign-out", "routes/public/my/sign-out.tsx"),

	route("my/applications/:id", "routes/public/my/application.tsx"),
	route("my/preview/:id", "routes/public/my/preview.tsx"),
	route("my/messages", "routes/public/my/messages.tsx"),
	route("my/details", "routes/public/my/details.tsx"),
	route("my/family", "routes/public/my/family.tsx"),
	route("my/telegram", "routes/public/my/telegram.tsx"),
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
			layout("routes/admin/records.tsx", [
				index("routes/admin/no-dialog.tsx"),
				route("sample", "routes/admin/sample-notice.tsx"),
				...recordDialogs("universities", "universities/"),
			]),
			recordList("programs"),
			route("applications", "routes/admin/applications.tsx", [
				route(":id", "routes/admin/application.tsx"),
				route(":id/status", "routes/admin/application-status.tsx"),
				route("assign/:applicant", "routes/admin/assign.tsx", { id: "application-assign" }),
				route(":id/delete", "routes/admin/application-delete.tsx"),
			]),
			recordList("blog", [route(":id/publish", "routes/admin/post-publish.tsx")]),
			route("contact", "routes/admin/contacts.tsx", [
				route(":id", "routes/admin/contact.tsx"),
				route("new", "routes/admin/contact-new.tsx"),
				route(":id/call", "routes/admin/contact-call.tsx"),
				route(":id/application", "routes/admin/contact-application.tsx"),
				route(":id/attach", "routes/admin/contact-attach.tsx"),
				route(":id/delete", "routes/admin/contact-delete.tsx"),
			]),
			route("users", "routes/admin/users.tsx", [
				route("new", "routes/admin/user-new.tsx"),
				route(":policy", "routes/admin/policy.tsx"),
				route(":id/work", "routes/admin/user-work.tsx"),
				route(":id/role", "routes/admin/user-role.tsx"),
				route(":id/reset", "routes/admin/user-reset.tsx"),
				route(":id/delete", "routes/admin/user-delete.tsx"),
			]),
		]),
		route("queue", "routes/admin/queue.tsx", [
			route("status/:application", "routes/admin/application-status.tsx", { id: "queue-status" }),
			route("assign/:task", "routes/admin/assign.tsx"),
			route("contact/:id", "routes/admin/contact.tsx", { id: "queue-contact" }),
		]),
		route("live", "routes/admin/live.ts"),
		route("queue/take/:task", "routes/admin/take.ts"),
		route("queue/board/take/:applicant", "routes/admin/take.ts", { id: "board-take" }),
		route("applications/take/:applicant", "routes/admin/take.ts", { id: "application-take" }),
		route("queue/board", "routes/admin/board.tsx", [
			route("status/:application", "routes/admin/application-status.tsx", { id: "board-status" }),
			route("assign/:applicant", "routes/admin/assign.tsx", { id: "board-assign" }),
		]),
		route("applicants/:id", "routes/admin/applicant.tsx", [
			route("edit", "routes/admin/applicant-edit.tsx"),
			route("test/:test?", "routes/admin/applicant-test.tsx"),
			route("code", "routes/admin/applicant-code.tsx"),
			route("call", "routes/admin/applicant-call.tsx"),
			route("follow-up", "routes/admin/applicant-follow-up.tsx"),
			route("status/:application", "routes/admin/application-status.tsx", { id: "applicant-status" }),
		]),
		route("trash", "routes/admin/trash.tsx", [route(":id/delete", "routes/admin/trash-delete.tsx")]),
		route("undo", "routes/admin/undo.ts"),
		route("hide/:noun", "routes/admin/hide.ts"),
		route("bulk", "routes/admin/bulk.tsx"),
		route("bulk/:id", "routes/admin/bulk-job.tsx"),
		...pages.map((slug) => recordList(slug)),
		route(
			"certifications/university/:university",
			"routes/admin/university-certifications.tsx",
			recordDialogs("certifications"),
		),
		route("rates", "routes/admin/rates.tsx", [route("new", "routes/admin/rates-new.tsx")]),
		route("fact-checks", "routes/admin/fact-checks.tsx"),
		route("programs/universities", "routes/admin/program-universities.ts"),
		route("programs/titles", "routes/admin/program-titles.ts"),
		route("applications/export.csv", "routes/admin/applications-file.ts", { id: "applications-csv" }),
		route("applications/export.xlsx", "routes/admin/applications-file.ts", { id: "applications-xlsx" }),
		route("import-export", "routes/admin/import-export.tsx"),
		route("import-export/file", "routes/admin/export-file.ts"),
		route("import-export/:id", "routes/admin/import.tsx"),
		route("search", "routes/admin/search.tsx"),
		route("log", "routes/admin/audit-log.tsx"),
		route("history/:id", "routes/admin/history.tsx"),
		route("images/:hash", "routes/admin/image.tsx"),
		route("overview", "routes/admin/overview.tsx"),
		route("status", "routes/admin/status.tsx"),
		route("analytics", "routes/admin/analytics.tsx"),
		route("analytics/export.csv", "routes/admin/analytics-csv.ts"),
		route("content", "routes/admin/content.tsx", [
			route("applications", "routes/admin/content-applications.tsx", [
				route(":id/delete", "routes/admin/content-application-delete.tsx"),
			]),
			contentLists("content"),
		]),
		route("settings", "routes/admin/settings.tsx", [contentLists("settings")]),
		route("content/translations", "routes/admin/content-translations.tsx"),
		route("*", "routes/admin/not-found.tsx"),
	]),

	route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
