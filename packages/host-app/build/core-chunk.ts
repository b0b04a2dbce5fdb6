import type { Plugin } from 'vite'

/**
 * Modules to leave out of the core chunk, although an entry point imports them: links in texts from react-i18next, and
 * the index of React Aria. Only that index exports `RouterProvider`.
 */
const later = /react-i18next\/.*\/(Icu)?Trans|react-aria-components\/dist\/exports\/index\./

/**
 * Puts everything the entry, the login page, needs into one chunk. On a slow connection a round trip takes half a
 * second. Thirty small chunks over six connections would cost five round trips.
 */
export const coreChunk = () => {
  const core = new Set<string>()
  const plugin: Plugin = {
    name: 'portal-core-chunk',
    apply: 'build',
    buildEnd() {
      const add = (id: string) => {
        if (core.has(id) || later.test(id)) return
        core.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported)
      }
      for (const id of this.getModuleIds()) if (id.endsWith('src/main.tsx')) add(id)
    },
  }
  const texts = (language: string) => ({
    name: `texts-${language}`,
    test: new RegExp(`locales/${language}/(\\w+/)?(ui|shell|errors|auth)\\.json`),
  })
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [texts('en'), texts('ar'), { name: 'core', test: (id: string) => core.has(id) }],
  }
  return { plugin, codeSplitting }
}
