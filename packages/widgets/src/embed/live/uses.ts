export type Used = 'opened' | 'completed'

/**
 * Reports once each that a widget was opened or completed. The request has no session and names only the site and the
 * widget, never the person or the record.
 */
export const reporterOf = (site: string, widget: string): ((used: Used) => void) => {
  const reported = new Set<Used>()
  return used => {
    if (reported.has(used)) return
    reported.add(used)
    const body = JSON.stringify({ site, widget, used })
    const headers = { 'content-type': 'application/json' }
    // Failed counts are ignored.
    fetch('/embed/uses', { method: 'POST', credentials: 'omit', headers, body, keepalive: true }).catch(() => undefined)
  }
}

/** Runs once the frame is visible. A preloaded frame has no height until its dialog opens. */
export const whenSeen = (run: () => void): void => {
  const look = () => {
    if (innerHeight === 0) return
    removeEventListener('resize', look)
    run()
  }
  addEventListener('resize', look)
  look()
}
