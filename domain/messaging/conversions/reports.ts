import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications, contactSubmissions, conversions, users } from "../../../database/tables.ts";
import type { ConversionKind } from "../../../database/values.ts";
import type { Context } from "../../access/caller.ts";
import { assessFailure } from "../notifications.ts";
import { eventIdOf, factsOf, hashedEmail, hashedPhone } from "./rules.ts";
import type { AdVisitor } from "./schema.ts";

type Subject = { applicationId: string } | { contactSubmissionId: string } | { userId: string };

/**
 * Stores that a visitor who agreed did what an advertisement was for, and enqueues its report, in the transaction of the deed
 * itself. Nothing happens where nobody is told, or without their consent. Of the person nothing is copied: the report reads
 * the row it is about.
 */
export async function enqueueConversion(
	{ adConversions, jobs, now }: Context,
	transaction: Transaction,
	kind: ConversionKind,
	subject: Subject,
	visitor: AdVisitor | undefined,
): Promise<void> {
	if (!visitor || !adConversions.isConfigured) return;
	const [rowId] = Object.values(subject) as [string];
	const [row] = await transaction
		.insert(conversions)
		.values({ kind, ...subject, ...visitor, eventId: await eventIdOf(kind, rowId), createdAt: now() })
		.onConflictDoNothing()
		.returning({ id: conversions.id });
	if (row) await jobs.enqueue(transaction, { name: "report-conversion", conversionId: row.id });
}

/**
 * Reports one conversion and records what became of it. Whatever is told of the browser is forgotten with the last attempt.
 * @throws Undelivered when it was not taken.
 */
export async function sendConversion(tools: Context, id: string): Promise<void> {
	const { database, now, adConversions } = tools;
	const waiting = and(eq(conversions.id, id), eq(conversions.state, "waiting"));
	const [row] = await database
		.select({
			conversion: conversions,
			email: sql<string | null>`coalesce(${applications.email}, ${contactSubmissions.email}, ${users.email})`,
			phone: applications.phoneNumber,
		})
		.from(conversions)
		.leftJoin(applications, eq(applications.id, conversions.applicationId))
		.leftJoin(contactSubmissions, eq(contactSubmissions.id, conversions.contactSubmissionId))
		.leftJoin(users, eq(users.id, conversions.userId))
		.where(waiting);
	if (!row) return;
	const { conversion, email, phone } = row;
	const fault = await adConversions
		.send({
			name: conversion.kind,
			id: conversion.eventId,
			at: conversion.createdAt,
			source: conversion.source,
			person: {
				agent: conversion.agent ?? "",
				email: email ? await hashedEmail(email) : undefined,
				phone: phone ? await hashedPhone(phone) : undefined,
				browser: conversion.browser ?? undefined,
				click: conversion.click ?? undefined,
			},
			facts: factsOf(conversion.kind),
		})
		.then(
			() => undefined,
			(error) => assessFailure(error, conversion, now()),
		);
	const state = fault ? (fault.final ? "failed" : "waiting") : "sent";
	await database
		.update(conversions)
		.set({
			state,
			attempts: sql`${conversions.attempts} + 1`,
			lastError: fault ? fault.message.slice(0, 300) : null,
			...(state !== "waiting" && { agent: null, browser: null, click: null }),
		})
		.where(waiting);
	if (fault) throw fault;
}
