import { randomUUID } from "node:crypto";
import { statusOf } from "./site.ts";

/** A filled form with invented data. */
export type Form = { marker: string; path: string; address: string; fields: Record<string, string>; words: string };

const sentences = [
	"Which documents do I need for a master's program?",
	"Какие документы нужны для языковых курсов?",
	"Yotoqxona narxi qancha, grant bormi?",
	"Is <b>TOPIK 3</b> enough & when does the term begin?",
	"한국어 과정은 언제 시작해요? 🙂",
];

/** The form with this number, by turns a contact message and an application, in one of three languages. */
export function fillForm(number: number): Form {
	const marker = `HB${String(number).padStart(6, "0")}`;
	const words = `${sentences[number % sentences.length]}\n${marker}`;
	const prefix = ["", "/ru", "/uz"][number % 3];
	// In its own /64 network: the limits by address are for one person.
	const address = `2001:db8:${(number % 50).toString(16)}:${(number & 0xffff).toString(16)}::1`;
	const name = `Sample Oʻquvchi ${marker}`;
	const message = { name, email: `${marker.toLowerCase()}@example.com`, message: words };
	const application = {
		...{ full_name: name, location: "Namangan", phone_number: `+998 71 ${String(number).padStart(7, "0")}` },
		...{ age: "19", comment: words, program_id: "", certificate: "none", terms_agreed: "yes" },
	};
	const [form, fields] = number % 2 === 0 ? ["contact", message] : ["apply", application];
	return { marker, path: `${prefix}/${form}`, address, fields, words };
}

/** Opens a form. @returns its key, with a part of its own as the loader script adds it; undefined while the site is down. */
export async function openForm(url: string, path: string): Promise<string | undefined> {
	try {
		const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) });
		const key = /name="form_key" value="([^"]+)"/.exec(await answer.text())?.[1];
		return key && `${key}~${randomUUID()}`;
	} catch {
		return undefined;
	}
}

/** @returns the status of the answer, 0 if the connection broke or there was none. */
export async function sendForm(url: string, { path, address, fields }: Form, key: string): Promise<number> {
	const headers = { origin: url, "x-forwarded-for": address };
	return statusOf(url + path, { method: "POST", headers, body: new URLSearchParams({ ...fields, form_key: key }) });
}
