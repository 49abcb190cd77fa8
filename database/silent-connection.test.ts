import { connect as connectTo, createServer, type Socket } from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { urlOf } from "../tests/support/listen.ts";
import { freshDatabase } from "../tests/support/site.ts";
import { endWhenSilent } from "./silent-connection.ts";

/** A client of the database behind a wire that can be cut so that neither side is told. */
async function wired(maxSilence: number) {
	const url = new URL(await freshDatabase());
	const path = `${url.searchParams.get("host")}/.s.PGSQL.${url.port || 5432}`;
	const sockets: Socket[] = [];
	const wire = createServer((near) => {
		const far = connectTo(path);
		sockets.push(near, far);
		for (const socket of [near, far]) socket.on("error", () => {});
		near.pipe(far).pipe(near);
	});
	const port = Number(new URL(await urlOf(wire)).port);
	const database = decodeURIComponent(url.pathname.slice(1));
	const client = new pg.Client({ host: "127.0.0.1", port, user: url.username, database });
	client.on("error", () => {});
	await client.connect();
	endWhenSilent(client, maxSilence);
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	const cut = () => {
		const [near, far] = sockets;
		near?.unpipe(far);
		far?.unpipe(near);
	};
	return { client, cut };
}

test("a query on a connection that was cut without a word fails, and the client has ended", async () => {
	const { client, cut } = await wired(100);
	expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	cut();
	await expect(client.query("select 1")).rejects.toMatchObject({ code: "ETIMEDOUT" });
	await expect(client.query("select 1")).rejects.toThrow();
});
