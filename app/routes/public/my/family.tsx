import { data } from "react-router";
import { createMyFamilyLink, withdrawMyFamilyLink } from "../../../../domain/my/family/commands.ts";
import { type FamilyLink, listMyFamilyLinks } from "../../../../domain/my/family/queries.ts";
import { ignoreMissing } from "../../../../domain/shared/errors.ts";
import { languageNames } from "../../../../domain/shared/locales.ts";
import { homeDay } from "../../../../domain/shared/time-zone.ts";
import { freshForm, handleForm, keyField, readFields, showAgain } from "../../../forms.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { plain } from "../../../i18n/typography.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { Field, type FormState, FormSummary, faultLines, Select } from "../../../ui/form.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { SiteIcon } from "../../../ui/site-icons.tsx";
import type { Route } from "./+types/family";

/** Links for parents, for sessions of level "proven". */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const links = await loadRequired(requestContext, "personal page", () => listMyFamilyLinks(caller));
	return { links, fresh: freshForm(requestContext, "family") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const fields = await readFields(request);
	const here = `${requestContext.prefix}/my/family`;
	const withdrawn = fields.get("withdraw");
	const key = requestContext.formKeys.read("family", fields.get(keyField), { scope: requestContext.my.scope });
	if (withdrawn === null && "fault" in key) {
		return data({ state: showAgain(requestContext, "family", fields, key) }, { status: 422 });
	}
	return handleForm(requestContext, fields, async () => {
		if (typeof withdrawn === "string") {
			await withdrawMyFamilyLink(caller, withdrawn).catch(ignoreMissing);
			return redirectTo(here, "family_link_withdrawn");
		}
		const input = { label: fields.get("label") ?? "", language: fields.get("language") };
		await createMyFamilyLink(caller, input);
		return redirectTo(here, "family_link_made");
	});
}

export default function Family({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().family;
	const { links, fresh } = loaderData;
	return (
		<MyLayout title={t.title}>
			<p className="text mt-6">{t.intro}</p>
			<div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
				<FamilyLinks links={links} />
				<NewFamilyLink state={actionData?.state ?? fresh} formKey={fresh.key} />
			</div>
		</MyLayout>
	);
}

/** The links that work: to copy, to send in a messenger, to withdraw. */
function FamilyLinks({ links }: { links: FamilyLink[] }) {
	const t = useMyTexts().family;
	return (
		<section aria-labelledby="links">
			<h2 id="links">{t.links}</h2>
			{links.length === 0 && <p className="mt-3 text-muted">{t.none}</p>}
			<ul className="mt-4 grid gap-4">
				{links.map((link) => (
					<li key={link.id} className="notice">
						<LinkCard link={link} />
					</li>
				))}
			</ul>
		</section>
	);
}

function LinkCard({ link }: { link: FamilyLink }) {
	const { language } = useRequestContext();
	const t = useMyTexts().family;
	const href = useHref();
	const { id, label, url, expiresAt, openedAt } = link;
	const day = (at: Date) => formatDay(homeDay(at), language);
	const text = plain(t.share);
	const messengers = [
		{ name: "Telegram", label: t.telegram, to: `https://t.me/share/url?${new URLSearchParams({ url, text })}` },
		{ name: "WhatsApp", label: t.whatsapp, to: `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}` },
	];
	return (
		<>
			<h3>{`${label} · ${languageNames[link.language]}`}</h3>
			<p className="note mt-1">{`${t.until(day(expiresAt))} · ${openedAt ? t.opened(day(openedAt)) : t.neverOpened}`}</p>
			<input className="field mt-3" readOnly value={url} aria-label={t.link(label)} data-link />
			<ul className="mt-3 flex flex-wrap gap-3">
				{messengers.map(({ name, label: action, to }) => (
					<li key={name}>
						<a className="btn" href={to} target="_blank" rel="noopener noreferrer">
							<SiteIcon name={name} />
							{action}
						</a>
					</li>
				))}
				<li>
					<form method="post" action={href("/my/family")}>
						<button type="submit" name="withdraw" value={id} className="btn" aria-label={t.withdrawNamed(label)}>
							{t.withdraw}
						</button>
					</form>
				</li>
			</ul>
		</>
	);
}

/** Makes a link: whom it is for, and in which language. */
function NewFamilyLink({ state, formKey }: { state: FormState; formKey: string }) {
	const { language } = useRequestContext();
	const t = useMyTexts().family;
	const texts = useTexts();
	const href = useHref();
	const hasTooMany = state.issues.some(({ code }) => code === "too_many");
	const lines = hasTooMany ? [t.tooMany] : faultLines(state, texts);
	if (state.issues.length > 0 && !hasTooMany) lines.push(texts.form.correct);
	const chosen = { ...state, values: { language: [language], ...state.values } };
	return (
		<form method="post" action={href("/my/family")} noValidate className="notice grid gap-4">
			<FormSummary state={state} title={texts.form.error} lines={lines} labels={{ label: t.labelField }} />
			<input type="hidden" name={keyField} value={formKey} />
			<Field state={state} name="label" label={t.labelField} hint={t.labelHint} maxLength={50} autoComplete="off" />
			<Select state={chosen} name="language" label={t.language} options={languageNames} />
			<div>
				<button type="submit" className="btn btn-primary">
					{t.make}
				</button>
			</div>
		</form>
	);
}
