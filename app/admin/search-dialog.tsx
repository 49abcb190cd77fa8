import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { leastLetters } from "../../domain/desk/global-search/schema.ts";
import type { loader } from "../routes/admin/search.tsx";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { findPages } from "./navigation-entries.ts";

const typingPause = 200;

/** The button of the search over everything, and its dialog. Without script, the button leads to the page of the search. */
export function SearchButton({ isOwner }: { isOwner: boolean }) {
	const t = useAdminTexts().lists.search;
	const [isOpen, setOpen] = useState(false);
	const { pathname, search } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: following a result closes the dialog.
	useEffect(() => setOpen(false), [pathname, search]);
	useEffect(() => {
		const open = (event: globalThis.KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k")
				return;
			event.preventDefault();
			setOpen(true);
		};
		addEventListener("keydown", open);
		return () => removeEventListener("keydown", open);
	}, []);
	return (
		<>
			<Link
				to="/admin/search"
				className="search-button"
				aria-keyshortcuts="Control+K"
				title={`${t.title} (Ctrl+K)`}
				onClick={(event) => {
					if (event.ctrlKey || event.metaKey || event.shiftKey) return;
					event.preventDefault();
					setOpen(true);
				}}
			>
				<Icon name="Search" size={20} />
				<span>{t.title}</span>
				<span className="search-keys" aria-hidden="true">
					Ctrl K
				</span>
			</Link>
			{isOpen && <SearchDialog isOwner={isOwner} close={() => setOpen(false)} />}
		</>
	);
}

/** A combobox (WAI-ARIA APG): the focus stays in the box, the arrow keys choose, Enter opens. */
function SearchDialog({ isOwner, close }: { isOwner: boolean; close: () => void }) {
	const texts = useAdminTexts();
	const t = texts.lists.search;
	const dialog = useRef<HTMLDialogElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const fetcher = useFetcher<typeof loader>();
	const navigate = useNavigate();
	const [typed, setTyped] = useState("");
	const [chosen, setChosen] = useState(0);
	const id = useId();
	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		return () => {
			clearTimeout(timer.current);
			element?.close();
		};
	}, []);
	const query = typed.trim();
	const isShort = Array.from(query).length < leastLetters;
	const answer = fetcher.data;
	const groups = isShort ? [] : (answer?.value?.groups ?? []);
	const found = findPages(query, texts.navigation, isOwner);
	const pages = isShort ? [] : found;
	const options = [
		...pages.map((page) => ({ to: page.id, isPage: true })),
		...groups.flatMap(({ items }) => items.map(({ to }) => ({ to, isPage: false }))),
	];
	const optionId = (at: number) => `${id}-${at}`;
	useEffect(() => {
		document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: "nearest" });
	}, [id, chosen]);
	const search = (value: string) => {
		setTyped(value);
		setChosen(0);
		clearTimeout(timer.current);
		const wanted = value.trim();
		if (Array.from(wanted).length < leastLetters) return;
		timer.current = setTimeout(() => fetcher.load(`/admin/search?q=${encodeURIComponent(wanted)}`), typingPause);
	};
	const walk = (event: KeyboardEvent) => {
		const last = options.length - 1;
		const to = { ArrowDown: chosen < last ? chosen + 1 : 0, ArrowUp: chosen > 0 ? chosen - 1 : last }[event.key];
		if (to !== undefined && last >= 0) {
			event.preventDefault();
			setChosen(to);
		}
		if (event.key === "Escape") {
			// In a search box, browsers would only clear the text.
			event.preventDefault();
			close();
		}
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		event.preventDefault();
		const option = options[chosen];
		if (option && (option.isPage || answer?.value?.query === query)) navigate(option.to);
		else if (query) navigate(`/admin/search?q=${encodeURIComponent(query)}`);
	};
	const isSettled = fetcher.state === "idle" && answer?.value?.query === query;
	const status = () => {
		if (query === "") return t.hint;
		if (isShort) return t.tooShort;
		if (fetcher.state === "idle" && answer?.fault) return t.failed;
		if (!isSettled) return t.searching;
		return options.length > 0 ? t.found(options.length) : t.nothing(query);
	};
	let at = -1;
	const option = (key: string, to: string, title: string, detail = "") => {
		at++;
		const own = at;
		return (
			<Link
				key={key}
				id={optionId(own)}
				role="option"
				aria-selected={own === chosen}
				tabIndex={-1}
				to={to}
				className="found-option"
				onClick={close}
				onMouseMove={() => setChosen(own)}
			>
				<strong>{title}</strong> <span className="text-muted">{detail}</span>
			</Link>
		);
	};
	return (
		<dialog ref={dialog} className="dialog search-dialog" aria-label={t.title} onClose={close}>
			<div className="sticky top-0 flex gap-2 bg-card py-2">
				<input
					type="search"
					role="combobox"
					aria-label={t.label}
					aria-expanded={options.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={options.length > 0 ? optionId(chosen) : undefined}
					aria-autocomplete="list"
					autoComplete="off"
					spellCheck={false}
					maxLength={80}
					placeholder={t.placeholder}
					className="field"
					value={typed}
					onChange={(event) => search(event.currentTarget.value)}
					onKeyDown={walk}
				/>
				<button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
					<Icon name="Close" size={20} />
				</button>
			</div>
			<p role="status" className="my-2 text-muted">
				{status()}
			</p>
			<div id={`${id}-list`} role="listbox" aria-label={t.title} hidden={options.length === 0}>
				{pages.length > 0 && (
					<Group id={`${id}-pages`} title={texts.pages}>
						{pages.map((page) => option(page.id, page.id, page.title))}
					</Group>
				)}
				{groups.map(({ name, title, items }) => (
					<Group key={name} id={`${id}-${name}`} title={title}>
						{items.map((item) => option(item.id, item.to, item.title, item.detail))}
					</Group>
				))}
			</div>
		</dialog>
	);
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
		<div role="group" aria-labelledby={id}>
			<p id={id} className="mt-3 text-sm font-semibold text-muted">
				{title}
			</p>
			{children}
		</div>
	);
}
