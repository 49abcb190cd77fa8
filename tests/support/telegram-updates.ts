/** An update as a test writes it: the Bot API adds what is missing. */
export type FakeUpdate = { update_id?: number; [part: string]: unknown };
export type Reply = { result: unknown } | { error: number; description: string; parameters?: object };

const terminated = "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running";
const webhookActive = "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook first";

type Poll = { answer(reply: Reply): void; timer: NodeJS.Timeout };
type Webhook = { url: string; secret: string | undefined; allowed: unknown; drops: boolean };

/** The updates of a bot as Telegram keeps them: until a poll confirms them by its offset, or a webhook takes them. */
export function createUpdateQueue() {
	const waiting: (FakeUpdate & { update_id: number })[] = [];
	const queries = new Set<string>();
	let nextId = 700_000_001;
	let poll: Poll | undefined;
	let webhook: Webhook | undefined;
	let info: { last_error_date?: number } = {};

	function finish(reply: Reply): void {
		const { answer, timer } = poll as Poll;
		poll = undefined;
		clearTimeout(timer);
		answer(reply);
	}

	return {
		/** The updates that no poll has confirmed. */
		waiting,
		/** The webhook that is set. */
		webhook: () => webhook,
		/** Whether a poller waits for updates. */
		isPolled: () => poll !== undefined,
		/** Puts an update in, as if somebody had written to the bot. @returns its id. */
		receive(update: FakeUpdate): number {
			const id = update.update_id ?? nextId;
			nextId = id + 1;
			waiting.push({ ...update, update_id: id });
			const query = update.callback_query as { id?: unknown } | undefined;
			if (typeof query?.id === "string") queries.add(query.id);
			if (poll) finish({ result: waiting.slice(0, 100) });
			return id;
		},
		/** @param closed resolves when the client has hung up. */
		getUpdates(body: Record<string, unknown>, closed: Promise<unknown>): Promise<Reply> {
			const { offset = 0, limit = 100, timeout = 0, allowed_updates: allowed = [] } = body;
			const isWhole = [offset, limit, timeout].every(Number.isSafeInteger) && Array.isArray(allowed);
			if (!isWhole) return Promise.resolve({ error: 400, description: "Bad Request: wrong parameters of getUpdates" });
			if (webhook) return Promise.resolve({ error: 409, description: webhookActive });
			if (poll) finish({ error: 409, description: terminated });
			while (waiting[0] && waiting[0].update_id < Number(offset)) waiting.shift();
			const found = waiting.slice(0, Math.min(Number(limit), 100));
			if (found.length > 0 || timeout === 0) return Promise.resolve({ result: found });
			return new Promise((answer) => {
				const timer = setTimeout(() => finish({ result: [] }), Number(timeout) * 1_000);
				const own = { answer, timer };
				poll = own;
				closed.then(() => {
					if (poll === own) finish({ result: [] });
				});
			});
		},
		setWebhook(body: Record<string, unknown>): Reply {
			const { url = "", secret_token: secret, allowed_updates: allowed, drop_pending_updates: drops = false } = body;
			if (url !== "" && !/^https:\/\/[^/:]+(:(443|80|88|8443))?(\/|$)/.test(String(url))) {
				return { error: 400, description: "Bad Request: bad webhook: An HTTPS URL must be provided for webhook" };
			}
			if (secret !== undefined && !/^[\w-]{1,256}$/.test(String(secret))) {
				return { error: 400, description: "Bad Request: secret token contains unallowed characters" };
			}
			if (drops) waiting.length = 0;
			webhook = url ? { url: String(url), secret: secret as string | undefined, allowed, drops: !!drops } : undefined;
			if (webhook && poll) finish({ error: 409, description: "Conflict: terminated by setWebhook request" });
			return { result: true };
		},
		deleteWebhook({ drop_pending_updates: drops }: Record<string, unknown>): Reply {
			if (drops) waiting.length = 0;
			webhook = undefined;
			return { result: true };
		},
		getWebhookInfo: () => ({ result: { url: webhook?.url ?? "", pending_update_count: waiting.length, ...info } }),
		/** Changes the webhook as another program would, or what Telegram says about it. */
		changeWebhook(change: { url?: string; last_error_date?: number }): void {
			if (webhook && change.url) webhook.url = change.url;
			if (change.last_error_date) info = { last_error_date: change.last_error_date };
		},
		/** @returns whether the query waits for its answer; each is answered once. */
		takeQuery: (id: unknown): boolean => queries.delete(String(id)),
		end(): void {
			if (poll) finish({ result: [] });
		},
	};
}
