import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Icon } from "../ui/icons.tsx";
import { useHydrated, useManagementTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";

/**
 * Reordering of a list's rows, by form buttons or by dragging. A row moves at once; if the order cannot be saved, the
 * old one is restored.
 */
export function useRowOrder(action: string, saved: string[]) {
	const fetcher = useFetcher<FormResult>();
	const [dragged, setDragged] = useState<{ id: string; ids: string[] }>();
	const form = useId();
	const sent = fetcher.formData;
	const ids = dragged?.ids ?? (sent ? idsAfter(sent) : saved);
	const order = ids.join();
	const pressed = useRef<HTMLButtonElement>(null);
	// A row that moves in the document may lose the focus on its way.
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever rows have moved.
	useEffect(() => {
		const button = pressed.current;
		if (document.activeElement !== document.body && document.activeElement !== button) return;
		// The button is disabled at the end of the list: focus the other one.
		const enabled = button?.disabled ? button.parentElement?.querySelector<HTMLElement>("button:enabled") : button;
		enabled?.focus();
	}, [order]);
	const rowAt = (event: DragEvent) =>
		(event.target as Element).closest("tr")?.querySelector<HTMLElement>("[data-row]")?.dataset.row;
	const drag = {
		onDragStart(event: DragEvent) {
			const id = rowAt(event);
			const row = (event.target as Element).closest("tr");
			if (!id || !row) return;
			event.dataTransfer.effectAllowed = "move";
			event.dataTransfer.setData("text/plain", id);
			event.dataTransfer.setDragImage(row, 0, 0);
			setDragged({ id, ids });
		},
		onDragOver(event: DragEvent) {
			if (!dragged) return;
			event.preventDefault();
			const over = rowAt(event);
			if (!over || over === dragged.id) return;
			const rest = dragged.ids.filter((id) => id !== dragged.id);
			rest.splice(dragged.ids.indexOf(over), 0, dragged.id);
			setDragged({ id: dragged.id, ids: rest });
		},
		onDrop(event: DragEvent) {
			if (!dragged) return;
			event.preventDefault();
			if (order !== saved.join()) fetcher.submit({ ids: order }, { method: "post", action, preventScrollReset: true });
		},
		onDragEnd: () => setDragged(undefined),
	};
	const sender = (
		<fetcher.Form
			id={form}
			method="post"
			action={action}
			preventScrollReset
			onSubmit={({ nativeEvent }) => {
				pressed.current = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
			}}
		>
			<input type="hidden" name="ids" value={order} />
		</fetcher.Form>
	);
	const fault = fetcher.state === "idle" ? fetcher.data?.fault : undefined;
	return { ids, form, drag, sender, fault };
}

type RowMoverProps = { row: { id: string; at: number; last: number }; name: string; form: string };

/** Buttons to move a row up or down; with script also a drag handle. */
export function RowMover({ row: { id, at, last }, name, form }: RowMoverProps) {
	const t = useManagementTexts().content;
	const hydrated = useHydrated();
	return (
		<span className="row-mover">
			<span className="drag-handle" data-row={id} draggable={hydrated} aria-hidden="true" title={t.drag}>
				<Icon name="Menu" size={18} />
			</span>
			<button type="submit" form={form} name="move" value={`${id} up`} disabled={at === 0} aria-label={t.up(name)}>
				↑
			</button>
			<button
				type="submit"
				form={form}
				name="move"
				value={`${id} down`}
				disabled={at === last}
				aria-label={t.down(name)}
			>
				↓
			</button>
		</span>
	);
}

/** The order in a form: `ids`, and with `move` ("id up", "id down") one of them moved. */
function idsAfter(form: FormData): string[] {
	const said = (name: string) => String(form.get(name) ?? "");
	return moved(said("ids").split(","), said("move"));
}

/** The ids with one of them moved by one place, if possible. */
export function moved(ids: string[], move = ""): string[] {
	const [id = "", way] = move.split(" ");
	const from = ids.indexOf(id);
	const to = from + (way === "up" ? -1 : 1);
	if (from < 0 || to < 0 || to >= ids.length) return ids;
	const rest = ids.filter((each) => each !== id);
	rest.splice(to, 0, id);
	return rest;
}
