/** What a frame reports of its use. */
export type Used = 'opened' | 'completed'

/**
 * Reports to the portal that a widget was opened or done with, each once: by a call without a sign-in that names the
 * site and the widget, and neither a person nor what the widget is about.
 */
export const reporterOf = (site: string, widget: string): ((used: Used) => void) => {
  const reported = new Set<Used>()
  return used => {
    if (reported.has(used)) return
    reported.add(used)
    const body = JSON.stringify({ site, widget, used })
    const headers = { 'content-type': 'application/json' }
    // A count that fails is nobody's trouble.
    fetch('/embed/uses', { method: 'POST', credentials: 'omit', headers, body, keepalive: true }).catch(() => undefined)
  }
}

/** Runs once the frame is seen: it is loaded ahead, and has no height until its dialog opens. */
export const whenSeen = (run: () => void): void => {
  const look = () => {
    if (innerHeight === 0) return
    removeEventListener('resize', look)
    run()
  }
  addEventListener('resize', look)
  look()
}
