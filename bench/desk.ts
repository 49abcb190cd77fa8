// What staff wait for on a slow line: the queue, a case and back, a note, and what a phone shows of the queue.
import { chromium, type Page, type Request } from "playwright-core";
import { requireProgram, run, temporaryFolder, whenDone } from "./support/processes.ts";
import { median, report, sized } from "./support/report.ts";
import { fillDesk, signInOwner, startDatabase, startSite } from "./support/site.ts";

const rounds = sized(5, 1);
/** 400 kbit/s. */
const line = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const cpuSlowdown = 4;
/** Milliseconds between the pointer's arrival at a link and the press. */
const pointing = 600;
/** Milliseconds after which a page that works has asked for all it wants. */
const settling = 2_000;
const queue = "/admin/queue";
const composer = ".composer textarea";
const row = `main a[data-open][href^="/admin/applicants/"]`;

await run({ desk: measureDesk }, 20);

async function measureDesk(): Promise<void> {
	const databaseUrl = await startDatabase(temporaryFolder());
	await fillDesk(databaseUrl, 300, 100);
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

	const times: Record<string, number[]> = { cold: [], reload: [], opened: [], back: [], noted: [] };
	const traffic = { requests: 0, script: 0, plainDocuments: 0 };
	const note = async (request: Request) => {
		traffic.requests += 1;
		const kind = request.resourceType();
		if (kind === "script") traffic.script += (await request.sizes()).responseBodySize;
		const encoding = await (await request.response())?.headerValue("content-encoding");
		if (kind === "document" && !encoding) traffic.plainDocuments += 1;
	};
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
			await page.waitForFunction(isHydrated, row);
			times[name]?.push(performance.now() - began);
			// The page asks for the script and the texts of a case.
			await page.waitForTimeout(settling);
		};
		/** Measures what an act in the page shows. */
		const measure = async (name: string, event: "click" | "popstate", act: () => Promise<unknown>, shown: Shown) => {
			await page.evaluate(watchFor, { ...shown, event });
			await act();
			times[name]?.push(await page.evaluate(() => (window as unknown as Watching).shownAfter));
			await page.waitForLoadState("networkidle");
		};
		page.on("requestfinished", note);
		await load("cold", () => page.goto(queue, { waitUntil: "commit" }));
		page.off("requestfinished", note);
		await load("reload", () => page.reload({ waitUntil: "commit" }));
		const link = page.locator(row).first();
		await link.hover();
		await page.waitForTimeout(pointing);
		await measure("opened", "click", () => link.click({ noWaitAfter: true }), { selector: composer });
		await measure("back", "popstate", () => page.goBack({ waitUntil: "commit" }), { selector: row });
		await page.goForward({ waitUntil: "commit" });
		await page.waitForSelector(composer);
		await page.waitForLoadState("networkidle");
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
		`Chromium, 400 kbit/s, 300 ms, CPU ${cpuSlowdown} × slower; a queue of 100 tasks. Usable: React has taken over the rows. Medians of ${rounds}. What an act shows is timed in the page, from the press to the paint; a link is pressed ${pointing} ms after the pointer has come to it.`,
		{
			queueCold: of("cold") / 1_000,
			queueReload: of("reload") / 1_000,
			queueScript: traffic.script / rounds / 1_000,
			queueRequests: traffic.requests / rounds,
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

/** Runs in the page: React marks the elements that it has taken over. */
function isHydrated(selector: string): boolean {
	const element = document.querySelector(selector);
	return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
}
