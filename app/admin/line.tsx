import { useEffect, useState, useSyncExternalStore } from "react";
import { useFetchers, useNavigation } from "react-router";
import { useAdminTexts } from "./frame.ts";

/** Milliseconds. A shorter wait needs no word, and a longer one for a form may be a lost connection. */
const patience = { navigation: 150, form: 2_000 };
/** Milliseconds between two attempts to reach the server again. */
const retry = 3_000;

/** Whether the last request of a page or form got no answer. */
let isLost = false;
let changed = () => {};

export function reportLine(isUp: boolean): void {
	isLost = !isUp;
	changed();
}

function watchLine(onChange: () => void): () => void {
	changed = onChange;
	const stopped = new AbortController();
	for (const event of ["online", "offline"]) addEventListener(event, onChange, stopped);
	return () => stopped.abort();
}

/** Says that a page is loading, that a form waits for its answer, and that the connection is lost. */
export function LineStatus() {
	const t = useAdminTexts().line;
	const navigation = useNavigation();
	const isSending = [navigation, ...useFetchers()].some(({ formMethod }) => formMethod === "POST");
	const isLoading = useAfter(patience.navigation, navigation.state !== "idle");
	const isWaiting = useAfter(patience.form, isSending);
	const isDown = useSyncExternalStore(
		watchLine,
		() => isLost || !navigator.onLine,
		() => false,
	);
	useEffect(() => {
		if (!isDown) return;
		const timer = setInterval(() => {
			fetch("/healthz", { cache: "no-store" }).then(
				({ ok }) => ok && reportLine(true),
				() => {},
			);
		}, retry);
		return () => clearInterval(timer);
	}, [isDown]);
	return (
		<>
			<p role="status" className="sr-only">
				{isLoading && t.loading}
			</p>
			{isLoading && <div className="progress-line" aria-hidden="true" />}
			{(isDown || isWaiting) && (
				<p ref={showOnTop} popover="manual" role="alert" className="line-status">
					{isDown ? t.down : t.waiting}
				</p>
			)}
		</>
	);
}

/** Also above a dialog that is open. */
const showOnTop = (note: HTMLElement | null) => note?.showPopover();

/** @returns whether something has been the case for so many milliseconds. */
function useAfter(milliseconds: number, isOn: boolean): boolean {
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		if (!isOn) return;
		const timer = setTimeout(() => setLong(true), milliseconds);
		return () => {
			clearTimeout(timer);
			setLong(false);
		};
	}, [milliseconds, isOn]);
	return isLong;
}
