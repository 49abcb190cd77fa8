/** The tags that Telegram accepts in HTML. */
const known = /^(b|strong|i|em|u|ins|s|strike|del|code|pre|blockquote|tg-spoiler|span|a)$/;
const named: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** Parses a message's entities: the remaining text and the tags, or the reason why Telegram would reject it. */
export function parseEntities(html: string, isHtml = true): { text: string; tags: string[] } | { fault: string } {
	if (!isHtml) return { text: html, tags: [] };
	const tags: string[] = [];
	const open: string[] = [];
	let text = "";
	for (let at = 0; at < html.length; ) {
		const character = html[at] as string;
		if (character === "&") {
			const entity = /^&(?:#(\d+)|#x([0-9a-f]+)|(lt|gt|amp|quot));/i.exec(html.slice(at, at + 12));
			text += entity ? decode(entity) : "&";
			at += entity ? entity[0].length : 1;
		} else if (character === "<") {
			const tag = /^<(\/?)([a-z-]+)(\s[^<>]*)?>/i.exec(html.slice(at));
			if (!tag) return { fault: `Unexpected end of tag at byte offset ${at}` };
			const [whole, closing, name = ""] = tag;
			if (!known.test(name)) return { fault: `Unsupported start tag "${name}" at byte offset ${at}` };
			if (closing && open.pop() !== name) return { fault: `Unmatched end tag at byte offset ${at}` };
			if (!closing) open.push(name);
			if (!closing) tags.push(name);
			at += whole.length;
		} else {
			text += character;
			at += 1;
		}
	}
	if (open.length > 0) return { fault: `Can't find end tag corresponding to start tag "${open.at(-1)}"` };
	return { text, tags };
}

function decode([whole, decimal, hex, name]: RegExpExecArray): string {
	if (name) return named[name.toLowerCase()] ?? whole;
	const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
