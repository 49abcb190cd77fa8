/**
 * @throws unless the text is one well-formed XML element tree, as far as our sitemap uses XML.
 * @returns the elements' names.
 */
export function elementsOf(xml: string): string[] {
	const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, "");
	const open: string[] = [];
	const names: string[] = [];
	let rest = body.trim();
	while (rest) {
		const text = /^[^<]+/.exec(rest)?.[0] ?? "";
		if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(text)) throw new Error(`a bare & in ${text}`);
		rest = rest.slice(text.length);
		if (!rest) break;
		const tag = /^<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|apos);[^"<&]*)*")*)\s*(\/?)>/.exec(
			rest,
		);
		if (!tag) throw new Error(`no tag: ${rest.slice(0, 80)}`);
		const [whole, closing, name, , single] = tag as unknown as [string, string, string, string, string];
		if (closing && open.pop() !== name) throw new Error(`</${name}> closes something else`);
		if (!closing) names.push(name);
		if (!closing && !single) open.push(name);
		rest = rest.slice(whole.length);
		if (open.length === 0 && rest.trim()) throw new Error(`something after the root: ${rest.slice(0, 80)}`);
	}
	if (open.length > 0) throw new Error(`not closed: ${open}`);
	return names;
}
