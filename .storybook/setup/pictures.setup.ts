import '@fontsource/ibm-plex-mono/latin-400.css'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { domains } from '../../scripts/architecture/domains.ts'

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook for each test. */
    story?: { readonly tags: readonly string[] }
  }
}

const fileName = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/\W+/g, '-')
    .toLowerCase()

// Makes pictures repeatable. Monospace fonts differ between machines, so code uses the project's own. Sticky headers
// are layers whose subpixel positions vary, so they are static and lose their shadows. Transitions would show colours
// between two themes.
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

/** Waits two frames, because a new element is in the document before it is painted. */
const painted = () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))

/** A native select keeps text positions from the font of its first layout. Forces a new layout. */
const layOutSelects = () => {
  for (const select of document.querySelectorAll('select')) {
    select.style.display = 'none'
    select.getBoundingClientRect()
    select.style.removeProperty('display')
  }
}

/**
 * Grows the viewport to the whole story, because the browser paints nothing below it. A story that has scrolled keeps
 * its viewport.
 */
const fitViewport = async () => {
  const { scrollHeight } = document.documentElement
  if (scrollHeight <= innerHeight || scrollY > 0) return
  const grown = new Promise(resolve => addEventListener('resize', resolve, { once: true }))
  await page.viewport(innerWidth, scrollHeight)
  await grown
}

const BEHIND_MS = 1000

// On a busy machine the screen can lag behind the page by several frames, so a mismatch is compared once more. A new
// picture has no reference to reveal the lag, so it waits first. Otherwise it may show an open list as closed.
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

/** Current step, for the error message if the picture never finishes. */
let waitsFor = ''

const takePictures = async (name: string, isDarkToo: boolean) => {
  waitsFor = 'letters'
  // Loading a fallback font that the machine lacks rejects, so failures are ignored.
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

// Rarely, with two pages open, Chromium stops painting one for good (playwright issue 33330). The test then fails, and
// the run retries it in a new browser.
const givenUp = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error(`The browser no longer draws this page: ${waitsFor} did not come`)), DRAWN_MS)
  })

/** Screens consist of components with pictures of their own. One picture in Arabic and light is enough. */
const SCREENS = new RegExp(`\\bstories/(${domains.join('|')})/`)
const isOfScreen = ({ name }: { name: string }) => SCREENS.test(name)

// Takes pictures after the play function. Loads each font by name, because `fonts.ready` resolves before the last
// layout has requested one, and the picture would show a fallback.
afterEach(async ({ task, story }) => {
  if (!story?.tags.includes('visual')) return
  const isArabicRun = /-ar\b/.test(task.file.projectName ?? '')
  const isScreen = isOfScreen(task.file)
  // A story that is always in English looks the same in both runs.
  const isRepeated = isArabicRun && document.documentElement.lang !== 'ar'
  if (isRepeated || (isScreen && !isArabicRun)) return
  const component = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const name = fileName(`${component}-${task.name}`)
  // The dark theme changes only colours, which are the same in both languages.
  await Promise.race([takePictures(name, !isScreen && !isArabicRun), givenUp()])
})
