import type { Province, TeachingLanguage } from "../../domain/catalog/facts.ts";
import type { FeeItem } from "../../domain/fees/rules.ts";

export type { TeachingLanguage };

/** A text in the three languages of the site. */
export type Text = { en: string; ru: string; uz: string };

export type SampleUniversity = {
	key: string;
	nameKo: string;
	name: Text;
	/** The English text begins with or contains the city name, for example "Gwanak-gu, Seoul". */
	location: Text;
	province: Province;
	isPublic: boolean;
	ranking: number | null;
	/** Which list the ranking comes from, with its year. */
	rankingSource: string | null;
	websiteUrl: string;
	description: Text;
	tuitionRange: Text | null;
	scholarships: Text | null;
};

/** One fee of a program, as a page publishes it (sample/SOURCES.md). */
export type SampleFee = Omit<FeeItem, `note${string}`> & { note: Text | null };

export type ProgramType = "Bachelor" | "Master" | "PhD" | "Language";

export type SampleProgram = {
	/** The key of its university. */
	university: string;
	type: ProgramType;
	title: Text;
	description: Text;
	duration: Text;
	fees: Text | null;
	feeItems: SampleFee[];
	requirements: Text | null;
	/** As the requirements and the description say. */
	taughtIn: TeachingLanguage[];
} & SampleRequirements;

/** What the text of the requirements says, as fields. */
export type SampleRequirements = {
	minTopik?: number;
	minIelts?: number;
	minToeflIbt?: number;
	minEducation?: "school_certificate" | "bachelor_degree" | "master_degree";
};
