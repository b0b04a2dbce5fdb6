import { defineConfig } from 'vitest/config'
import { domains } from './scripts/architecture/domains.ts'
import { patience } from './tests/patience.ts'
import { attachmentsDir, filesWithout, storiesIn } from './tests/stories.ts'
import sources from './vite.config.ts'

const isGate = process.env.PORTAL_TESTS === 'gate'
const pictures = process.env.PICTURES === 'off' ? [] : ['pictures.setup.ts']
// Pages of the documentation, which no package contains.
const pages = ['stories/{foundations,welcome}/**']
const screens = `stories/{${domains.join(',')}}/**`

/**
 * The gate runs the stories of components and widgets in English, with their plays and axe. Those tagged `visual` run
 * in Arabic too. Of a screen's stories, it runs those tagged `visual` or `behaviour`. Arabic stories share a page that
 * has its own styles, and run without axe, which has seen them in English. A story tagged `arabic` chooses Arabic
 * itself.
 */
const gate = [
  storiesIn({ name: 'components', locale: 'en', leaveOut: [screens], lookers: ['targets.setup.ts'] }),
  storiesIn({
    name: 'components-ar',
    locale: 'ar',
    hasAxe: false,
    tags: { include: ['visual'], exclude: ['arabic'] },
    leaveOut: [screens, ...filesWithout('visual')],
    isOnHostPage: true,
  }),
  storiesIn({
    name: 'screens',
    locale: 'en',
    tags: { include: ['visual', 'behaviour'] },
    leaveOut: [`stories/!(${domains.join('|')})/**`, ...filesWithout('visual', 'behaviour')],
    lookers: ['targets.setup.ts'],
  }),
]

/**
 * Every story in both languages, with all pictures. Other themes only change colours, which are the same in both
 * languages, so they run English stories only. So does the check of target sizes (24 px, whatever space is around).
 */
const all = [
  storiesIn({ name: 'stories', locale: 'en', lookers: ['themes.setup.ts', 'targets.setup.ts', ...pictures] }),
  storiesIn({ name: 'stories-ar', locale: 'ar', tags: { exclude: ['arabic'] }, lookers: pictures }),
  storiesIn({ name: 'host-page', locale: 'en', leaveOut: [screens, ...pages], isOnHostPage: true }),
]

export default defineConfig({
  ...sources,
  test: {
    ...patience,
    env: { HOST_PAGES: isGate ? 'few' : 'all' },
    // Pages sometimes wait, so a third one keeps both processors busy. Runs with pictures use fewer at once.
    maxWorkers: isGate ? 3 : 2,
    // Storybook removes a story before it renders the next one, so all files share a page. A page for each file took a
    // third of the time.
    isolate: false,
    attachmentsDir,
    projects: isGate ? gate : all,
  },
})
