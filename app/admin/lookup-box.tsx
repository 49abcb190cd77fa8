import { type InputHTMLAttributes, useRef } from "react";
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
	const list = `${box.name}-suggestions`;
	return (
		<>
			{previous !== undefined && <input type="hidden" name={`${box.name}Id`} value={previous} />}
			<input
				{...box}
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
