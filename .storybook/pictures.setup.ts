import '@fontsource/ibm-plex-mono/latin-400.css'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { domains } from '../scripts/domains.ts'

declare module 'vitest' {
  interface TestContext {
    /** Given by Storybook to every test. */
    story?: { readonly tags: readonly string[] }
  }
}

const fileName = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/\W+/g, '-')
    .toLowerCase()

// Code is written in whatever face of even letters the machine has: in pictures in one that comes with the project.
// A head or a header cell that sticks is drawn as a layer of its own, whose letters fall on other fractions of a pixel
// each time: they do not stick, and what is placed by them, the shadow of a column that stays, is left out. A colour on its
// way from one theme to the other is in neither.
const still = new CSSStyleSheet()
still.replaceSync(`
  @media (min-width: 60rem) {
    thead, th { position: static !important }
    th::before, th::after { display: none !important }
  }
  *, ::before, ::after { transition: none !important }
  pre, code { font-family: 'IBM Plex Mono', 'IBM Plex Sans Arabic' !important }
`)
document.adoptedStyleSheets.push(still)

/** What has just come into the page is in the document before it is on the screen. */
const painted = () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))

/** A native select leaves its letters where the face that it was first laid out with had put them. */
const layOutSelects = () => {
  for (const select of document.querySelectorAll('select')) {
    select.style.display = 'none'
    select.getBoundingClientRect()
    select.style.removeProperty('display')
  }
}

/** What lies below the frame is not painted. A story that has scrolled is about what it shows there. */
const fitViewport = async () => {
  const { scrollHeight } = document.documentElement
  if (scrollHeight <= innerHeight || scrollY > 0) return
  const grown = new Promise(resolve => addEventListener('resize', resolve, { once: true }))
  await page.viewport(innerWidth, scrollHeight)
  await grown
}

const BEHIND_MS = 1000

// On a busy machine the screen can be some frames behind the page, whatever the page has waited for: a picture that is
// another one is looked at once more. A new one has nothing to differ from, so it is taken when the screen has caught up:
// an open list was once kept as a closed one.
const compare = async (name: string) => {
  if (import.meta.env.PICTURES === 'new') await new Promise(resolve => setTimeout(resolve, BEHIND_MS))
  const look = () => expect(page.elementLocator(document.body)).toMatchScreenshot(name)
  try {
    await look()
  } catch (problem) {
    if (!String(problem).includes('does not match')) throw problem
    await new Promise(resolve => setTimeout(resolve, BEHIND_MS))
    await look()
  }
}

/** What is waited for, so that a picture that never comes says where it got stuck. */
let waitsFor = ''

const takePictures = async (name: string, isDarkToo: boolean) => {
  waitsFor = 'letters'
  // A stand-in that the machine does not have is refused.
  await Promise.allSettled([...document.fonts].map(face => face.load()))
  await document.fonts.ready
  layOutSelects()
  waitsFor = 'the size of its window'
  await fitViewport()
  const { dataset } = document.documentElement
  const before = dataset.theme
  waitsFor = 'its frames'
  await painted()
  waitsFor = 'its picture'
  await compare(name)
  if (!isDarkToo) return
  dataset.theme = 'dark'
  waitsFor = 'its frames in dark'
  await painted()
  waitsFor = 'its picture in dark'
  await compare(`${name}-dark`)
  dataset.theme = before
}

const DRAWN_MS = 25_000

// Rarely, with two pages open, Chromium draws one of them no more, for good (playwright issue 33330). The test fails
// then, and is run once more at the end in a new browser.
const givenUp = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error(`The browser no longer draws this page: ${waitsFor} did not come`)), DRAWN_MS)
  })

/** A screen is made of components that have pictures of their own: one of it, in Arabic and light, shows how they meet. */
const SCREENS = new RegExp(`\\bstories/(${domains.join('|')})/`)
const isOfScreen = ({ name }: { name: string }) => SCREENS.test(name)

// Taken when a story's own play has ended, with every face asked for by name: `fonts.ready` alone says yes before the
// last layout has asked for one, and the stand-in would be in the picture.
afterEach(async ({ task, story }) => {
  if (!story?.tags.includes('visual')) return
  const isArabicRun = /-ar\b/.test(task.file.projectName ?? '')
  const isScreen = isOfScreen(task.file)
  // A story that is always in English looks the same in both runs.
  const isRepeated = isArabicRun && document.documentElement.lang !== 'ar'
  if (isRepeated || (isScreen && !isArabicRun)) return
  const component = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const name = fileName(`${component}-${task.name}`)
  // The dark theme changes colours alone, which are the same in both languages.
  await Promise.race([takePictures(name, !isScreen && !isArabicRun), givenUp()])
})
