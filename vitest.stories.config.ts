import { defineConfig } from 'vitest/config'
import { patience } from './tests/patience.ts'
import { attachmentsDir, storiesIn } from './tests/stories.ts'
import sources from './vite.config.ts'

const pictures = process.env.PICTURES === 'off' ? [] : ['pictures.setup.ts']

/**
 * All stories with their play tests and axe, in English and in Arabic; one that is Arabic by itself only once. In the
 * same run those tagged `visual` are compared with their pictures; `PICTURES=off` leaves that out. The other themes change
 * colours alone, which are the same in both languages, so that only English stories are looked at in them. The same
 * goes for what can be pressed, which is measured: 24 px at least, whatever room is around it.
 * Storybook takes a story away before it draws the next one, so that all files share a page.
 */
export default defineConfig({
  ...sources,
  test: {
    ...patience,
    maxWorkers: 2,
    // A page of its own for each file took a third of the time.
    isolate: false,
    attachmentsDir,
    projects: [
      storiesIn({ locale: 'en', tags: {}, lookers: ['themes.setup.ts', 'targets.setup.ts', ...pictures] }),
      storiesIn({ locale: 'ar', tags: { exclude: ['arabic'] }, lookers: pictures }),
    ],
  },
})
