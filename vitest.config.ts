import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, executablePath } from './tests/chromium.ts'
import { journeys } from './tests/flows/journeys.ts'
import { patience } from './tests/patience.ts'
import { compiledStyles } from './tests/support/compiled-styles.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

// The gate (`npm test`) runs each behaviour once. Otherwise all flows run, and Firefox too.
const isGate = process.env.PORTAL_TESTS === 'gate'
const flowFiles = isGate ? journeys.map(({ file }) => file) : ['tests/{flows,embed}/**/*.flow.ts']

// The first runs all checks and two test runs on a copy of the repository; the gate only type-checks generated files.
// The second installs frameworks, which takes minutes and hundreds of megabytes (docs/adr/0045).
const leftOut = isGate ? ['tests/checks/new/new-works.test.ts', 'tests/packages/frameworks.test.ts'] : []
if (process.env.CHECKS_TESTS === 'off') leftOut.push('tests/checks/**')

// Projects read conditions from their own config, not from the top level.
const resolve = { conditions: ['portal-source', ...defaultClientConditions] }
// Tests often wait for a server, so a third worker keeps both processors busy.
const waiting = { maxWorkers: 3 }
// Node doesn't know the condition `module`. It leads to files for bundlers, which may not run in Node.
const nodeConditions = ['portal-source', ...defaultServerConditions.filter(name => name !== 'module')]
const nodeResolve = { resolve: { conditions: nodeConditions }, ssr: { resolve: { conditions: nodeConditions } } }

const firefox = {
  ...nodeResolve,
  test: {
    ...patience,
    name: 'firefox',
    include: ['tests/firefox/**/*.flow.ts'],
    environment: 'node' as const,
    globalSetup: ['tests/flows/support/demo-folder.ts'],
    sequence: { groupOrder: 3 },
  },
}

export default defineConfig({
  resolve,
  test: {
    // The default would leave one of two processors idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...nodeResolve,
        plugins: [compiledStyles()],
        test: {
          ...patience,
          name: 'unit',
          // Runs together with the browser tests, which leave a third of the processor time unused.
          sequence: { groupOrder: 1 },
          // Loading a file's modules took longer than its tests.
          isolate: false,
          include: ['tests/{checks,contract,ui,widgets,host-app,embed,packages}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*', ...leftOut],
          environment: 'node',
        },
      },
      {
        ...nodeResolve,
        test: {
          ...patience,
          ...waiting,
          name: 'server',
          // Each file starts the whole app, which is loaded once for all of a worker's files.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/server/support/first-failure.ts'],
          environment: 'node',
          globalSetup: ['tests/server/support/cluster.ts'],
        },
      },
      {
        resolve,
        plugins: [react(), compiledStyles()],
        // Lets the browser cache modules, because they don't change during a run.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        // Scanned at the start: a dependency found later makes the runner reload everything.
        optimizeDeps: { entries: ['packages/{ui,widgets,host-app}/src/**/*.tsx', 'tests/**/*.browser.test.tsx'] },
        test: {
          ...patience,
          name: 'browser',
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          // Files of a worker share a page, which fresh-page.ts resets between them.
          isolate: false,
          setupFiles: ['tests/support/fresh-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath, args: [...chromiumFlags] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...nodeResolve,
        test: {
          ...patience,
          ...waiting,
          name: 'flows',
          // A portal and a browser are loaded once for all of a worker's files.
          isolate: false,
          include: flowFiles,
          environment: 'node',
          globalSetup: ['tests/flows/support/demo-folder.ts'],
          // Each flow runs a whole portal and a browser, so they come last.
          sequence: { groupOrder: 2 },
        },
      },
      ...(isGate ? [] : [firefox]),
    ],
  },
})
