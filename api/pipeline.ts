import type { Context } from "hono";
import type { Principal } from "../domain/access/principal.ts";
import { limitConcurrency } from "../domain/shared/concurrency-limit.ts";
import { forbidden, limited, unavailable } from "../domain/shared/errors.ts";
import type { ApiDependencies } from "./handler.ts";
import { isGuarded, type Operation } from "./operation.ts";
import { stop } from "./problem.ts";
import { apiLimits, createApiLimits } from "./rate-limits.ts";
import { readRequest } from "./read-request.ts";
import { respond, respondWithProblem } from "./respond.ts";

/**
 * Maximum number of uploads that are read at once: one is processed while the next one arrives. The bytes of others stay on the
 * network, so that many uploads fit in memory.
 */
const concurrentUploads = 2;

/** The API's request pipeline: principal → rate limit → authorize → run → respond. */
export function createPipeline(dependencies: ApiDependencies) {
	const limits = createApiLimits({ ...apiLimits, ...dependencies.limits });
	const inTurn = limitConcurrency(concurrentUploads)(run);

	return async function call(operation: Operation, context: Context): Promise<Response> {
		const request = context.req.raw;
		let principal: Principal | undefined;
		try {
			const authenticated = await dependencies.authenticate(request, context.env.peer);
			principal = authenticated.principal;
			await limitRate(operation, authenticated.rateLimitKey, context);
			refuseForeignSession(operation, principal, request);
			refuseEarly(operation, principal);
			const made = await (takesFile(operation) ? inTurn : run)(operation, principal, context);
			for (const cookie of authenticated.cookies) context.header("set-cookie", cookie, { append: true });
			return await respond(context, operation, made, principal);
		} catch (error) {
			return respondWithProblem(context, error, dependencies, operation, principal);
		} finally {
			if (principal) await dependencies.logDenied(principal);
		}
	};

	async function limitRate({ method }: Operation, key: string, context: Context): Promise<void> {
		const { headers, seconds } = await limits.take(method === "get" ? "reads" : "changes", key);
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
		if (seconds > 0) throw limited(seconds);
	}

	/** A bearer token must belong to an open session; a browser's session is accepted only from our own pages. */
	function refuseForeignSession({ method }: Operation, { session }: Principal, request: Request): void {
		if (session.state === "unknown") throw unavailable("the session could not be read");
		if (/^Bearer\b/i.test(request.headers.get("authorization") ?? "")) {
			if (session.state !== "open") throw stop(401, "bad_token");
		} else if (method !== "get" && session.signedToken && !dependencies.isFromHere(request)) throw stop(403, "origin");
	}
}

/** Saves reading a body that would be rejected anyway; the domain checks the permission itself. */
function refuseEarly({ access }: Operation, { caller }: Principal): void {
	if (!isGuarded(access) || caller.may(access)) return;
	caller.deniedPermissions.add(access);
	throw forbidden(access);
}

async function run(operation: Operation, principal: Principal, context: Context) {
	return operation.run(await readRequest(operation, principal, context));
}

const takesFile = ({ body }: Operation) => body !== undefined && "file" in body;
