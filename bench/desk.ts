// What staff wait for on a slow line: the queue, a case and back, a note, and what a phone shows of the queue.
import { chromium, type Page, type Request } from "playwright-core";
import { fillApplications } from "../tests/support/many-applications.ts";
import { fillTasks } from "../tests/support/many-tasks.ts";
import { requireProgram, run, temporaryFolder, whenDone } from "./support/processes.ts";
import { formatNumber, median, report, sized } from "./support/report.ts";
import { query, signInOwner, startDatabase, startSite } from "./support/site.ts";

const rounds = sized(5, 1);
/** 400 kbit/s. */
const line = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const cpuSlowdown = 4;
/** Milliseconds between the pointer's arrival at a link and the press. */
const pointing = 600;
const queue = "/admin/queue";
const composer = ".composer textarea";
const row = `main a[data-open][href^="/admin/applicants/"]`;
const status = `main a[href*="/status/"]`;

await run({ desk: measureDesk }, 20);

async function measureDesk(): Promise<void> {
	const databaseUrl = await startDatabase(temporaryFolder());
	const now = new Date();
	await fillApplications(databaseUrl, 300, now);
	const [owner] = await query(databaseUrl, "select id from users limit 1");
	await fillTasks(databaseUrl, 100, [owner?.id ?? ""], now);
	const site = await startSite({ settings: { DATABASE_URL: databaseUrl } });
	const [name = "", value = ""] = (await signInOwner(site.url)).split("=");
	const executablePath = requireProgram("chromium", "/usr/bin/chromium");
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
	whenDone(() => browser.close());

	async function open(width: number): Promise<Page> {
		const page = await browser.newPage({ viewport: { width, height: 800 }, baseURL: site.url });
		await page.context().addCookies([{ name, value, url: site.url }]);
		return page;
	}

	const times = { shown: [], cold: [], reload: [], opened: [], back: [], dialog: [], noted: [] } as Record<
		string,
		number[]
	>;
	const asked: number[] = [];
	let traffic = watchTraffic();
	for (let round = 0; round < rounds; round++) {
		const page = await open(1_280);
		const session = await page.context().newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", line);
		await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
		/** Measures a load of the page from its request. */
		const load = async (name: string, act: () => Promise<unknown>) => {
			const began = performance.now();
			await act();
			await isHydrated(page, row);
			times[name]?.push(performance.now() - began);
			await page.waitForLoadState("networkidle");
		};
		/** Measures what an act in the page shows. */
		const measure = async (name: string, event: "click" | "popstate", act: () => Promise<unknown>, shown: Shown) => {
			await page.evaluate(watchFor, { ...shown, event });
			await act();
			times[name]?.push(await page.evaluate(() => (window as unknown as Watching).shownAfter));
			await page.waitForLoadState("networkidle");
		};
		traffic = watchTraffic(page);
		const began = performance.now();
		const shown = () => page.waitForSelector(row).then(() => times.shown?.push(performance.now() - began));
		await load("cold", () => page.goto(queue, { waitUntil: "commit" }).then(shown));
		traffic.stop();
		await load("reload", () => page.reload({ waitUntil: "commit" }));
		const press = async (link: string) => {
			await page.locator(link).first().hover();
			await page.waitForTimeout(pointing);
			return () => page.locator(link).first().click({ noWaitAfter: true });
		};
		await measure("opened", "click", await press(row), { selector: composer });
		let requests = 0;
		page.on("request", () => requests++);
		const back = () =>
			page.goBack({ waitUntil: "commit" }).then(() => page.waitForSelector(row).then(() => asked.push(requests)));
		await measure("back", "popstate", back, { selector: row });
		await page.goForward({ waitUntil: "commit" });
		await page.waitForSelector(composer);
		await measure("dialog", "click", await press(status), { selector: "dialog[open] select[name=status]" });
		await page.keyboard.press("Escape");
		await page.waitForSelector("dialog[open]", { state: "detached" });
		const text = `Example note ${round}`;
		await page.locator(".composer input[value=note]").check();
		await page.fill(composer, text);
		const send = () => page.locator(".composer-note [type=submit]").click({ noWaitAfter: true });
		await measure("noted", "click", send, { selector: "main .case-text", text });
		await page.context().close();
	}
	const phone = await open(360);
	await phone.goto(queue);
	const task = await phone
		.locator(row)
		.first()
		.evaluate((link) => {
			const { top, height } = (link.closest("tr, li, article") ?? link).getBoundingClientRect();
			return { top: top + scrollY, height };
		});
	const of = (name: string) => median(times[name] ?? []);
	report(
		"desk",
		"Staff's desk on a slow line",
		`Chromium, 400 kbit/s, 300 ms, CPU ${cpuSlowdown} × slower; a queue of 100 tasks. Usable: React has taken over the rows, which are shown, and work as plain links and forms, after ${formatNumber(of("shown") / 1_000)} s. Medians of ${rounds}. What an act shows is timed in the page, from the press to the paint; a link is pressed ${pointing} ms after the pointer has come to it. The server was asked ${median(asked)} times before the list was shown again. The dialog of a status: ${formatNumber(of("dialog"))} ms. HTML of the queue: ${formatNumber(traffic.bytes.document / 1_000)} kB on the line.`,
		{
			queueCold: of("cold") / 1_000,
			queueReload: of("reload") / 1_000,
			queueScript: traffic.bytes.script / 1_000,
			queueRequests: traffic.requests,
			queueCompressed: traffic.plainDocuments,
			caseOpen: of("opened"),
			caseBack: of("back"),
			noteShown: of("noted"),
			firstRow: task.top,
			rowHeight: task.height,
		},
	);
}

/** What an act shows: an element, and its text. */
type Shown = { selector: string; text?: string };
type Watching = { shownAfter: Promise<number> };

/**
 * Runs in the page: promises the milliseconds from the next such event until what it shows is painted, by the page's own
 * clock. A driver that looks from outside takes as long again as the page on a slow processor.
 */
function watchFor({ event, selector, text }: Shown & { event: "click" | "popstate" }): void {
	const isShown = () =>
		[...document.querySelectorAll(selector)].some((element) => text === undefined || element.textContent === text);
	(window as unknown as Watching).shownAfter = new Promise((resolve) => {
		const begin = ({ timeStamp }: Event) => {
			const observer = new MutationObserver(() => {
				if (!isShown()) return;
				observer.disconnect();
				requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
			});
			observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
		};
		addEventListener(event, begin, { capture: true, once: true });
	});
}

/** @returns what is loaded from now on: the number of requests, and the bytes on the line. */
function watchTraffic(page?: Page) {
	const note = async (request: Request) => {
		traffic.requests += 1;
		const kind = request.resourceType();
		const { responseBodySize } = await request.sizes();
		if (kind === "document" || kind === "script") traffic.bytes[kind] += responseBodySize;
		const encoding = await (await request.response())?.headerValue("content-encoding");
		if (kind === "document" && !encoding) traffic.plainDocuments += 1;
	};
	const traffic = {
		...{ requests: 0, plainDocuments: 0, bytes: { document: 0, script: 0 } },
		stop: () => page?.off("requestfinished", note),
	};
	page?.on("requestfinished", note);
	return traffic;
}

/** React marks the elements that it has taken over. */
function isHydrated(page: Page, selector: string) {
	return page.waitForFunction((words) => {
		const element = document.querySelector(words);
		return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
	}, selector);
}
