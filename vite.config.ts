import { defaultClientConditions, defineConfig } from 'vite'

/** Read by Storybook, and by vanilla-extract inside it, which looks for a file: packages are read from their sources. */
export default defineConfig({ resolve: { conditions: ['portal-source', ...defaultClientConditions] } })
