import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "../domain/desk/revisions/rules.ts";

/** The lists of site content below a page, with the dialogs of their records. */
const contentLists = (page: "content" | "settings") =>
	route(":slug?", "routes/admin/content-tab.tsx", { id: `${page}-tab` }, [
		route("new", "routes/admin/record-edit.tsx", { id: `${page}-new` }),
		route("order", "routes/admin/content-order.tsx", { id: `${page}-order` }),
		route(":id/edit", "routes/admin/record-edit.tsx", { id: `${page}-edit` }),
		route(":id/versions", "routes/admin/revisions.tsx", { id: `${page}-versions` }),
		route(":id/delete", "routes/admin/delete.tsx", { id: `${page}-delete` }),
	]);

/** The dialogs about records of any noun, each over its list. */
const recordDialogs = (slug: string) => [
	route("new", "routes/admin/record-edit.tsx", { id: `${slug}-new` }),
	route(":id", "routes/admin/record.tsx", { id: `${slug}-record` }),
	route(":id/edit", "routes/admin/record-edit.tsx", { id: `${slug}-edit` }),
	route(":id/versions", "routes/admin/revisions.tsx", { id: `${slug}-versions` }),
	route(":id/delete", "routes/admin/delete.tsx", { id: `${slug}-delete` }),
];

const recordList = (slug: string, more: ReturnType<typeof route>[] = []) =>
	route(slug, "routes/admin/records.tsx", { id: `${slug}-list` }, [...recordDialogs(slug), ...more]);

/** Pages inside the panel's frame. They use the root's module again for its error boundary, so the frame stays when a page fails. */
const inFrame = (pages: ReturnType<typeof route>[]) => [layout("root.tsx", { id: "routes/admin/page" }, pages)];

/**
 * Every URL of the site. Each also exists with a language prefix such as /ru, which the server removes first
 * (server/address.ts).
 */
export default [
	index("routes/public/home.tsx"),
	route("programs", "routes/public/programs.tsx"),
	route("programs/:id", "routes/public/program.tsx"),
	route("programs/:id/calendar.ics", "routes/public/program-calendar.ts"),
	route("deadlines", "routes/public/deadlines.tsx"),
	route("deadlines/calendar.ics", "routes/public/deadlines-calendar.ts"),
	route("reminders", "routes/public/reminders/request.tsx"),
	route("reminders/stop", "routes/public/reminders/stop.tsx"),
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
	route("documents", "routes/public/documents.tsx"),
	route("scholarships", "routes/public/scholarships.tsx"),
	route("plan", "routes/public/plan.tsx"),
	route("terms", "routes/public/terms.tsx"),
	route("privacy", "routes/public/privacy.tsx"),

	route("auth", "routes/public/auth/sign-in.tsx"),
	route("auth/sign-up", "routes/public/auth/sign-up.tsx"),
	route("auth/forgotten", "routes/public/auth/forgotten.tsx"),
	route("auth/new-password", "routes/public/auth/new-password.tsx"),
	route("auth/first-owner", "routes/public/auth/first-owner.tsx"),
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
	route("my/documents", "routes/public/my/documents.tsx"),
	route("my/documents/:id", "routes/public/my/document.tsx"),
	route("my/documents/:id/pages", "routes/public/my/document-pages.ts"),
	route("my/plan", "routes/public/my/plan.tsx"),
	route("my/money", "routes/public/my/money.tsx"),
	route("my/files/:id", "routes/public/my/file.ts"),
	route("my/details", "routes/public/my/details.tsx"),
	route("my/family", "routes/public/my/family.tsx"),
	route("my/privacy", "routes/public/my/privacy.tsx"),
	route("my/privacy/copy", "routes/public/my/privacy-copy.ts"),
	route("my/telegram", "routes/public/my/telegram.tsx"),
	route("family/:token", "routes/public/my/parents.tsx"),

	route("facebook-pixel-test", "routes/public/pixel-test.tsx"),
	route("consent", "routes/public/consent.ts"),
	route("notice", "routes/public/notice.ts"),
	route("language", "routes/public/language.ts"),
	route("manifest.webmanifest", "routes/public/manifest.ts"),
	route("robots.txt", "routes/public/robots.ts"),
	route("sitemap.xml", "routes/public/sitemap.ts"),

	route(
		"admin",
		"routes/admin/layout.tsx",
		inFrame([
			layout("routes/admin/dashboard.tsx", [
				layout("routes/admin/records.tsx", { id: "first-list" }, [
					index("routes/admin/no-dialog.tsx"),
					route("sample", "routes/admin/sample-notice.tsx"),
				]),
				recordList("universities"),
				recordList("programs"),
				route("applications", "routes/admin/applications.tsx", [
					route(":id", "routes/admin/application.tsx"),
					route(":id/status", "routes/admin/application-status.tsx"),
					route("assign/:applicant", "routes/admin/assign.tsx", { id: "application-assign" }),
					route(":id/delete", "routes/admin/delete.tsx", { id: "application-delete" }),
				]),
				recordList("blog", [route(":id/publish", "routes/admin/post-publish.tsx")]),
				route("contact", "routes/admin/contacts.tsx", [
					route(":id", "routes/admin/contact.tsx"),
					route("new", "routes/admin/contact-new.tsx"),
					route(":id/call", "routes/admin/contact-call.tsx"),
					route(":id/application", "routes/admin/contact-application.tsx"),
					route(":id/attach", "routes/admin/contact-attach.tsx"),
					route(":id/delete", "routes/admin/delete.tsx", { id: "contact-delete" }),
				]),
				route("users", "routes/admin/users.tsx", [
					route("new", "routes/admin/user-new.tsx"),
					route(":id/work", "routes/admin/user-work.tsx"),
					route(":id/role", "routes/admin/user-role.tsx"),
					route(":id/invite", "routes/admin/user-invite.tsx"),
					route(":id/reset", "routes/admin/user-reset.tsx"),
					route(":id/delete", "routes/admin/user-delete.tsx"),
				]),
			]),
			route("account", "routes/admin/account/home.tsx"),
			route("account/work", "routes/admin/account/work.tsx"),
			route("account/address", "routes/admin/account/address.tsx"),
			route("account/password", "routes/admin/account/password.tsx"),
			route("account/sessions", "routes/admin/account/sessions.tsx"),
			route("queue", "routes/admin/queue.tsx", [
				route("status/:application", "routes/admin/application-status.tsx", { id: "queue-status" }),
				route("assign/:task", "routes/admin/assign.tsx"),
				route("contact/:id", "routes/admin/contact.tsx", { id: "queue-contact" }),
			]),
			route("live", "routes/admin/live.ts"),
			route("queue/take/:task", "routes/admin/take.ts"),
			route("many/:list", "routes/admin/many.ts"),
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
				route("merge/:other", "routes/admin/applicant-merge.tsx"),
				route("call", "routes/admin/applicant-call.tsx"),
				route("follow-up", "routes/admin/applicant-follow-up.tsx"),
				route("shortlist", "routes/admin/applicant-shortlist.tsx"),
				route("papers/:application", "routes/admin/applicant-papers.tsx"),
				route("pack/:application", "routes/admin/applicant-pack.tsx"),
				route("status/:application", "routes/admin/application-status.tsx", { id: "applicant-status" }),
			]),
			route("applicants/:id/money", "routes/admin/applicant-money.tsx"),
			route("applicants/:applicant/pack/:application/file", "routes/admin/pack-file.ts"),
			route("applicants/:applicant/copy", "routes/admin/applicant-copy.ts"),
			route("documents/:id", "routes/admin/document.tsx"),
			route("documents/:id/pdf", "routes/admin/document-pdf.ts"),
			route("documents/files/:file", "routes/admin/document-file.ts"),
			route("examples", "routes/admin/examples.ts"),
			route("trash", "routes/admin/trash.tsx", [
				route(":id/delete", "routes/admin/delete.tsx", { id: "trash-delete" }),
			]),
			route("undo", "routes/admin/undo.ts"),
			route("hide/:noun", "routes/admin/hide.ts"),
			route("preview/:noun/:id?", "routes/admin/preview.ts"),
			route("bulk", "routes/admin/bulk.tsx"),
			route("bulk/:id", "routes/admin/bulk-job.tsx"),
			...pages.map((slug) => recordList(slug)),
			route(
				"certifications/university/:university",
				"routes/admin/university-certifications.tsx",
				recordDialogs("certifications"),
			),
			route("money/:list?", "routes/admin/money.tsx"),
			route("rates", "routes/admin/rates.tsx", [route("new", "routes/admin/rates-new.tsx")]),
			route("fact-checks", "routes/admin/fact-checks.tsx"),
			route("intakes", "routes/admin/intakes.tsx"),
			route("programs/universities", "routes/admin/suggestions.ts", { id: "suggested-universities" }),
			route("programs/titles", "routes/admin/suggestions.ts", { id: "suggested-programs" }),
			route("applications/export.csv", "routes/admin/applications-file.ts", { id: "applications-csv" }),
			route("applications/export.xlsx", "routes/admin/applications-file.ts", { id: "applications-xlsx" }),
			route("import-export", "routes/admin/import-export.tsx"),
			route("import-export/file", "routes/admin/export-file.ts"),
			route("import-export/everything.zip", "routes/admin/export-everything.ts"),
			route("import-export/:id", "routes/admin/import.tsx"),
			route("search", "routes/admin/search.tsx"),
			route("log", "routes/admin/audit-log.tsx"),
			route("history/:id", "routes/admin/history.tsx"),
			route("images/:hash", "routes/admin/image.tsx"),
			route("overview", "routes/admin/overview.tsx"),
			route("status", "routes/admin/status.tsx"),
			route("analytics", "routes/admin/analytics.tsx"),
			route("analytics/export.csv", "routes/admin/analytics-csv.ts"),
			route("reports", "routes/admin/reports.tsx"),
			route("reports/export.xlsx", "routes/admin/reports-file.ts"),
			route("content", "routes/admin/content.tsx", [
				route("applications", "routes/admin/content-applications.tsx", [
					route(":id/delete", "routes/admin/delete.tsx", { id: "content-application-delete" }),
				]),
				contentLists("content"),
			]),
			route("settings", "routes/admin/settings.tsx", [contentLists("settings")]),
			route("settings/rules", "routes/admin/settings/rules.tsx", [
				route(":policy", "routes/admin/settings/policy.tsx", { id: "rule" }),
			]),
			route("settings/security", "routes/admin/settings/security.tsx", [
				route(":policy", "routes/admin/settings/policy.tsx", { id: "security-policy" }),
				route(":id/two-factor", "routes/admin/settings/two-factor-off.tsx"),
			]),
			route("settings/connections", "routes/admin/settings/connections.tsx"),
			route("content/translations", "routes/admin/content-translations.tsx"),
			route("*", "routes/admin/not-found.tsx"),
		]),
	),

	route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
