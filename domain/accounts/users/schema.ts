import { z } from "zod";
import { type Role, roles } from "../../../database/values.ts";
import { displayName, emailAddress, newPassword } from "../schema.ts";

export { type Role, roles };

/** The address of the owner of the sample data. Nobody receives mail there. */
export const generatedOwner = "owner@example.com";

/** LIMIT-18: the default role is user. */
export const userInput = z.strictObject({
	email: emailAddress,
	password: newPassword,
	displayName,
	role: z.enum(roles, "unknown_role").default("user"),
});
/** A colleague who chooses the password with a link. */
export const invitationInput = userInput.omit({ password: true });
export const roleInput = z.strictObject({
	role: z.enum(roles, "unknown_role"),
	/** The caller's own password, required to grant or revoke the owner role (S-04). */
	ownPassword: z.string().max(1_000).optional(),
});

/** One row of the list of users, with the seven keys of DATA-19. */
export type User = {
	id: string;
	email: string;
	displayName: string;
	role: (typeof roles)[number];
	createdAt: Date;
	lastSignInAt: Date | null;
	emailConfirmedAt: Date | null;
};

/** Spec §9: rows per page of staff lists. */
export const usersPerPage = 10;
