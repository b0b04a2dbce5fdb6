import type { Plugin } from 'vite'

/** Makes the browser preload the first texts of both languages: which one is wanted, only scripts know. */
export const preloadTexts = (): Plugin => ({
  name: 'portal-preload-texts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => /\/texts-(en|ar)-[^/]+\.js$/.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
})
