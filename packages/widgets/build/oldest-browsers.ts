/** The oldest browsers the build targets. `@portal/ui/fallbacks` provides the functions that they lack. */
export const oldestBrowsers = ['chrome90', 'safari15', 'firefox115']
