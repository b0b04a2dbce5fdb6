import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { chromiumFlags, executablePath } from './chromium.ts'
import { packagedStyles } from './support/compiled-styles.ts'

const root = join(import.meta.dirname, '..')
const baselines = join(root, 'tests/ui/__screenshots__')
const differences = join(root, 'tests/.output/screenshots')

/** Where the runner puts what belongs to a failure. */
export const attachmentsDir = 'tests/.output/attachments'

// Drawn alike on every machine.
const args = [...chromiumFlags, '--force-color-profile=srgb']

// A browser's settings are taken over and changed by the runner, so each project gets fresh ones.
const browserOf = (view: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args },
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1200, height: 900 } }],
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(baselines, view, `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(differences, view, `${arg}${ext}`),
    },
  },
})

/** The files of which no story has any of these tags. The runner loads each file that a project does not leave out. */
export const filesWithout = (...tags: readonly string[]) =>
  globSync('stories/**/*.stories.tsx', { cwd: root }).filter(file => {
    const text = readFileSync(join(root, file), 'utf8')
    return !tags.some(tag => new RegExp(`tags: \\[[^\\]]*'${tag}'`).test(text))
  })

interface Stories {
  /** The project's name. */
  name: string
  locale: 'en' | 'ar'
  /** Whether axe checks each story. Default `true`. */
  hasAxe?: boolean
  /** Chooses stories by their tags. Default: all. */
  tags?: { include?: string[]; exclude?: string[] }
  /** Patterns of files that the project leaves out. Default: none. */
  leaveOut?: string[]
  /** Setup files that check each story after its play, the last one first. Default: none. */
  lookers?: string[]
  /** As on a page that has installed the packages, without the portal's base styles. Default `false`. */
  isOnHostPage?: boolean
}

/** The stories in one language, as a project of the runner. */
export const storiesIn = ({
  name,
  locale,
  hasAxe = true,
  tags = {},
  leaveOut = [],
  lookers = [],
  isOnHostPage,
}: Stories) => ({
  extends: true as const,
  plugins: [
    ...(isOnHostPage ? [packagedStyles()] : []),
    storybookTest({ configDir: join(root, '.storybook'), initialGlobals: { locale, a11y: { manual: !hasAxe } }, tags }),
  ],
  test: {
    name,
    exclude: leaveOut,
    browser: browserOf(locale === 'ar' ? 'ar-rtl' : 'en-ltr'),
    setupFiles: ['page.setup.ts', ...lookers, ...(isOnHostPage ? ['host-page/host-page.setup.ts'] : [])].map(name =>
      join(root, '.storybook/setup', name),
    ),
  },
})
