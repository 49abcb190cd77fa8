import { addressBlock, clientAddress } from "../client-address.ts";
import type { DeniedLog } from "../denied-requests.ts";
import { createKeyedConcurrencyLimit } from "../keyed-concurrency-limit.ts";
import { inEveryLanguage, plainText } from "./plain-text.ts";
import { isSafeMethod, type PlainResponse, pathOf, type Reply, type SiteRequest } from "./request.ts";

/**
 * How many requests of one network address are worked on at once; further ones wait in a queue. Rendering is work of this one
 * thread, so two keep it busy; a change also waits for the database or for the visa portal.
 */
const concurrentReads = 2;
const concurrentChanges = 4;
/** A body of megabytes keeps the thread busy while it arrives; a slow one must not hold up the office's forms. */
const concurrentUploads = 6;
const longestQueue = 200;
/** An address that keeps requests waiting gets about a sixth of the thread. */
const rest = 5;
/** Bytes of a form that are read before it takes its turn. */
const smallBody = 64 * 1024;
/** Milliseconds after which a large body, which may be slow, no longer keeps others waiting. */
const longestTurn = 2_000;

const isUpload = /^\/(api\/functions\/upload-image|admin\/exchange(\.data)?)$/;
/** Files are read by the thread pool; probes must not wait. */
const needsNoTurn = /^\/(assets|images|covers)\/|^\/(healthz|readyz)$/;

type Turn = {
	/** Ends with the connection. A change keeps its turn: a client that disconnects must not start more of them at once. */
	whileConnected?: true;
	/** Milliseconds after which it ends in any case. */
	longest?: number;
};
const whileConnected: Turn = { whileConnected: true };

type Work = (request: SiteRequest) => Promise<Reply>;

/** The concurrency limits of the pipeline: a client that sends everything at once delays itself and not the others. */
export function createTurns({ trustProxy, denied }: { trustProxy: number; denied: Pick<DeniedLog, "log"> }) {
	const takeRead = createKeyedConcurrencyLimit(concurrentReads, longestQueue, { rest });
	const takeChange = createKeyedConcurrencyLimit(concurrentChanges, longestQueue, { rest });
	const takeUpload = createKeyedConcurrencyLimit(concurrentUploads, longestQueue, { rest });

	/** Does the work when it is the client's turn. @returns 429 when too many of the client's requests wait already. */
	function inTurn(request: SiteRequest, work: Work): Promise<Reply> {
		const path = pathOf(request.target);
		if (needsNoTurn.test(path)) return work(request);
		if (isSafeMethod(request.method)) return queue(takeRead, request, work, whileConnected);
		if (isUpload.test(path)) return queue(takeUpload, request, work, whileConnected);
		return changeInTurn(request, work);
	}

	/** A small body is read before the turn is taken: a slow sender must not keep others of the same address waiting. */
	async function changeInTurn(request: SiteRequest, work: Work): Promise<Reply> {
		const { header } = request;
		const isSmall = !header("transfer-encoding") && Number(header("content-length") ?? 0) <= smallBody;
		if (!isSmall) return queue(takeChange, request, work, { longest: longestTurn });
		const whole = await withBody(request.toRequest());
		return queue(takeChange, { ...request, toRequest: () => whole }, work);
	}

	function queue(take: typeof takeRead, request: SiteRequest, work: Work, turn: Turn = {}): Promise<Reply> {
		return new Promise((resolve, reject) => {
			const client = clientAddress(request.peer, request.header("x-forwarded-for"), trustProxy);
			const isTaken = take(addressBlock(client), (done) => {
				const end = once(done);
				if (turn.whileConnected && request.isClosed?.()) {
					end();
					return resolve(clientGone);
				}
				if (turn.whileConnected) request.onClose?.(end);
				if (turn.longest) setTimeout(end, turn.longest).unref();
				work(request).finally(end).then(resolve, reject);
			});
			if (isTaken) return;
			denied.log("rate-limit", request.target);
			resolve(tooMany);
		});
	}

	return inTurn;
}

/** Never sent: the client went away while it waited. */
const clientGone: PlainResponse = { status: 408, headers: { connection: "close" }, body: null };

const tooMany: PlainResponse = {
	status: 429,
	headers: { ...plainText, "retry-after": "5" },
	body: inEveryLanguage({
		en: "Too many requests. Please try again.",
		ru: "Слишком много запросов. Попробуйте ещё раз.",
		uz: "Juda koʻp soʻrov yuborildi. Qayta urinib koʻring.",
	}),
};

async function withBody(request: Request): Promise<Request> {
	const { url, method, headers } = request;
	const body = await request.arrayBuffer();
	return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}

function once(done: () => void): () => void {
	let isDone = false;
	return () => {
		if (!isDone) done();
		isDone = true;
	};
}
