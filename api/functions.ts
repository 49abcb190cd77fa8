import { z } from "zod";
import { changeRole, createUser, deleteUser, sendPasswordReset } from "../domain/accounts/users/commands.ts";
import { listAllUsers } from "../domain/accounts/users/queries.ts";
import { roles, userInput } from "../domain/accounts/users/schema.ts";
import { checkVisaStatus } from "../domain/visa/commands.ts";
import { visaResult } from "../domain/visa/result.ts";
import { visaResultTexts } from "../domain/visa/result-texts.ts";
import { visaInput } from "../domain/visa/schema.ts";
import { snakeCaseSchema, toInput, toRecord } from "./naming.ts";
import type { ApiRequest, Operation } from "./operation.ts";
import { stop } from "./problem.ts";

/** The functions of spec §7, with the bodies and responses defined there. */

const visaResultSchema = z.strictObject({
	status: z.string().optional().meta({ description: "'No visa found' or 'Demo Data': then `message` says more." }),
	message: z.string().optional(),
	application_status: z.string().optional(),
	date_of_application: z.string().optional(),
	approval_date: z.string().optional(),
	status_of_stay: z.string().optional(),
	visa_type: z.string().optional(),
	expiry_date: z.string().optional(),
	warning: z.string().optional(),
});

const visaCheck: Operation = {
	id: "check_visa_status_real",
	method: "post",
	path: "/api/functions/check-visa-status-real",
	tag: "functions",
	summary: "Ask the visa portal where an application stands",
	details: "Nothing of the question or of the answer is kept. What is not known is not there; dates are ISO dates.",
	access: "everyone",
	camelCase: true,
	body: {
		schema: visaInput("9999-12-31"),
		example: { passportNumber: "TEST00001", fullName: "TEST PERSON", dateOfBirth: "2000-01-31" },
		name: "VisaQuestion",
	},
	answers: { 200: { what: "What the portal says.", schema: visaResultSchema, name: "VisaResult" } },
	async run({ caller, body, client }) {
		return { status: 200, body: visaResult(await checkVisaStatus(caller, body, client), visaResultTexts.en) };
	},
};

const userSchema = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	display_name: z.string(),
	role: z.enum(roles),
	created_at: z.iso.datetime(),
	last_sign_in_at: z.iso.datetime().nullable(),
	email_confirmed_at: z.iso.datetime().nullable(),
});
const ownPassword = z
	.string()
	.max(1_000)
	.optional()
	.meta({ description: "The caller's own, where the owner role is given or taken." });

const userId = z.string();
const data = {
	get_users: z.strictObject({}),
	create_user: snakeCaseSchema(userInput).extend({ own_password: ownPassword }),
	update_role: z.strictObject({ user_id: userId, role: z.enum(roles), own_password: ownPassword }),
	reset_password: z.strictObject({ email: z.string().max(254) }),
	delete_user: z.strictObject({ user_id: userId, own_password: ownPassword }),
};
type Action = keyof typeof data;
const actions = Object.keys(data) as Action[];
const described = actions.map((action) => z.strictObject({ action: z.literal(action), data: data[action] }));

const handlers: Record<Action, (request: ApiRequest, data: Record<string, unknown>) => Promise<object>> = {
	async get_users({ caller }) {
		const users = await listAllUsers(caller);
		return { users: users.map((user) => toRecord(user, Object.keys(userSchema.shape))) };
	},
	async create_user({ caller, language }, { ownPassword, ...input }) {
		await createUser(caller, input, { ownPassword: asText(ownPassword), language });
		return {};
	},
	async update_role({ caller, language }, { userId, ...input }) {
		await changeRole(caller, asText(userId) ?? "", input, language);
		return {};
	},
	async reset_password({ caller, language }, input) {
		await sendPasswordReset(caller, input, language);
		return {};
	},
	async delete_user({ caller, language }, { userId, ownPassword }) {
		await deleteUser(caller, asText(userId) ?? "", { ownPassword: asText(ownPassword), language });
		return {};
	},
};

const asText = (value: unknown) => (typeof value === "string" ? value : undefined);

const userManagement: Operation = {
	id: "admin_user_management",
	method: "post",
	path: "/api/functions/admin-user-management",
	tag: "functions",
	summary: "List and manage accounts",
	details: "Actions: `get_users` {}, `create_user`, `update_role`, `reset_password`, `delete_user`.",
	access: "user:write",
	body: {
		schema: z.discriminatedUnion("action", described as [(typeof described)[0], ...typeof described]),
		example: { action: "get_users", data: {} },
		name: "UserManagement",
	},
	answers: {
		200: {
			what: "It is done. `users` comes with `get_users`.",
			schema: z.strictObject({ success: z.literal(true), users: z.array(userSchema).optional() }),
			name: "UserManagementAnswer",
		},
	},
	problems: [404, 409],
	failure: {
		schema: z.strictObject({ success: z.literal(false), error: z.string() }),
		name: "UserManagementFailure",
		of: ({ detail, fields }) => ({
			success: false,
			error: fields ? `${fields[0]?.field}: ${fields[0]?.message}` : detail,
		}),
	},
	async run(request) {
		const { action, data: sent = {} } = toInput(envelope, request.body);
		const known = actions.find((each) => each === action);
		if (!known) throw stop(422, "unknown_action");
		return { status: 200, body: { success: true, ...(await handlers[known](request, toInput(data[known], sent))) } };
	},
};
const envelope = z.strictObject({ action: z.string(), data: z.unknown() });

export const functions: Operation[] = [visaCheck, userManagement];
