import { type InputHTMLAttributes, useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";

type LookupBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value"> & {
	/** Returns names for `?q=`. */
	suggestions: string;
	value: string;
	/** The id of the record that `value` names, which distinguishes equal names; omitted in a filter. */
	previous?: string;
};

const typingPause = 200;

/** Selects one of many records by name, with suggestions while typing. */
export function LookupBox({ suggestions, value, previous, ...box }: LookupBoxProps) {
	const fetcher = useFetcher<string[]>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const look = (typed: string) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => fetcher.load(`${suggestions}?q=${encodeURIComponent(typed)}`), typingPause);
	};
	// The filter bar and a dialog may contain this input twice, so its list needs a unique id.
	const list = useId();
	const input = useRef<HTMLInputElement>(null);
	// The user may have typed before hydration.
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
