/** The Chromium of every test and measure. */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** It runs as root in a closed network: no sandbox, and nothing that calls home. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
