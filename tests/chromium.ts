import { existsSync } from 'node:fs'

/** The whole browser: for measures, and for what only a browser with windows does, such as to restore its tabs. */
export const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

const shell = '/usr/bin/chromium-headless-shell'

/** The Chromium of the tests. Without windows it takes about a third less of the processor for the same pages. */
export const executablePath = !process.env.CHROMIUM && existsSync(shell) ? shell : browserPath

/** It runs as root in a closed network: no sandbox, and nothing that calls home. Both kinds draw letters alike. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
]
