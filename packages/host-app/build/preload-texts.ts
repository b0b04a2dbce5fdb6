import type { Plugin } from 'vite'

/** Preloads the first texts in both languages. The HTML is static, and only scripts can read the chosen language. */
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
