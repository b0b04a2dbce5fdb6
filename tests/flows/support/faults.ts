import type { BrowserContext, ConsoleMessage } from 'playwright-core'

/** Errors of a visit, one line each. */
export type Faults = string[]

/** Chromium logs every rejected request. A 4xx response of the API isn't a fault. */
const isRefusal = (message: ConsoleMessage) =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()) &&
  new URL(message.location().url || 'about:blank').pathname.startsWith('/api/')

/** Collects console errors, uncaught exceptions, and CSP violations of all pages. */
export const watch = async (context: BrowserContext, allowed: readonly RegExp[] = []): Promise<Faults> => {
  const faults: Faults = []
  const note = (line: string) => {
    if (!allowed.some(pattern => pattern.test(line))) faults.push(line)
  }
  context.on('console', message => {
    if (message.type() === 'error' && !isRefusal(message)) note(`console: ${message.text()}`)
  })
  context.on('weberror', error => note(`exception: ${error.error().message}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      globalThis.console.error(`csp: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    )
  })
  return faults
}
