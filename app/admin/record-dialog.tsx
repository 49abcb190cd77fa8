import { useLocation } from "react-router";
import type { Loaded } from "../load.ts";
import { Dialog } from "./dialog.tsx";
import { FetchFault } from "./fault.tsx";
import type { Field, Values } from "./fields.ts";
import { useAdminTexts } from "./frame.ts";
import { RecordView } from "./record-view.tsx";

type RecordDialogProps = {
	loaded: Loaded<{ name: string; values: Values }>;
	fields: Field[];
	labels: Record<string, string>;
	names?: Record<string, string> | undefined;
	/** The URLs of the record and of its tab. */
	address: string;
	home: string;
	/** Another page about the record. */
	more?: { to: string; text: string } | undefined;
};

/** Shows a record in a dialog over its list. */
export function RecordDialog({ loaded, fields, labels, names, address, home, more }: RecordDialogProps) {
	const { search } = useLocation();
	const back = home + search;
	if (!loaded.value) return <MissingDialog fault={loaded.fault} back={back} />;
	return (
		<Dialog title={loaded.value.name} back={back}>
			<RecordView
				fields={fields}
				labels={labels}
				names={names}
				values={loaded.value.values}
				edit={`${address}/edit${search}`}
				remove={`${address}/delete${search}`}
				history={`/admin/history/${address.split("/").at(-1)}`}
				more={more}
			/>
		</Dialog>
	);
}

/** Shown for a deleted or unreadable record. */
export function MissingDialog({ fault, back }: { fault: Loaded<unknown>["fault"]; back: string }) {
	const t = useAdminTexts();
	return (
		<Dialog title={fault === "missing" ? t.notFound : t.fetchFailed} back={back} small>
			{fault === "missing" ? <p>{t.faults.missing}</p> : <FetchFault />}
		</Dialog>
	);
}
