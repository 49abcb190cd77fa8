// Writes programs through the domain until it is killed, and prints each one after it is acknowledged.
import { writeSync } from "node:fs";
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { createProgram, createUniversity, updateProgram } from "../../domain/catalog/commands.ts";
import { scriptContext } from "../../server/script-context.ts";

const [url = "", round = ""] = process.argv.slice(2);
const writers = 4;
const { database } = connect(url, { connections: writers });
const caller = new Caller({ role: "system" }, scriptContext(database));
/** Synchronous and unbuffered, so that everything printed before the kill arrives. */
const acknowledge = (kind: string, name: string) => writeSync(1, `${kind} ${name}\n`);

async function write(writer: number): Promise<never> {
	for (let number = 0; ; number++) {
		const name = `${round}-${writer}-${number}`;
		const universityId = await createUniversity(caller, { name, location: "Seoul" });
		acknowledge("university", name);
		const input = { universityId, title: `draft ${name}`, type: "Master", description: "x".repeat(2_000) };
		const id = await createProgram(caller, input);
		acknowledge("program", `draft ${name}`);
		await updateProgram(caller, id, { ...input, title: name });
		acknowledge("change", name);
	}
}

await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
