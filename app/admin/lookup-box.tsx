import { type InputHTMLAttributes, useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";

type LookupBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value"> & {
	/** Answers `?q=` with names. */
	suggestions: string;
	value: string;
	/** The id of the record that `value` names, which keeps two of one name apart; left out in a filter. */
	previous?: string;
};

const typingPause = 200;

/** One of many records by its name: the browser suggests while one types, however many there are. */
export function LookupBox({ suggestions, value, previous, ...box }: LookupBoxProps) {
	const fetcher = useFetcher<string[]>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const look = (typed: string) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => fetcher.load(`${suggestions}?q=${encodeURIComponent(typed)}`), typingPause);
	};
	// The filter bar and a dialog may both have a box of this name: an id made of the name would lead to the other's list.
	const list = useId();
	const input = useRef<HTMLInputElement>(null);
	// Somebody may have been quicker than the page's code.
	const latest = useRef(look);
	latest.current = look;
	useEffect(() => {
		if (input.current && input.current === document.activeElement) latest.current(input.current.value);
	}, []);
	return (
		<>
			{previous !== undefined && <input type="hidden" name={`${box.name}Id`} value={previous} />}
			<input
				{...box}
				ref={input}
				list={list}
				defaultValue={value}
				onFocus={(event) => fetcher.data || look(event.currentTarget.value)}
				onInput={(event) => look(event.currentTarget.value)}
			/>
			<datalist id={list}>
				{fetcher.data?.map((name) => (
					<option key={name} value={name} />
				))}
			</datalist>
		</>
	);
}
