/** Every island by the name that its HTML carries. */
export const islands = {
	Certificates: async () => (await import("./certificates.tsx")).Certificates,
	Disclosure: async () => (await import("./disclosure.tsx")).Disclosure,
	LanguageSwitcher: async () => (await import("./language-switcher.tsx")).LanguageSwitcher,
	LiveForm: async () => (await import("./live-form.tsx")).LiveForm,
	LiveFilters: async () => (await import("./live-filters.tsx")).LiveFilters,
	ProgramChoice: async () => (await import("./program-choice.tsx")).ProgramChoice,
	SavedList: async () => (await import("./saved-list.tsx")).SavedList,
	SaveToggle: async () => (await import("./save-toggle.tsx")).SaveToggle,
};
