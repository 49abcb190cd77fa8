import { noticeVersion } from "../../domain/content/site/rules.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Icon } from "./icons.tsx";

/** The sample data notice (F6); shorter on a phone, so that it fits one line. */
export function SampleNotice() {
	const { content } = useRequestContext();
	const t = useTexts();
	if (!content?.isSample) return null;
	return (
		<aside className="bg-amber-wash text-amber">
			<p className="wrap text-sm">
				<span className="md:hidden">{t.sample.short}</span>
				<span className="max-md:hidden">{t.sample.line}</span>
			</p>
		</aside>
	);
}

/** About as many letters fit two lines beside the buttons on a phone. */
const twoLines = 50;

/** The active notice, unless this version was dismissed. On a phone, a long one shows two lines until it is unfolded. */
export function SiteNotice() {
	const { language, content, dismissedNotice, path, query } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const notice = content?.notice;
	if (!notice || noticeVersion(notice) === dismissedNotice) return null;
	const text = localized(notice, "text", language);
	return (
		<aside className="bg-amber-wash text-amber" aria-label={t.notice.label}>
			<div className="wrap flex items-start gap-3 md:py-2">
				<p className="my-2 grow max-md:text-sm">
					<time dateTime={notice.noticedOn} className="font-semibold">
						{formatDay(notice.noticedOn, language)}
					</time>
					{": "}
					{text}{" "}
					{notice.link && (
						<a className="underline" href={notice.link.startsWith("/") ? href(notice.link) : notice.link}>
							{t.notice.more}
						</a>
					)}
				</p>
				{text.length > twoLines && (
					<label className="unfold lang md:hidden" title={t.notice.unfold}>
						<input type="checkbox" className="sr-only" aria-label={t.notice.unfold} />
						<Icon name="Down" size={20} />
					</label>
				)}
				<form method="post" action="/notice">
					<input type="hidden" name="version" value={noticeVersion(notice)} />
					<input type="hidden" name="returnTo" value={href(path) + query} />
					<button type="submit" className="lang" aria-label={t.notice.dismiss} title={t.notice.dismiss}>
						<Icon name="Close" size={20} />
					</button>
				</form>
			</div>
		</aside>
	);
}
