import { format, inspect } from "node:util";
import { pino } from "pino";
import { expect, test } from "vitest";
import { Secret } from "./secret.ts";

test("S-08: printing, logging or serializing a secret does not reveal it", () => {
	const question = { passportNumber: new Secret("MARKER99"), list: [new Secret("MARKER99")] };
	const lines: string[] = [];
	const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
	const err = Object.assign(new Error("failed"), question);
	logger.info({ question, err }, "asked %o %s", question, question.list[0]);
	const shown = [
		`x${question.passportNumber}`,
		JSON.stringify(question),
		inspect(question, { depth: 9, showHidden: true }),
		format("%s %o %j", question.passportNumber, question, question),
		JSON.stringify(structuredClone({ ...question.passportNumber })),
		...lines,
	];
	expect(shown.join("\n")).not.toContain("MARKER99");
	expect(lines.join()).toContain("[redacted]");
	expect(question.passportNumber.reveal()).toBe("MARKER99");
});
