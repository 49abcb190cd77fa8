/** Every island by the name that its HTML carries. */
export const islands = {
	Help: async () => (await import("./help.tsx")).Help,
	LanguageSwitcher: async () => (await import("./language-switcher.tsx")).LanguageSwitcher,
	LiveFilters: async () => (await import("./live-filters.tsx")).LiveFilters,
	Menu: async () => (await import("./menu.tsx")).Menu,
	SavedList: async () => (await import("./saved-list.tsx")).SavedList,
	SaveToggle: async () => (await import("./save-toggle.tsx")).SaveToggle,
};
