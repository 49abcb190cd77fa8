import type { Socket } from "node:net";
import type pg from "pg";

const socketOf = (client: pg.ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Ends a connected client on which neither side has sent anything for so many milliseconds. If the other machine, or a
 * firewall on the way, is gone without closing the connection, TCP alone would notice after a quarter of an hour, and
 * queries would wait that long.
 */
export function endWhenSilent(client: pg.ClientBase, milliseconds: number): void {
	const socket = socketOf(client);
	setLongestSilence(client, milliseconds);
	socket.on("timeout", () => {
		const read = socket.bytesRead;
		// The thread may have been busy for so long, and the answer has arrived but was not read yet.
		setImmediate(() => {
			if (socket.bytesRead > read) return;
			const error = new Error("The database has been silent for too long.");
			socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
		});
	});
}

/** Milliseconds between the questions of a connection that otherwise only listens, and its longest silence. */
const heartbeat = 3_000;
const maxSilence = 10_000;

/** Notices within seconds when a connection that only listens is lost without a word: until then it would miss changes. */
export function proveAlive(client: pg.Client): void {
	endWhenSilent(client, maxSilence);
	let isAsking = false;
	const ask = async () => {
		if (isAsking) return;
		isAsking = true;
		await client.query("select 1").catch(() => {});
		isAsking = false;
	};
	const beating = setInterval(ask, heartbeat).unref();
	client.once("end", () => clearInterval(beating));
}

/** Changes the limit of `endWhenSilent`. */
export function setLongestSilence(client: pg.ClientBase, milliseconds: number): void {
	socketOf(client).setTimeout(milliseconds);
}
