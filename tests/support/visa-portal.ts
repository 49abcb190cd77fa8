import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expiredPage, resultPage, type ShownRecord } from "./visa-portal-pages.ts";

/** Every status word of integrations.md §1.6, selected by the passport number STATUS01, STATUS02, … */
const words = {
	submitted: ["접수", "상세정보접수", "신청", "Application Received", "Received"],
	under_review: [
		...["심사중", "심사 중", "추가심사중", "처리중", "발급준비중", "보완완료", "보완제출", "보완접수"],
		"Under Review",
	],
	additional_info: ["보완요청", "보완요구", "보완대기", "보완중"],
	approved: ["허가", "발급", "발급완료", "사증발급", "여권교부", "Approved"],
	used: ["사용완료 (2026.06.11.)"],
	refused: ["불허", "불허가", "거절", "거부", "Denied", "Rejected"],
	returned: ["반려"],
	withdrawn: ["취하", "철회", "접수철회"],
	cancelled: ["취소", "신청취소"],
	expired: ["기한만료"],
};
export const statusWords = Object.entries(words).flatMap(([group, all]) =>
	all.map((word): [word: string, group: keyof typeof words] => [word, group as keyof typeof words]),
);

export const passportOf = (index: number) => `STATUS${String(index + 1).padStart(2, "0")}`;

type Answer = (response: ServerResponse, attempt: number) => void;

const html = (response: ServerResponse, text: string, status = 200) =>
	void response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(text);
const shows =
	(...records: ShownRecord[]): Answer =>
	(response) =>
		html(response, resultPage(records));
const leadTo =
	(location: string): Answer =>
	(response) =>
		void response.writeHead(302, { location }).end();
const sendAway = leadTo("/openSessionOut.do?MENU_ID=10301");

const good: ShownRecord = {
	...{ application: "90000001", received: "20260302", decided: "2026.04.01.", purpose: "유학.연수" },
	...{ status: "허가", entries: "단수", stay: "석사유학(D-2-3)", expires: "(2036.04.22.)" },
};
const refused = { ...good, status: "불허", expires: "", reason: "기타" };

/** Every second time, the good answer. */
const atFirst =
	(answer: Answer): Answer =>
	(response, attempt) =>
		(attempt % 2 === 1 ? answer : shows(good))(response, attempt);

/** The fake portal's behavior by passport number. Any other number is unknown to it. */
const scenarios: Record<string, { what: string; answer: Answer }> = {
	...Object.fromEntries(
		statusWords.map(([status], index) => [
			passportOf(index),
			{ what: status, answer: shows({ ...good, application: `9000${index}`, status }) },
		]),
	),
	NEWEST01: {
		what: "three applications, the newest under review",
		answer: shows(
			{ application: "93", received: "20260901", status: "심사중", stay: "한국어연수(D-4-1)", entries: "복수" },
			{ ...refused, expires: "(2036.04.22.)", application: "92" },
			{ ...good, application: "91" },
		),
	},
	REASON01: {
		what: "refused, with a reason",
		answer: shows({ ...refused, reason: "귀하의 비자신청에 대한 불허사유는 다음과 같습니다 : 재정능력 입증 부족" }),
	},
	REASON02: { what: "refused, for a reason that says nothing", answer: shows(refused) },
	SCRIPT01: { what: "the date is filled in by a script", answer: shows({ ...good, filledIn: "2026.03.05." }) },
	NOSTATUS: { what: "an application without a status", answer: shows({ ...good, status: "" }) },
	UNKNOWN1: { what: "a status word that nobody has seen", answer: shows({ ...good, status: "허가보류" }) },
	EXPIRING: {
		what: "approved, for ten more days of Korea's calendar, which is nine hours ahead",
		answer: (response) =>
			shows({ ...good, expires: new Date(Date.now() + (10 * 24 + 9) * 3_600_000).toISOString().slice(0, 10) })(
				response,
				1,
			),
	},
	EXPIRED1: { what: "approved, past its date", answer: shows({ ...good, expires: "20250101" }) },
	SESSION1: { what: "the session has expired; a fresh one is good", answer: atFirst(sendAway) },
	SESSION2: {
		what: "the expired session shows a page; a fresh one is good",
		answer: atFirst((response) => html(response, expiredPage)),
	},
	SESSION3: { what: "the expired session says that nothing was found; a fresh one is good", answer: atFirst(shows()) },
	SESSION4: { what: "every session has expired", answer: sendAway },
	CHANGED1: {
		what: "the page has changed",
		answer: (response) => html(response, "<h1>새로운 비자포털</h1><div>허가</div>"),
	},
	GARBAGE1: { what: "garbage", answer: (response) => html(response, `${"\u0000<<div \"='<td<".repeat(20_000)}`) },
	NESTED01: { what: "a very deep page", answer: (response) => html(response, "<div>".repeat(150_000)) },
	ERRTYPE1: { what: "the portal's error page", answer: (response) => html(response, "{ERROR_TYPE: 'SYSTEM'}") },
	SLOW0001: { what: "never answers", answer: () => {} },
	RESET001: { what: "drops the connection", answer: (response) => response.socket?.resetAndDestroy() },
	HALF0001: {
		what: "drops the connection half-way",
		answer: (response) => {
			response.writeHead(200, { "content-type": "text/html", "content-length": "100000" });
			response.write("<html>", () => response.socket?.resetAndDestroy());
		},
	},
	DOWN0001: { what: "answers 503", answer: (response) => html(response, "<h1>Service Unavailable</h1>", 503) },
	MOVED001: { what: "points elsewhere", answer: leadTo("https://elsewhere.example/") },
	HUGE0001: { what: "answers with 5 MB", answer: (response) => html(response, "비".repeat(1_750_000)) },
};

type Asked = { method: string; url: string; headers: IncomingMessage["headers"]; body: URLSearchParams };

/**
 * The Korean visa portal's search page as a real HTTP server; all names and numbers are invented.
 * @param options.aliases other passport numbers for its behaviors
 */
export async function startVisaPortal({ port = 0, aliases = {} as Record<string, string> } = {}) {
	const asked: Asked[] = [];
	const sessions = new Set<string>();
	const attempts = new Map<string, number>();

	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const { method = "", url = "", headers } = request;
		const body = new URLSearchParams(Buffer.concat(chunks).toString());
		asked.push({ method, url, headers, body });
		if (url !== "/openPage.do?MENU_ID=10301") return html(response, "<h1>404</h1>", 404);
		if (method === "GET") {
			const session = randomUUID();
			sessions.add(session);
			response.setHeader("set-cookie", [`WMONID=w${session}; Path=/`, `JSESSIONID_evisa=${session}; Path=/; HttpOnly`]);
			return html(response, resultPage(undefined));
		}
		// Stricter than the known portal: each search needs its own session and page.
		const session = /JSESSIONID_evisa=([\w-]+)/.exec(headers.cookie ?? "")?.[1] ?? "";
		if (!sessions.delete(session) || !headers.referer?.endsWith(url)) return sendAway(response, 1);
		const passport = body.get("sBUSI_GBNO") ?? "";
		const attempt = (attempts.get(passport) ?? 0) + 1;
		attempts.set(passport, attempt);
		(scenarios[aliases[passport] ?? passport]?.answer ?? shows())(response, attempt);
	});
	await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		async close() {
			server.closeAllConnections();
			await new Promise((closed) => server.close(closed));
		},
	};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { url } = await startVisaPortal({ port: Number(process.env.PORT ?? 0) });
	const known = Object.entries(scenarios).map(([passport, { what }]) => `  ${passport}  ${what}`);
	console.log(`The fake visa portal is at ${url}. Start the site with VISA_PORTAL_URL=${url}, and on /visa-status type
any name, any date of birth, and one of these as the passport number:\n\n${known.join("\n")}\n  any other no visa found`);
}
