const hidden = "[redacted]";

/** Text that is revealed only explicitly: not in logs, errors, JSON, or printed objects. */
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

	/** The output of `util.inspect` and `console.log`. */
	[Symbol.for("nodejs.util.inspect.custom")](): string {
		return hidden;
	}
}
