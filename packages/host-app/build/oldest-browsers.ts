/** The oldest browsers that are built for; functions that they lack are in `@portal/ui/fallbacks`. */
export const oldestBrowsers = ['chrome90', 'safari15', 'firefox115']
