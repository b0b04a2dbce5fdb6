import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, executablePath } from './tests/chromium.ts'
import { patience } from './tests/patience.ts'

// A browser's settings are taken over and changed by the runner, so each project gets fresh ones.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: [...chromiumFlags] },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
})

const project = (locale: string, ...exclude: string[]) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { locale }, tags: { exclude } })],
  test: { name: `stories-${locale}`, browser: browser(), setupFiles: ['.storybook/themes.setup.ts'] },
})

/** All stories with their play tests and axe, in English and in Arabic; one that is Arabic by itself only once. */
export default defineConfig({
  resolve: { conditions: ['portal-source', ...defaultClientConditions] },
  test: { ...patience, maxWorkers: 2, projects: [project('en'), project('ar', 'arabic')] },
})
