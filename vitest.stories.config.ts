import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { patience } from './tests/patience.ts'
import { attachmentsDir, storiesIn } from './tests/stories.ts'

const isCompared = process.env.PICTURES !== 'off'
const lookers = ['themes.setup.ts', ...(isCompared ? ['pictures.setup.ts'] : [])]

/**
 * All stories with their play tests and axe, in English and in Arabic; one that is Arabic by itself only once. In the
 * same run those tagged `visual` are compared with their pictures; `PICTURES=off` leaves that out.
 */
export default defineConfig({
  resolve: { conditions: ['portal-source', ...defaultClientConditions] },
  test: {
    ...patience,
    maxWorkers: 2,
    attachmentsDir,
    projects: [
      storiesIn({ locale: 'en', tags: {}, lookers }),
      storiesIn({ locale: 'ar', tags: { exclude: ['arabic'] }, lookers }),
    ],
  },
})
