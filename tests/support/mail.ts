import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished } from "vitest";
import type { SiteOptions } from "../../server/create-site.ts";
import { testSite } from "./site.ts";

export { freePort } from "./listen.ts";

type ReceivedMail = { from: string; to: string[]; raw: string; headers: Map<string, string>; text: string };

/**
 * A mail server on loopback that accepts everything except the recipients that `refuse` names.
 * @param at a free port by default
 */
export async function fakeMailServer(
	refuse: (address: string) => { code: number } | undefined = () => undefined,
	at = 0,
) {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		onRcptTo({ address }, _session, done) {
			const refusal = refuse(address);
			done(refusal && Object.assign(new Error(`<${address}> is not taken`), { responseCode: refusal.code }));
		},
		async onData(stream, { envelope }, done) {
			const chunks: Buffer[] = [];
			for await (const chunk of stream) chunks.push(chunk);
			const raw = Buffer.concat(chunks).toString();
			const to = envelope.rcptTo.map(({ address }) => address);
			received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : "", to, raw, ...read(raw) });
			done();
		},
	});
	server.on("error", () => {});
	await new Promise<void>((done) => void server.listen(at, "127.0.0.1", done));
	const { port } = server.server.address() as AddressInfo;
	onTestFinished(() => new Promise<void>((done) => server.close(done)));
	return { settings: mailSettings(port), received };
}

/** A site that sends its emails at once, to a mail server of the test. */
export async function mailedSite(options: Partial<SiteOptions> = {}) {
	const { settings, received } = await fakeMailServer();
	const site = await testSite("empty", { mail: settings, jobs: { pace: 0, pollSeconds: 0.5 }, ...options });
	/** Waits for an email to an address with a text. @returns what the pattern's group matches. */
	const mailed = async (to: string, pattern: RegExp): Promise<string> => {
		const texts = () => received.filter((mail) => mail.to.includes(to)).map(({ text }) => pattern.exec(text)?.[1]);
		const found = () => texts().find(Boolean);
		await expect.poll(found, { timeout: 20_000 }).toBeDefined();
		return found() ?? "";
	};
	return { site, received, mailed };
}

/** The site's settings for a mail server on a port of this machine. */
export const mailSettings = (port: number) => ({
	smtpUrl: `smtp://127.0.0.1:${port}`,
	from: "Hamroh <no-reply@example.com>",
});

function read(raw: string): Pick<ReceivedMail, "headers" | "text"> {
	const [head = "", ...rest] = raw.split("\r\n\r\n");
	const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	const headers = new Map(
		lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), words(line.slice(line.indexOf(":") + 2))]),
	);
	const body = rest.join("\r\n\r\n").replaceAll("\r\n", "\n");
	const encoding = headers.get("content-transfer-encoding");
	const text = encoding === "base64" ? Buffer.from(body, "base64").toString() : body;
	return { headers, text: encoding === "quoted-printable" ? unquote(text.replace(/=\n/g, "")) : text };
}

/** "=?UTF-8?Q?…?=" → decoded text */
function words(value: string): string {
	return value.replace(/\?=\s+=\?/g, "?==?").replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_whole, kind, text) => {
		return /q/i.test(kind) ? unquote(text.replaceAll("_", " ")) : Buffer.from(text, "base64").toString();
	});
}

function unquote(text: string): string {
	const bytes = text
		.replace(/[^ -~\n]/g, "")
		.replace(/=([0-9A-F]{2})/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString();
}
