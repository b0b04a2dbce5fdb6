import { defineConfig } from 'vitest/config'
import { patience } from './tests/patience.ts'
import { attachmentsDir, storiesIn } from './tests/stories.ts'
import sources from './vite.config.ts'

const visual = { tags: { include: ['visual'] }, lookers: ['pictures.setup.ts'] }

/** The stories tagged `visual` and their pictures alone, to take new ones: `npm run test:visual -- Name --update`. */
export default defineConfig({
  ...sources,
  test: {
    ...patience,
    env: { PICTURES: 'new' },
    maxWorkers: 2,
    isolate: false,
    attachmentsDir,
    projects: [
      storiesIn({ name: 'pictures', locale: 'en', ...visual }),
      storiesIn({ name: 'pictures-ar', locale: 'ar', ...visual }),
    ],
  },
})
