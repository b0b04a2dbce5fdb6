import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, executablePath } from './tests/chromium.ts'
import { patience } from './tests/patience.ts'

// Drawn alike on every machine.
const args = [...chromiumFlags, '--font-render-hinting=none', '--force-color-profile=srgb']

const baselines = join(import.meta.dirname, 'tests/ui/__screenshots__')
const differences = join(import.meta.dirname, 'tests/.output/screenshots')

const browser = (view: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args },
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 720, height: 480 } }],
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(baselines, view, `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(differences, view, `${arg}${ext}`),
    },
  },
})

const project = (locale: string, view: string) => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      // Axe has looked at them in the run of the stories.
      initialGlobals: { locale, a11y: { manual: true } },
      tags: { include: ['visual'] },
    }),
  ],
  test: { name: view, browser: browser(view), setupFiles: ['.storybook/visual.setup.ts'] },
})

/** The stories tagged `visual`, compared with their baselines in both directions. */
export default defineConfig({
  resolve: { conditions: ['portal-source', ...defaultClientConditions] },
  test: {
    ...patience,
    maxWorkers: 2,
    attachmentsDir: 'tests/.output/attachments',
    projects: [project('en', 'en-ltr'), project('ar', 'ar-rtl')],
  },
})
