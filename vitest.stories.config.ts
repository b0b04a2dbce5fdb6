import { defineConfig } from 'vitest/config'
import { domains } from './scripts/domains.ts'
import { patience } from './tests/patience.ts'
import { attachmentsDir, filesWithout, storiesIn } from './tests/stories.ts'
import sources from './vite.config.ts'

const isGate = process.env.PORTAL_TESTS === 'gate'
const pictures = process.env.PICTURES === 'off' ? [] : ['pictures.setup.ts']
// Pages of the documentation, which no package contains.
const pages = ['stories/{foundations,welcome}/**']
const screens = `stories/{${domains.join(',')}}/**`

/**
 * The gate runs the stories of components and widgets with their plays and axe in English, those tagged `visual` in
 * Arabic too, and of a screen's stories those tagged `visual` or `behaviour`. In Arabic they are on a page of others with
 * its own styles, and without axe, which has seen them in English. A story tagged `arabic` chooses Arabic itself.
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
 * Every story in both languages, with all pictures. Themes change colours alone, which are the same in both languages,
 * so only English stories are checked in them; the same goes for the size of targets: 24 px, whatever room is around.
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
    // Pages wait now and then, so a third one keeps both processors busy; pictures are taken with less at once.
    maxWorkers: isGate ? 3 : 2,
    // Storybook removes a story before it renders the next one, so all files share a page: a page for each took a third
    // of the time.
    isolate: false,
    attachmentsDir,
    projects: isGate ? gate : all,
  },
})
