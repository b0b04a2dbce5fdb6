import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const own = 'portal-source'

/**
 * Read by Storybook, and by vanilla-extract inside it, which looks for a file: packages are read from their sources.
 * vanilla-extract runs style files on the server's side and loses the styles of each import that it cannot resolve there.
 */
export default defineConfig({
  resolve: { conditions: [own, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: [own, ...defaultServerConditions] } } },
})
