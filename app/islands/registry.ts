/** The islands by the name in their HTML. */
export const islands = {
	LiveForm: async () => (await import("./live-form.tsx")).LiveForm,
	LiveFilters: async () => (await import("./live-filters.tsx")).LiveFilters,
	PaperUpload: async () => (await import("./paper-upload.tsx")).PaperUpload,
	ProgramChoice: async () => (await import("./program-choice.tsx")).ProgramChoice,
	SavedList: async () => (await import("./saved-list.tsx")).SavedList,
};
