import { useLayoutEffect, useRef, useState } from "react";

export type ProgramChoiceProps = {
	address: string;
	label: string;
	hint: string;
	any: string;
	found: string;
	failed: string;
};

/** A program as the server lists it for the selection. */
export type Choice = { id: string; universityId: string; title: string; university: string };

const typingPause = 300;

/** Connects the two selection boxes: the list of programs follows the university, and a search covers all programs. */
export function ProgramChoice({ address, label, hint, any, found, failed }: ProgramChoiceProps) {
	const place = useRef<HTMLDivElement>(null);
	const [text, setText] = useState("");
	const [query, setQuery] = useState("");
	const list = useRef<Choice[]>([]);

	useLayoutEffect(() => {
		const form = place.current?.closest("form");
		const university = form?.querySelector<HTMLSelectElement>("[name=university_id]");
		const program = form?.querySelector<HTMLSelectElement>("[name=program_id]");
		if (!form || !university || !program) return;
		let stop = new AbortController();
		const fill = async () => {
			stop.abort();
			stop = new AbortController();
			const params = new URLSearchParams({ university: university.value, q: query });
			try {
				const response = await fetch(`${address}?${params}`, { signal: stop.signal });
				if (!response.ok) throw new TypeError("No programs came.");
				list.current = await response.json();
			} catch {
				if (!stop.signal.aborted) setText(failed);
				return;
			}
			const chosen = program.value;
			const options = list.current.map(
				({ id, title, university: name }) => new Option(university.value ? title : `${title} — ${name}`, id),
			);
			program.replaceChildren(new Option(any, ""), ...options);
			program.value = list.current.some(({ id }) => id === chosen) ? chosen : "";
			setText(query ? `${found} ${list.current.length}` : "");
		};
		const chosen = () => {
			const choice = list.current.find(({ id }) => id === program.value);
			if (choice && university.value !== choice.universityId) university.value = choice.universityId;
		};
		// A university chosen before the hydration.
		if (university.value && program.length === 1) fill();
		const timer = query ? setTimeout(fill, typingPause) : undefined;
		university.addEventListener("change", fill);
		program.addEventListener("change", chosen);
		return () => {
			clearTimeout(timer);
			stop.abort();
			university.removeEventListener("change", fill);
			program.removeEventListener("change", chosen);
		};
	}, [address, query, any, found, failed]);

	return (
		<div ref={place} className="needs-script">
			<label className="label" htmlFor="program-search">
				{label}
			</label>
			<input
				id="program-search"
				type="search"
				className="field"
				placeholder={hint}
				value={query}
				maxLength={80}
				autoComplete="off"
				onChange={(event) => setQuery(event.target.value)}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<p role="status" className="mt-1 min-h-6 text-sm text-muted">
				{text}
			</p>
		</div>
	);
}
