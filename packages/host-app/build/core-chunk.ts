import type { Plugin } from 'vite'

/**
 * Named by entries that name everything beside what the first page needs: texts with links of react-i18next, and all
 * components of React Aria, whose entry is the only public place of its RouterProvider.
 */
const later = /react-i18next\/.*\/(Icu)?Trans|react-aria-components\/dist\/exports\/index\./

/**
 * Puts all that the entry needs, which is the login page, into one chunk. On a slow line each further request costs a round trip of half
 * a second, and thirty small chunks over six connections cost five of them.
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
    test: new RegExp(`locales/${language}/(ui|shell|errors|auth)\\.json`),
  })
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [texts('en'), texts('ar'), { name: 'core', test: (id: string) => core.has(id) }],
  }
  return { plugin, codeSplitting }
}
