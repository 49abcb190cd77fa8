import { intakeState } from "../intakes/outlook.ts";
import { isExpected, type Round, type RoundState, roundStates } from "./rules.ts";

/** Calls open and close as intakes do. An expected one is over once its last month has passed. */
function roundState(round: Round, now: Date): RoundState {
	const { opens, closes } = round;
	const certainty = isExpected(round) ? "expected" : "certain";
	const state = intakeState({ certainty, opens, closes: closes ?? opens }, now);
	if (state === "passed") return "closed";
	if (certainty === "expected") return "expected";
	return state === "ahead" ? "soon" : "open";
}

/** The round that a reader needs now: the open one that closes first, else the next one, else the last one. */
export function currentRound(rounds: readonly Round[], now: Date): { round: Round; state: RoundState } | null {
	const end = ({ opens, closes }: Round) => closes ?? opens;
	const [first = null] = rounds
		.map((round) => ({ round, state: roundState(round, now) }))
		.toSorted(
			(one, other) =>
				roundStates.indexOf(one.state) - roundStates.indexOf(other.state) ||
				end(one.round).localeCompare(end(other.round)) * (one.state === "closed" ? -1 : 1),
		);
	return first;
}
