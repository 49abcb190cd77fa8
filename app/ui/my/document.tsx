import { photoQuality, photoSide } from "../../../domain/documents/limits.ts";
import type { MyDocument } from "../../../domain/documents/my-queries.ts";
import { earliestIssue, isOpenState } from "../../../domain/documents/rules.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { Island } from "../../islands/island.tsx";
import { PaperUpload } from "../../islands/paper-upload.tsx";
import { useHref, useRequestContext } from "../../request-context.ts";
import { type FormState, faultLines, takesFocus } from "../form.tsx";
import { Stamp } from "../stamp.tsx";
import { PaperState } from "./documents.tsx";

type PaperProps = {
	document: MyDocument;
	isAgreed: boolean;
	/** The form that could not be stored, and the names of its files. */
	again: { state: FormState; names: string[] } | null;
};

/** One paper: its state, what it must be, what has been sent, and the form that sends it. */
export function Paper({ document, isAgreed, again }: PaperProps) {
	const t = useMyTexts().documents;
	const href = useHref();
	const { state, reason, reasonText, isAtOffice } = document;
	return (
		<>
			<div data-paper>
				<p className="mt-4">
					<PaperState document={document} />
				</p>
				{state === "returned" && reason && (
					<div className="notice mt-4 border-orange bg-orange-wash">
						<h2 className="text-orange">{t.returned}</h2>
						<p className="mt-2">{t.returnTexts[reason]}</p>
						{reasonText && <p className="text mt-2">{reasonText}</p>}
					</div>
				)}
				<Rule document={document} />
				<Files document={document} />
				{again && <Problems {...again} />}
			</div>
			{isAtOffice ? (
				<p className="notice mt-6">{t.office}</p>
			) : isAgreed ? (
				state !== "accepted" && <UploadForm document={document} />
			) : (
				<p className="notice mt-6">
					<a className="link" href={href("/my/documents")}>
						{t.faults.consent_needed}
					</a>
				</p>
			)}
			<p className="mt-8">
				<a className="btn" href={href("/my/documents")}>
					{t.back}
				</a>
			</p>
		</>
	);
}

/** The form that the rule asked for, in the words of the public page, and what staff wrote. */
function Rule({ document }: Pick<PaperProps, "document">) {
	const { language, now } = useRequestContext();
	const t = useMyTexts().documents;
	const { rule, note, code, state } = document;
	const issuedFrom = isOpenState(state) ? earliestIssue(document, homeDay(now)) : null;
	const { need, form, legalization, translation, maxAgeDays } = rule ?? {};
	const facts = [
		need && need !== "required" && t.needs[need],
		form && t.forms[form],
		legalization && t.legalizations[legalization],
		translation && t.translations[translation],
		maxAgeDays && t.maxAge(maxAgeDays),
	].filter(Boolean);
	const ruleNote = rule && localized(rule, "note", language);
	return (
		<>
			{facts.length > 0 && <p className="mt-4">{facts.join(" · ")}</p>}
			{issuedFrom && <p className="mt-2 font-semibold">{t.issuedFrom(formatDay(issuedFrom, language))}</p>}
			{ruleNote && <p className="text mt-2">{ruleNote}</p>}
			{note && <p className="text mt-2">{note}</p>}
			{rule && <Stamp className="mt-2 block" checkedOn={rule.checkedOn} source={rule.source} about={t.names[code]} />}
		</>
	);
}

/** What has been sent, with the way to see it and, until it is reviewed, to remove it. */
function Files({ document: { id, files, state } }: Pick<PaperProps, "document">) {
	const t = useMyTexts().documents;
	const href = useHref();
	const { my } = useRequestContext();
	if (my.level !== "proven") return state === "received" ? <p className="mt-4 text-muted">{t.hidden}</p> : null;
	if (files.length === 0) return null;
	const pages = files.reduce((sum, file) => sum + file.pages, 0);
	return (
		<section className="mt-6" aria-labelledby="sent">
			<h2 id="sent">{`${t.sent}: ${t.pages(pages)}`}</h2>
			<ol className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
				{files.map((file, index) => (
					<li key={file.id}>
						<a href={href(`/my/files/${file.id}`)} className="block">
							{file.type === "image/jpeg" ? (
								<img
									src={href(`/my/files/${file.id}`)}
									alt={t.page(index + 1)}
									loading="lazy"
									className="rule-b max-h-60 w-full object-contain"
								/>
							) : (
								<span className="link inline-block py-3">{`${t.open} (${t.pages(file.pages)})`}</span>
							)}
						</a>
						{state === "received" && (
							<form method="post" action={href(`/my/documents/${id}`)}>
								<input type="hidden" name="file" value={file.id} />
								<button
									type="submit"
									name="intent"
									value="remove"
									className="nav link min-h-11 cursor-pointer"
									aria-label={`${t.remove}: ${t.page(index + 1)}`}
								>
									{t.remove}
								</button>
							</form>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}

/** Which files were not taken, and why; without script. */
function Problems({ state, names }: NonNullable<PaperProps["again"]>) {
	const texts = useTexts();
	const t = useMyTexts().documents;
	const sentences: Record<string, string> = t.faults;
	const lines = state.issues.map(({ field, code }) => {
		const name = names[Number(/^files\.(\d+)$/.exec(field)?.[1])];
		return [name, sentences[code] ?? t.faults.other].filter(Boolean).join(": ");
	});
	return (
		<div className="notice mt-6 border-brick bg-brick-wash text-brick" role="alert" {...takesFocus}>
			<p className="font-semibold">{t.faultTitle}</p>
			{[...faultLines(state, texts), ...lines].map((line) => (
				<p key={line} className="mt-1">
					{line}
				</p>
			))}
		</div>
	);
}

function UploadForm({ document: { id, state } }: Pick<PaperProps, "document">) {
	const t = useMyTexts().documents;
	const href = useHref();
	const { sending, waiting, done, ended } = t.upload;
	return (
		<form
			method="post"
			encType="multipart/form-data"
			action={href(`/my/documents/${id}`)}
			className="notice mt-6 grid gap-4"
		>
			<h2>{state === "received" ? t.upload.more : t.upload.title}</h2>
			<div>
				<label className="label" htmlFor="files">
					{t.upload.label}
				</label>
				<p id="files-hint" className="mb-2 text-sm text-muted">
					{t.upload.hint}
				</p>
				<input
					type="file"
					id="files"
					name="files"
					multiple
					required
					accept="image/jpeg,image/png,image/webp,application/pdf"
					aria-describedby="files-hint"
					className="field"
				/>
			</div>
			<div>
				<button type="submit" className="btn btn-primary">
					{t.upload.send}
				</button>
			</div>
			<Island
				name="PaperUpload"
				component={PaperUpload}
				props={{
					...{ side: photoSide, quality: photoQuality, texts: { sending, waiting, done, ended, title: t.faultTitle } },
					faults: t.faults,
				}}
			/>
		</form>
	);
}
