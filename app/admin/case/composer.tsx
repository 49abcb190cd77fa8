import {
	type KeyboardEvent,
	type RefObject,
	type SubmitEvent,
	useContext,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { Form, useFetcher, useLocation } from "react-router";
import type { Reach } from "../../../domain/cases/conversations/queries.ts";
import { callResults, handChannels } from "../../../domain/cases/tasks/schema.ts";
import type { ReplyTemplate } from "../../../domain/content/templates/commands.ts";
import {
	fillTemplate,
	knownWords,
	type TemplateValues,
	templateText,
} from "../../../domain/content/templates/rules.ts";
import { type Language, localized } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { choicesFrom, FormField, Options, RadioField } from "../form-field.tsx";
import { useCaseTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { FormFault } from "../post-form.tsx";
import { shortcut } from "../row-keys.ts";
import { againOf, UnsavedForms } from "./case-form.tsx";

export const composerModes = ["answer", "note", "call"] as const;
export type ComposerMode = (typeof composerModes)[number];

/** In the form of an answer: about the whole applicant. */
export const wholeCase = "all";

type ComposerProps = {
	/** The person's language. */
	language: Language;
	/** In the form of E.164: staff can write to it by hand. */
	phone: string | null;
	/** What an answer can be about, by id; empty for a contact message. */
	subjects: { id: string; reference: string }[];
	/** What it is about by default; "" if staff have to choose. */
	subject: string;
	/** How an answer reaches the person, by what it is about. */
	reaches: Record<string, Reach>;
	/** Whether a mail server is connected. */
	isMailed: boolean;
	templates: ReplyTemplate[];
	/** The values of a template's placeholders, by what the answer is about. */
	values: Record<string, TemplateValues>;
	/** The template with which the answer begins, without script. */
	draft: ReplyTemplate | null;
	/** Made anew with the page after each entry. */
	submissionKey: string;
	/** A dialog begins with the box. */
	isFirst?: boolean;
	again: FormResult | undefined;
	composed: Composed;
};

/** What the composer is storing, which the thread shows meanwhile. */
export type Composed = ReturnType<typeof useComposed>;

/** The submission of the composer, for the composer and the thread. */
export function useComposed() {
	const fetcher = useFetcher<FormResult | null>();
	const sent = fetcher.state === "idle" ? undefined : fetcher.formData;
	const value = (name: string) => String(sent?.get(name) ?? "");
	// An answer is sent without a pause, so it does not stand in the thread before the server has stored it.
	const isShown =
		sent && (value("intent") !== "answer" || value("byHand") !== "") && (value("text").trim() || value("result"));
	const pending = isShown ? { mode: value("intent"), text: value("text"), result: value("result") } : undefined;
	return { fetcher, pending };
}

/** The one box of a case: an answer, a note, or what was said in a call. */
export function Composer(props: ComposerProps) {
	const { language, phone, subjects, reaches, templates, draft, isFirst = false, composed } = props;
	const texts = useCaseTexts();
	const t = texts.case.composer;
	const { fetcher, pending } = composed;
	const result = fetcher.state === "idle" ? (fetcher.data ?? undefined) : undefined;
	const own = result ?? composerModes.map((mode) => againOf(props.again, mode)).find(Boolean);
	const form = useRef<HTMLFormElement>(null);
	const isByArrow = useRef(false);
	const [mode, setMode] = useMode(form, own);
	const [subject] = useState(props.subject);
	const [about, setAbout] = useState(own?.values.applicationId ?? subject);
	const isUnsaved = useKeptText(form, composed);
	const fill = (template: ReplyTemplate) => {
		const values = props.values[about] ?? props.values[subject] ?? Object.values(props.values)[0];
		const { text, language: written } = templateText(template, language);
		return { ...fillTemplate(text, values as TemplateValues), written };
	};
	const reach = reaches[about];
	const isByHandOnly = reach !== undefined && !reach.telegram && !reach.email;
	const isSending = fetcher.state !== "idle";
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
		const fields = new FormData(event.currentTarget, submitter);
		fields.set("stay", "yes");
		if (fields.get("byHand")) openMessenger(String(fields.get("byHand")), phone ?? "", String(fields.get("text")));
		void fetcher.submit(fields, { method: "post", preventScrollReset: true });
	};
	return (
		<section className="composer" aria-label={t.title}>
			<Form method="get" id={templateForm} />
			<Form
				ref={form}
				method="post"
				preventScrollReset
				className="case-stack"
				onSubmit={submit}
				data-mode={mode}
				data-dirty={isUnsaved || undefined}
			>
				<FormFault again={own} />
				{/* A repeated attempt, after a lost connection, is the same entry. */}
				<input type="hidden" name="submissionKey" value={own?.values.submissionKey ?? props.submissionKey} />
				<fieldset className="composer-modes">
					<legend className="sr-only">{t.title}</legend>
					{composerModes.map((each) => (
						<label key={each}>
							<input
								type="radio"
								name="intent"
								value={each}
								defaultChecked={each === (own?.values.intent ?? "answer")}
								{...shortcut(each === "answer" ? "r" : each === "note" ? "n" : undefined)}
								onChange={() => setMode(each)}
								// Arrow keys choose among the modes, and stay there.
								onKeyDown={({ key }) => {
									isByArrow.current = key.startsWith("Arrow");
								}}
								onClick={() => {
									if (!isByArrow.current) boxOf(form)?.focus();
									isByArrow.current = false;
								}}
							/>
							{t.modes[each]}
						</label>
					))}
				</fieldset>
				<div className="composer-answer case-stack">
					{subjects.length > 0 && <Subjects {...{ subjects, subject, about, onChange: setAbout }} />}
					{reach && <ReachHint reach={reach} hasPhone={phone !== null} isMailed={props.isMailed} />}
				</div>
				<Results again={own} isAsked={mode === "call"} />
				<TemplatedBox
					{...{ form, mode, templates, fill, own, isFirst, language }}
					initial={draft && fill(draft).text}
				/>
				<div className="composer-answer composer-send">
					{!isByHandOnly && (
						<button type="submit" className="btn btn-small btn-primary" aria-disabled={isSending}>
							{isSending && !pending ? texts.saving : t.send}
						</button>
					)}
					{phone &&
						handChannels.map((channel) => (
							<button
								key={channel}
								type="submit"
								name="byHand"
								value={channel}
								className="btn btn-small"
								aria-disabled={isSending}
							>
								{t.byHand[channel]}
							</button>
						))}
					{isByHandOnly && subjects.length > 0 && (
						<button type="submit" className="btn btn-small" aria-disabled={isSending}>
							{t.onPageOnly}
						</button>
					)}
				</div>
				<div className="composer-note composer-send">
					<button type="submit" className="btn btn-small btn-primary" aria-disabled={isSending}>
						{texts.case.notes.add}
					</button>
					{subjects.length > 0 && (
						<label className="tick">
							<input type="checkbox" name="isPinned" value="yes" defaultChecked={own?.values.isPinned === "yes"} />
							<span>{texts.case.notes.pin}</span>
						</label>
					)}
				</div>
				<div className="composer-call composer-send">
					<button type="submit" className="btn btn-small btn-primary" aria-disabled={isSending}>
						{texts.tasks.call.save}
					</button>
				</div>
			</Form>
		</section>
	);
}

/** The form that loads the page again with a template, without script. */
const templateForm = "template-form";

const boxOf = (form: RefObject<HTMLFormElement | null>) => form.current?.querySelector("textarea");

/** The mode, which an address ending in "#note" chooses too. */
function useMode(form: RefObject<HTMLFormElement | null>, own: FormResult | undefined) {
	const [mode, setMode] = useState<string>(own?.values.intent ?? "answer");
	const { hash } = useLocation();
	useEffect(() => {
		// What was chosen before the page was ready counts.
		const checked = form.current?.querySelector<HTMLInputElement>("[name=intent]:checked");
		if (checked) setMode(checked.value);
		if (hash !== "#note") return;
		const note = form.current?.querySelector<HTMLInputElement>("[name=intent][value=note]");
		note?.click();
		boxOf(form)?.focus();
	}, [form, hash]);
	return [mode, setMode] as const;
}

/**
 * What is shown in the thread leaves the box at once, and comes back if it could not be stored; an answer leaves it when it
 * is stored. Until then the page counts as unsaved.
 * @returns whether it does.
 */
function useKeptText(form: RefObject<HTMLFormElement | null>, { fetcher, pending }: Composed): boolean {
	const report = useContext(UnsavedForms);
	const id = useId();
	const [isDirty, setDirty] = useState(false);
	const sent = useRef("");
	const isSending = fetcher.state !== "idle";
	const isUnsaved = isDirty || isSending;
	// Layout effects, so that nothing counts as unsaved any more when "Sent" is shown.
	useLayoutEffect(() => {
		report(id, isUnsaved);
		return () => report(id, false);
	}, [report, id, isUnsaved]);
	useEffect(() => {
		const current = form.current;
		const note = () => setDirty(Boolean(boxOf(form)?.value));
		current?.addEventListener("input", note);
		return () => current?.removeEventListener("input", note);
	}, [form]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each step of a submission.
	useLayoutEffect(() => {
		const box = boxOf(form);
		if (!box) return;
		const clear = () => {
			for (const tick of form.current?.querySelectorAll<HTMLInputElement>("[name=isPinned], [name=result]") ?? [])
				tick.checked = false;
			box.value = "";
			setDirty(false);
		};
		if (isSending) {
			sent.current = String(fetcher.formData?.get("text") ?? "");
			if (pending) clear();
		} else if (fetcher.data) {
			// Something else may have been written meanwhile.
			if (sent.current && box.value !== sent.current)
				box.value = [sent.current, box.value].filter(Boolean).join("\n\n");
			setDirty(Boolean(box.value));
		} else if (sent.current && box.value === sent.current) {
			clear();
			// The keys of the case work again.
			if (document.activeElement === box && !box.closest("dialog")) box.blur();
		}
	}, [isSending, fetcher.data]);
	return isUnsaved;
}

/** Words of a template as they are written in it. */
const braces = (words: string[]) => [...new Set(words)].map((word) => `{${word}}`).join(", ");

/** Opens the messenger with the text, which staff send there. */
function openMessenger(channel: string, phone: string, text: string) {
	if (!text.trim()) return;
	const digits = phone.replace(/\D/g, "");
	const address = channel === "whatsapp" ? `https://wa.me/${digits}` : `https://t.me/+${digits}`;
	window.open(`${address}?text=${encodeURIComponent(text)}`, "_blank", "noopener");
}

type SubjectsProps = Pick<ComposerProps, "subjects" | "subject"> & { about: string; onChange(about: string): void };

function Subjects({ subjects, subject, about, onChange }: SubjectsProps) {
	const t = useCaseTexts().case.conversation;
	if (subjects.length === 1 && subject === subjects[0]?.id)
		return <input type="hidden" name="applicationId" value={subject} />;
	return (
		<label>
			<span className="label">{t.about}</span>
			<select
				name="applicationId"
				className="field"
				defaultValue={about}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			>
				{subject === "" && <option value="">{t.choose}</option>}
				<Options choices={subjects.map(({ id, reference }) => [id, reference])} />
				<option value={wholeCase}>{`${t.wholeCase} (${t.provenOnly})`}</option>
			</select>
		</label>
	);
}

/** Shown before staff write, so that they call a person whom no channel reaches. */
function ReachHint({ reach, hasPhone, isMailed }: { reach: Reach; hasPhone: boolean; isMailed: boolean }) {
	const { telegram, email } = reach;
	const t = useCaseTexts().case.conversation.reach;
	if (!telegram && !email) return <p className="font-semibold text-amber">{hasPhone ? t.byHand : t.page}</p>;
	if (!telegram && email && !isMailed) return <p className="font-semibold text-amber">{t.notMailed(email)}</p>;
	return <p className="text-muted">{telegram ? (email ? t.both(email) : t.telegram) : email && t.email(email)}</p>;
}

type ResultsProps = {
	again: FormResult | undefined;
	/** Whether a result has to be chosen now. */
	isAsked: boolean;
	/** A dialog begins with it. */
	isFirst?: boolean;
};

/** How a call or a visit went. */
export function Results({ again, isAsked, isFirst = false }: ResultsProps) {
	const { call: t, results } = useCaseTexts().tasks;
	return (
		<RadioField
			name="result"
			legend={t.result}
			choices={choicesFrom(callResults, results)}
			hint={t.hint}
			{...{ again, isFirst }}
			required={isAsked}
			className="composer-call"
		/>
	);
}

type TemplatedBoxProps = Pick<ComposerProps, "templates" | "language"> & {
	form: RefObject<HTMLFormElement | null>;
	mode: string;
	fill(template: ReplyTemplate): { text: string; missing: string[]; written: Language };
	own: FormResult | undefined;
	initial: string | null;
	isFirst: boolean;
};

/** The box, into which "/" puts a template. Without script, the page loads again with the template that was chosen. */
function TemplatedBox({ templates, language, form, mode, fill, own, initial, isFirst }: TemplatedBoxProps) {
	const texts = useCaseTexts();
	const t = texts.case.composer;
	const frame = useFrame();
	const [said, setSaid] = useState("");
	const [query, setQuery] = useState<string | null>(null);
	const [active, setActive] = useState(0);
	const listId = useId();
	const named = templates.map((template) => ({ template, name: localized(template, "name", frame.language) }));
	const isAnswer = mode === "answer";
	const words = query?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
	const found =
		query === null || !isAnswer
			? []
			: named.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))).slice(0, 8);
	const insert = (template: ReplyTemplate | undefined) => {
		const box = boxOf(form);
		if (!template || !box) return;
		const { text, missing, written } = fill(template);
		setSaid(
			[
				missing.length > 0 && texts.bulk.templates.missing(braces(missing)),
				written !== language && t.otherLanguage(languageNames[written]),
			]
				.filter(Boolean)
				.join(" "),
		);
		setQuery(null);
		box.value = text;
		// The form notices unsaved input by this event.
		box.dispatchEvent(new Event("input", { bubbles: true }));
		box.focus();
	};
	const press = (event: KeyboardEvent) => {
		if (found.length === 0 || event.ctrlKey || event.metaKey) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) setActive((active + step + found.length) % found.length);
		else if (event.key === "Enter") insert(found[active]?.template);
		else if (event.key === "Escape") setQuery(null);
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<div className="composer-box">
			{templates.length > 0 && (
				<div className="composer-answer in-row">
					<label className="in-row">
						<span className="text-sm text-muted">{texts.bulk.templates.choose}</span>
						<select
							name="template"
							form={templateForm}
							className="field field-small"
							defaultValue=""
							onChange={({ currentTarget }) => {
								insert(templates.find(({ id }) => id === currentTarget.value));
								currentTarget.value = "";
							}}
						>
							<option value="">{t.slash}</option>
							<Options choices={named.map(({ template: { id }, name }) => [id, name])} />
						</select>
					</label>
					<button type="submit" form={templateForm} className="btn btn-small needs-no-script">
						{texts.bulk.templates.insert}
					</button>
				</div>
			)}
			<FormField
				id="answer"
				name="text"
				label={t.labels[mode as ComposerMode]}
				hint={isAnswer ? texts.case.conversation.answerHint(languageNames[language]) : texts.case.notes.hint}
				rows={4}
				lang={isAnswer ? language : frame.language}
				isFirst={isFirst && !own}
				initial={initial}
				again={own}
				issues={{ placeholder_left: `${texts.issues.placeholder_left} ${braces(knownWords(own?.values.text ?? ""))}` }}
				aria-controls={found.length > 0 ? listId : undefined}
				aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
				onKeyDown={press}
				onInput={({ currentTarget }) => {
					const { value } = currentTarget as HTMLTextAreaElement;
					setQuery(/^\/[^\n]*$/.test(value) ? value.slice(1) : null);
					setActive(0);
				}}
			/>
			{found.length > 0 && (
				<div role="listbox" id={listId} className="composer-templates" aria-label={texts.bulk.templates.choose}>
					{found.map(({ template, name }, index) => (
						<div
							key={template.id}
							id={`${listId}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							onMouseDown={(event) => {
								event.preventDefault();
								insert(template);
							}}
						>
							{name}
						</div>
					))}
				</div>
			)}
			<p role="status" className="text-sm font-semibold text-amber empty:hidden">
				{said}
			</p>
		</div>
	);
}
