import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy to a port of this machine that can disturb its connections. */
export async function startWire(port: number) {
	/** Milliseconds by which each piece is late, in both directions. */
	let latency = 0;
	let isCut = false;
	const sockets = new Set<Socket>();

	function pass(from: Socket, to: Socket): void {
		from.on("data", (part) => {
			if (isCut) return;
			if (latency === 0) return void to.write(part);
			setTimeout(() => to.destroyed || isCut || to.write(part), latency);
		});
		from.on("close", () => {
			sockets.delete(from);
			if (!isCut) to.destroy();
		});
		from.on("error", () => {});
	}

	const server = createServer((near) => {
		// A machine that is cut off accepts nothing and refuses nothing.
		if (isCut) return void sockets.add(near.on("error", () => {}));
		const far = connect(port, "127.0.0.1");
		for (const socket of [near, far]) sockets.add(socket.setNoDelay(true));
		pass(near, far);
		pass(far, near);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const reset = () => {
		for (const socket of sockets) socket.resetAndDestroy();
		sockets.clear();
	};
	return {
		port: (server.address() as AddressInfo).port,
		delay(milliseconds: number) {
			latency = milliseconds;
		},
		/** Ends all connections with a reset. */
		reset,
		/** From now on nothing passes, and neither side sees an error. */
		cut() {
			isCut = true;
		},
		/** New connections pass again; those that were cut stay dead, without a word. */
		mend() {
			isCut = false;
			for (const socket of sockets) socket.removeAllListeners("data").resume();
		},
		async stop() {
			reset();
			server.close();
			await once(server, "close");
		},
	};
}
