import { randomUUID } from "node:crypto";
import type { seeded } from "./numbers.ts";

/** One filled form with invented data. */
export type Filled = {
	marker: string;
	path: string;
	/** An address in its own /64 network, so that the limits per address do not apply. */
	address: string;
	fields: Record<string, string>;
	/** The long text as it must be stored. */
	words: string;
};

const sentences = [
	"Which documents do I need for a master's program?",
	"Какие документы нужны для языковых курсов?",
	"Yotoqxona narxi qancha, grant bormi?",
	"Is <b>TOPIK 3</b> enough & when does the term begin?",
	"한국어 과정은 언제 시작해요? 🙂",
];

/** The submission with this number: an application or a contact message, in one of three languages. */
export function fill(number: number, programs: string[], random: ReturnType<typeof seeded>): Filled {
	const one = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T;
	const marker = `HB${String(number).padStart(6, "0")}`;
	const words = `${one(sentences)}\n${marker} ${one(sentences)}`;
	const prefix = one(["", "/ru", "/uz"]);
	const address = `2001:db8:${(number % 50).toString(16)}:${number.toString(16)}::1`;
	const name = `Sample ${one(["Visitor", "Student", "Заявитель", "Oʻquvchi"])} ${marker}`;
	if (random() < 0.5) {
		const fields = { name, email: `${marker.toLowerCase()}@example.com`, message: words };
		return { marker, path: `${prefix}/contact`, address, fields, words };
	}
	const fields = {
		full_name: name,
		location: one(["Namangan", "Самарканд", "Toshkent"]),
		phone_number: `+998 71 ${String(number).padStart(7, "0")}`,
		age: String(17 + Math.floor(random() * 20)),
		comment: words,
		program_id: random() < 0.3 ? one(programs) : "",
		certificate: one(["none", "topik", "ielts"]),
		terms_agreed: "yes",
	};
	return { marker, path: `${prefix}/apply`, address, fields, words };
}

/** Reads the form key from its page, and adds a part of its own as the loader script does; undefined while the site is down. */
export async function keyFrom(url: string, path: string): Promise<string | undefined> {
	try {
		const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) });
		const key = /name="form_key" value="([^"]+)"/.exec(await answer.text())?.[1];
		return key && `${key}~${randomUUID()}`;
	} catch {
		return undefined;
	}
}

/**
 * Submits a form.
 * @param patience in milliseconds
 * @returns the status of the response, 0 if the connection broke or there was no answer.
 */
export async function send(
	url: string,
	{ path, address, fields }: Filled,
	key: string,
	patience = 30_000,
): Promise<number> {
	try {
		const answer = await fetch(url + path, {
			method: "POST",
			redirect: "manual",
			headers: { origin: url, "x-forwarded-for": address },
			body: new URLSearchParams({ ...fields, form_key: key }),
			signal: AbortSignal.timeout(patience),
		});
		await answer.arrayBuffer();
		return answer.status;
	} catch {
		return 0;
	}
}
