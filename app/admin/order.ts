/** The order in a form: `ids`, and with `move` ("id up", "id down") one of them moved. */
export function idsAfter(form: FormData): string[] {
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
