import { addressBlock, clientAddress } from "../client-address.ts";
import type { DeniedLog } from "../denied-requests.ts";
import { createKeyedConcurrencyLimit } from "../keyed-concurrency-limit.ts";
import { inEveryLanguage, plainText } from "./plain-text.ts";
import { isSafeMethod, type PlainResponse, pathOf, type Reply, type SiteRequest } from "./request.ts";

/**
 * Maximum number of concurrent requests per network address; further ones wait in a queue. Rendering uses only this
 * thread, so two reads keep it busy; a change also waits for the database or for the visa portal.
 */
const concurrentReads = 2;
const concurrentChanges = 4;
/**
 * A body of several megabytes keeps the thread busy while it arrives, and a slow one must not block the forms of the
 * same office.
 */
const concurrentUploads = 6;
const longestQueue = 200;
/** An address that keeps requests waiting gets about a sixth of the thread. */
const rest = 5;
/** Maximum size in bytes of a form that is read before it enters the queue. */
const smallBody = 64 * 1024;
/** Milliseconds after which a large and possibly slow body no longer blocks other requests. */
const longestTurn = 2_000;

const isUpload = /^\/(api\/functions\/upload-image|admin\/exchange(\.data)?)$/;
/** The thread pool reads files, and probes must not wait. What has no file is a page. */
const needsNoTurn = /^\/(assets|images)\/|^\/(healthz|readyz)$/;

type Turn = {
	/**
	 * Does not begin once the client has disconnected. What has begun keeps its slot: a client that disconnects must not
	 * start more at once.
	 */
	needsClient?: true;
	/** Milliseconds after which the slot is released in any case. */
	longest?: number;
};
const needsClient: Turn = { needsClient: true };

type Work = (request: SiteRequest) => Promise<Reply>;
type ReadFile = (request: SiteRequest) => Promise<Reply | undefined>;

/** The concurrency limits of the pipeline: a client that sends many requests at once delays only itself. */
export function createTurns({ trustProxy, denied }: { trustProxy: number; denied: Pick<DeniedLog, "log"> }) {
	const takeRead = createKeyedConcurrencyLimit(concurrentReads, longestQueue, { rest, atOnce: true });
	const takeChange = createKeyedConcurrencyLimit(concurrentChanges, longestQueue, { rest });
	const takeUpload = createKeyedConcurrencyLimit(concurrentUploads, longestQueue, { rest });

	/**
	 * Runs `work` when the client has a free slot.
	 * @param readFile answers at once, or has no file.
	 * @returns 429 if too many of the client's requests are already waiting.
	 */
	async function inTurn(request: SiteRequest, work: Work, readFile: ReadFile): Promise<Reply> {
		const path = pathOf(request.target);
		if (isSafeMethod(request.method)) {
			const file = needsNoTurn.test(path) ? await readFile(request) : undefined;
			return file ?? queue(takeRead, request, work, needsClient);
		}
		if (isUpload.test(path)) return queue(takeUpload, request, work, needsClient);
		return changeInTurn(request, work);
	}

	/** Reads a small body before taking a slot, so that a slow sender does not block others with the same address. */
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
				if (turn.needsClient && request.isClosed?.()) {
					end();
					return resolve(clientGone);
				}
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

/** Never sent: the client disconnected while it waited. */
const clientGone: PlainResponse = { status: 408, headers: { connection: "close" }, body: null };

const tooMany: PlainResponse = {
	status: 429,
	headers: { ...plainText, "retry-after": "5" },
	body: inEveryLanguage("tooMany"),
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
