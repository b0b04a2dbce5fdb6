import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, executablePath } from './tests/chromium.ts'
import { patience } from './tests/patience.ts'

// vanilla-extract reads conditions only from the top level, the projects each from their own.
const resolve = { conditions: ['portal-source', ...defaultClientConditions] }
// Servers are waited for, so that one more keeps both processors busy.
const waiting = { maxWorkers: 3 }
// vanilla-extract runs style files on the server's side, and loses the styles of an import that it cannot resolve there.
const environments = { ssr: { resolve: { conditions: ['portal-source', ...defaultServerConditions] } } }
// Node itself knows no `module`: what packages have under it is for bundlers, and does not always run.
const nodeConditions = ['portal-source', ...defaultServerConditions.filter(name => name !== 'module')]
const nodeResolve = { resolve: { conditions: nodeConditions }, ssr: { resolve: { conditions: nodeConditions } } }

export default defineConfig({
  resolve,
  test: {
    // By itself it would leave one of two processors idle.
    maxWorkers: 2,
    projects: [
      {
        ...nodeResolve,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...patience,
          ...waiting,
          name: 'unit',
          // Loading a file's modules took longer than its tests.
          isolate: false,
          include: ['tests/{checks,contract,ui,widgets,host-app,embed,packages}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*', ...(process.env.CHECKS_TESTS === 'off' ? ['tests/checks/**'] : [])],
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
          environment: 'node',
          globalSetup: ['tests/server/support/cluster.ts'],
        },
      },
      {
        resolve,
        environments,
        plugins: [react(), vanillaExtractPlugin()],
        // Each file's page asks again for some hundred modules, which stay as they are for as long as a browser runs.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        // Looked through at once: a dependency found halfway makes the runner reload everything.
        optimizeDeps: { entries: ['packages/{ui,widgets,host-app}/src/**/*.tsx', 'tests/**/*.browser.test.tsx'] },
        test: {
          ...patience,
          name: 'browser',
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['tests/host-app/support/forget-forms.ts'],
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
          include: ['tests/{flows,embed}/**/*.flow.ts'],
          environment: 'node',
          globalSetup: ['tests/flows/support/demo-folder.ts'],
          // Each flow runs a whole portal and a browser, so they come last.
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...nodeResolve,
        test: {
          ...patience,
          name: 'firefox',
          include: ['tests/firefox/**/*.flow.ts'],
          environment: 'node',
          globalSetup: ['tests/flows/support/demo-folder.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
