const hidden = "[redacted]";

/** A text that shows itself only where it is asked for by name: not in a log line, an error, JSON, or a printed object. */
export class Secret {
	readonly #text: string;

	constructor(text: string) {
		this.#text = text;
	}

	reveal(): string {
		return this.#text;
	}

	toString(): string {
		return hidden;
	}

	toJSON(): string {
		return hidden;
	}

	/** What Node prints for it (`util.inspect`, `console.log`). */
	[Symbol.for("nodejs.util.inspect.custom")](): string {
		return hidden;
	}
}
