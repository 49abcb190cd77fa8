import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { Document } from "../../app/document.tsx";
import { type RequestContext, RequestContextProvider, requestContextKey } from "../../app/request-context.ts";
import { loader as loadRoot } from "../../app/root.tsx";
import * as about from "../../app/routes/public/about.tsx";
import * as admissions from "../../app/routes/public/admissions.tsx";
import * as apply from "../../app/routes/public/apply.tsx";
import * as blog from "../../app/routes/public/blog.tsx";
import * as contact from "../../app/routes/public/contact.tsx";
import * as costs from "../../app/routes/public/costs.tsx";
import * as home from "../../app/routes/public/home.tsx";
import * as official from "../../app/routes/public/is-it-us.tsx";
import * as post from "../../app/routes/public/post.tsx";
import * as privacy from "../../app/routes/public/privacy.tsx";
import * as program from "../../app/routes/public/program.tsx";
import * as programs from "../../app/routes/public/programs.tsx";
import * as promises from "../../app/routes/public/promises.tsx";
import * as terms from "../../app/routes/public/terms.tsx";
import * as universities from "../../app/routes/public/universities.tsx";
import * as university from "../../app/routes/public/university.tsx";
import * as visaStatus from "../../app/routes/public/visa-status.tsx";
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { scriptContext } from "../../server/script-context.ts";

type Input = { request: Request; params: Record<string, string>; context: RouterContextProvider };
type Module = { loader?(input: Input): unknown; default: ComponentType<{ loaderData: unknown }> };

const modules: [RegExp, Module][] = [
	[/^\/$/, home as unknown as Module],
	[/^\/about$/, about as unknown as Module],
	[/^\/contact$/, contact as unknown as Module],
	[/^\/apply$/, apply as unknown as Module],
	[/^\/costs$/, costs as unknown as Module],
	[/^\/admissions$/, admissions as unknown as Module],
	[/^\/is-it-us$/, official as unknown as Module],
	[/^\/privacy$/, privacy as unknown as Module],
	[/^\/promises$/, promises as unknown as Module],
	[/^\/terms$/, terms as unknown as Module],
	[/^\/visa-status$/, visaStatus as unknown as Module],
	[/^\/blog$/, blog as unknown as Module],
	[/^\/blog\/(?<slug>.+)$/, post as unknown as Module],
	[/^\/programs$/, programs as unknown as Module],
	[/^\/programs\/(?<id>.+)$/, program as unknown as Module],
	[/^\/universities$/, universities as unknown as Module],
	[/^\/universities\/(?<id>.+)$/, university as unknown as Module],
];

/** The React tree of a page with its data already loaded, so that only React's work is measured. */
async function treeOf(path: string, requestContext: RequestContext): Promise<ReactElement> {
	const [pattern, module] = modules.find(([pattern]) => pattern.test(path)) as [RegExp, Module];
	const input = {
		request: new Request(`http://localhost${path}`),
		params: pattern.exec(path)?.groups ?? {},
		context: new RouterContextProvider(new Map([[requestContextKey, requestContext]])),
	};
	await loadRoot(input);
	const loaded = ((await module.loader?.(input)) ?? {}) as { data?: unknown; type?: string };
	const Page = module.default;
	return (
		<RequestContextProvider value={requestContext}>
			<Document>
				<Page loaderData={loaded.type === "DataWithResponseInit" ? loaded.data : loaded} />
			</Document>
		</RequestContextProvider>
	);
}

const { BENCH_DATABASE_URL: url = "", BENCH_SITE_NAME: name = "", BENCH_SITE_URL: address = "" } = process.env;
const connection = connect(url);
const dependencies = { ...scriptContext(connection.database), site: { name, url: address } };

type Task = {
	/** With its query. */
	address: string;
	loader: string;
	integrity: string;
	stylesheet: string;
	/** The form key of the page that the rendering must equal. */
	formKey: string;
	milliseconds: number;
};

process.on("message", async ({ address: target, loader, integrity, stylesheet, formKey, milliseconds }: Task) => {
	const [path = "", query = ""] = target.split(/(?=\?)/);
	let content: RequestContext["content"];
	let rates: RequestContext["rates"];
	const caller = new Caller({ role: "anonymous" }, dependencies);
	const requestContext: RequestContext = {
		stylesheet,
		requestId: "",
		caller,
		my: {
			caller,
			level: null,
			scope: "",
			state: "none",
			hasTelegram: false,
			signed: undefined,
			keep: () => "",
			end: () => "",
		},
		language: "en",
		isLanguageChosen: false,
		prefix: "",
		path,
		query,
		site: {
			name,
			url: address,
			loader,
			loaderIntegrity: integrity,
			pixelId: undefined,
			retention: { contactMonths: 12, applicationMonths: 24 },
			reportsConversions: false,
		},
		now: new Date(),
		images: {},
		account: undefined,
		nonce: undefined,
		adVisitor: undefined,
		isTooLarge: false,
		response: {
			skipCache() {},
			expireAt() {},
			keepConfidential() {},
			markIncomplete() {},
			retryAfter() {},
			trackAdEvent() {},
		},
		get content() {
			return content;
		},
		get rates() {
			return rates;
		},
		provide(data) {
			content = data.content ?? content;
			if (data.rates !== undefined) rates = data.rates;
			Object.assign(requestContext.images, data.images);
		},
		dismissedNotice: undefined,
		client: "",
		network: undefined,
		formKeys: { make: () => formKey, read: () => ({ fault: "form_stale" }) },
		flash: undefined,
		session: {
			state: "none",
			challenge: undefined,
			keep: () => "",
			end: () => "",
			keepChallenge: () => "",
			device: undefined,
			keepDevice: () => "",
			agent: undefined,
			endChallenge: () => "",
		},
		report: (what, error) => console.error(what, error),
		trackEmptySearch: async () => {},
	};
	const tree = await treeOf(path, requestContext);
	const html = `<!doctype html>${renderToString(tree)}`;
	for (let warm = 0; warm < 200; warm++) renderToString(tree);
	const before = process.cpuUsage();
	const until = performance.now() + milliseconds;
	let renders = 0;
	for (; performance.now() < until; renders++) renderToString(tree);
	const { user, system } = process.cpuUsage(before);
	process.send?.({ html, microseconds: (user + system) / renders });
});
