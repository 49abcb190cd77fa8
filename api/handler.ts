import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Principal } from "../domain/access/principal.ts";
import { etagOf } from "./etag.ts";
import { type ApiDocument, buildOpenApiDocument } from "./openapi.ts";
import { operations } from "./operations.ts";
import { pageOf } from "./page.ts";
import { createPipeline } from "./pipeline.ts";
import { stop } from "./problem.ts";
import type { ApiLimits } from "./rate-limits.ts";
import { respondTagged, respondWithProblem } from "./respond.ts";

export type ApiDependencies = {
	siteName: string;
	siteUrl: string;
	/** The style sheet of the API's documentation page. */
	styles: string;
	/** Origins whose pages may read the responses. */
	origins: readonly string[];
	limits?: Partial<ApiLimits> | undefined;
	/** Resolves the principal of a request, its `Set-Cookie` headers, and the key of its rate limit. */
	authenticate(
		request: Request,
		peer: string | undefined,
	): Promise<{ principal: Principal; cookies: string[]; rateLimitKey: string }>;
	/** Records the permissions that the caller was denied. */
	logDenied(principal: Principal): Promise<void>;
	/** Whether the request comes from our own pages. */
	isFromHere(request: Request): boolean;
	report(what: string, error: unknown): void;
	/** Logs a denied request. */
	denied(reason: "csrf" | "rate-limit" | "role", target: string): void;
};

/** `trace.id` is the one of the site's log. */
export type ApiEnv = {
	Bindings: { peer: string | undefined; trace: { id: string } };
	Variables: { requestId: string };
};

/** Handles `/api`: every operation, and the documentation. Anything else is answered with a problem. */
export function createApiHandler(dependencies: ApiDependencies): Hono<ApiEnv> {
	const app = new Hono<ApiEnv>();
	if (dependencies.origins.length > 0) app.use("/api/*", cors(corsOptions(dependencies.origins)));
	app.use("/api/*", async (context, next) => {
		context.set("requestId", context.env.trace.id);
		await next();
	});
	addDocuments(app, dependencies);
	const call = createPipeline(dependencies);
	const operationsByPath = Map.groupBy(operations, ({ path }) => path.replace("{id}", ":id"));
	for (const [path, list] of operationsByPath) {
		for (const operation of list) app.on(operation.method, path, (context) => call(operation, context));
		const allowed = list.map(({ method }) => method.toUpperCase()).join(", ");
		app.all(path, (context) => {
			context.header("allow", allowed);
			return respondWithProblem(context, stop(405, "method"), dependencies);
		});
	}
	app.all("/api/*", (context) => respondWithProblem(context, stop(404, "no_such_call"), dependencies));
	app.onError((error, context) => respondWithProblem(context, error, dependencies));
	return app;
}

/** The documentation page and the OpenAPI document, generated at the first request for them. */
function addDocuments(app: Hono<ApiEnv>, dependencies: ApiDependencies): void {
	const add = (path: string, type: string, make: (document: ApiDocument) => string | Promise<string>) => {
		let built: Promise<{ body: string; tag: string }> | undefined;
		const build = async () => {
			const body = await make(buildOpenApiDocument(dependencies));
			return { body, tag: await etagOf(body, undefined) };
		};
		app.get(path, async (context) => {
			built ??= build();
			return respondTagged(context, { ...(await built), type, status: 200 }, "no-cache");
		});
	};
	add("/api", "text/html; charset=utf-8", (document) => pageOf(document, dependencies));
	add("/api/openapi.json", "application/json", (document) => JSON.stringify(document));
}

const corsOptions = (origins: readonly string[]) => ({
	origin: [...origins],
	allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
	allowHeaders: ["authorization", "content-type", "idempotency-key", "if-match", "if-none-match", "x-request-id"],
	exposeHeaders: ["etag", "location", "ratelimit", "ratelimit-policy", "retry-after", "x-request-id"],
	maxAge: 600,
});
