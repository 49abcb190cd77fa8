import type { BotUpdateMode } from "../../database/values.ts";
import { languages } from "../../domain/shared/language.ts";
import { storeBotMode } from "../../domain/telegram/state-commands.ts";
import { botTexts } from "../../domain/telegram/texts/texts.ts";
import { BotApiError } from "../../gateways/bot-updates.ts";
import type { UpdateSource } from "./polling.ts";

/**
 * Asks Telegram for the bot's name, and tells it the commands in every language; readers of others see the English ones.
 * Without its menu, the bot works as well: Telegram allows few changes of it.
 */
export async function introduceBot(
	{ updates, system, report }: Pick<UpdateSource, "updates" | "system" | "report">,
	mode: BotUpdateMode,
	signal: AbortSignal,
): Promise<void> {
	const name = await updates.getName(signal);
	await setMenus(updates, signal).catch((error) => {
		if (!(error instanceof BotApiError)) throw error;
		report("the commands of the bot were not set", error);
	});
	await storeBotMode(system, mode, name);
}

async function setMenus(updates: UpdateSource["updates"], signal: AbortSignal): Promise<void> {
	for (const language of languages) {
		const commands = Object.entries(botTexts[language].commands).map(([command, description]) => ({
			command,
			description,
		}));
		await updates.setCommands(commands, language === "en" ? undefined : language, signal);
	}
}
