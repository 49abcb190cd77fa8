import { z } from "zod";
import type { Account } from "../domain/access/session.ts";
import { resumeSession, signIn, signOut, verifyTwoFactor } from "../domain/accounts/commands.ts";
import { passwordInput, proofInput, recoveryInput, signInInput, signUpInput } from "../domain/accounts/schema.ts";
import { confirmEmail, requestPasswordReset, setPassword, signUp } from "../domain/accounts/sign-up/commands.ts";
import type { RequestOrigin, SignInResult } from "../domain/accounts/start-session.ts";
import { roles } from "../domain/accounts/users/schema.ts";
import { required } from "../domain/shared/field-schemas.ts";
import { snakeCaseSchema, toInput } from "./naming.ts";
import type { ApiRequest, ApiResponse, Operation } from "./operation.ts";
import { stop } from "./problem.ts";

/** Sessions for API clients: a bearer token in the response, no cookie (S-12). Browsers sign in at /auth. */

const user = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	display_name: z.string(),
	role: z.enum(roles).meta({ description: "What the account may do now." }),
	needs_second_factor: z
		.boolean()
		.meta({ description: "Staff who must set up two-factor authentication before they may do anything else." }),
});
const session = z.strictObject({
	access_token: z
		.string()
		.meta({ description: "For `Authorization: Bearer …`. Staff's ends after 12 hours without use." }),
	token_type: z.literal("bearer"),
	user,
});
const challenge = z.strictObject({
	challenge: z.string().meta({ description: "Send it with the code of the second step." }),
});
const opened = { what: "A session.", schema: session, name: "Session" };

const code = z.strictObject({ code: required(2_000).meta({ description: "From the link in the email." }) });

const bodies = {
	signIn: snakeCaseSchema(signInInput),
	proof: snakeCaseSchema(proofInput).extend({ challenge: required(2_000) }),
	signUp: snakeCaseSchema(signUpInput),
	recovery: snakeCaseSchema(recoveryInput),
	password: snakeCaseSchema(passwordInput).extend(code.shape),
};

const person = { email: "person@example.com", password: "seven quiet cranes over Jeonju" };
const post = (
	name: string,
	summary: string,
): Pick<Operation, "method" | "id" | "path" | "tag" | "summary" | "access"> => ({
	method: "post",
	id: `auth_${name.replaceAll("-", "_")}`,
	path: `/api/auth/${name}`,
	tag: "auth",
	summary,
	access: "everyone",
});

export const auth: Operation[] = [
	{
		...post("sign-in", "Sign in with email and password"),
		body: { schema: bodies.signIn, example: person, name: "SignIn" },
		answers: {
			200: { what: "A session, or what to hand in next.", schema: z.union([session, challenge]), name: "Entrance" },
		},
		run: async (request) =>
			signedInResponse(request, await signIn(request.caller, toInput(bodies.signIn, request.body), originOf(request))),
	},
	{
		...post("second-factor", "Complete a two-factor sign-in"),
		details: "Six digits of the authenticator app, or a recovery code.",
		body: { schema: bodies.proof, example: { challenge: "…", code: "123456" }, name: "Proof" },
		answers: { 200: opened },
		async run(request) {
			const { challenge, ...proof } = toInput(bodies.proof, request.body);
			const result = await verifyTwoFactor(
				request.caller,
				proof,
				typeof challenge === "string" ? challenge : "",
				originOf(request),
			);
			return signedInResponse(request, result);
		},
	},
	{
		...post("sign-up", "Open an account"),
		details: "Where mail goes out, the address is confirmed by a link first.",
		body: { schema: bodies.signUp, example: { display_name: "Test Person", ...person }, name: "SignUp" },
		answers: { 201: opened, 202: { what: "An email is on its way." } },
		async run(request) {
			const result = await signUp(request.caller, toInput(bodies.signUp, request.body), originOf(request));
			return result ? { ...(await signedInResponse(request, result)), status: 201 } : { status: 202 };
		},
	},
	{
		...post("sign-out", "End the session"),
		answers: { 204: { what: "It is over, or there was none." } },
		async run({ caller, session }) {
			if (session.signedToken) await signOut(caller, session.signedToken);
			return { status: 204 };
		},
	},
	{
		id: "auth_session",
		method: "get",
		path: "/api/auth/session",
		tag: "auth",
		summary: "Whose session it is",
		access: "account",
		answers: { 200: { what: "The account, with its role as it is now.", schema: user, name: "Account" } },
		async run({ account }) {
			if (!account) throw stop(401, "no_session");
			return { status: 200, body: userOf(account) };
		},
	},
	{
		...post("forgotten", "Ask for a link to a new password"),
		details: "Answers the same for an address that nobody has.",
		body: { schema: bodies.recovery, example: { email: person.email }, name: "Recovery" },
		answers: { 204: { what: "If there is an account, an email is on its way." } },
		async run(request) {
			await requestPasswordReset(request.caller, toInput(bodies.recovery, request.body), request);
			return { status: 204 };
		},
	},
	{
		...post("password", "Set a new password"),
		body: { schema: bodies.password, example: { code: "…", password: person.password }, name: "NewPassword" },
		answers: { 204: { what: "It is set, and every session of the account is over." } },
		async run(request) {
			const { code, ...input } = toInput(bodies.password, request.body);
			await setPassword(request.caller, code, input, request);
			return { status: 204 };
		},
	},
	{
		...post("confirm", "Confirm an email address"),
		body: { schema: code, example: { code: "…" }, name: "Confirmation" },
		answers: { 204: { what: "The account can be signed in to." } },
		async run({ caller, body }) {
			await confirmEmail(caller, toInput(code, body).code);
			return { status: 204 };
		},
	},
];

const originOf = ({ client, language }: ApiRequest): RequestOrigin => ({
	client,
	language,
	agent: { browser: "API", platform: null },
});

async function signedInResponse({ caller }: ApiRequest, result: SignInResult): Promise<ApiResponse> {
	if (result.kind === "challenge") return { status: 200, body: { challenge: result.challenge } };
	const found = await resumeSession(caller, result.session);
	if (found.state !== "open") throw stop(401, "bad_token");
	const body = { access_token: result.session, token_type: "bearer", user: userOf(found.account) };
	return { status: 200, body };
}

const userOf = ({ userId, email, displayName, role, needsTwoFactor }: Account) => ({
	id: userId,
	email,
	display_name: displayName,
	role: role,
	needs_second_factor: needsTwoFactor,
});
