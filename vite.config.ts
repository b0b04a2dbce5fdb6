import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const own = 'portal-source'

/**
 * Lets Storybook, and vanilla-extract inside it, read packages from their sources. vanilla-extract requires a file. It
 * runs style files in the server environment, and loses the styles of imports that it can't resolve there.
 */
export default defineConfig({
  resolve: { conditions: [own, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: [own, ...defaultServerConditions] } } },
})
