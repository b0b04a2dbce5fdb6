interface Listener {
  /** The page is hidden or unloaded, maybe for good. */
  readonly onLeave: () => void
  /** The connection is back. */
  readonly onBack: () => void
  /** Another page in this browser opened the attempt. */
  readonly onOpened: () => void
}

/**
 * Listens to page events until `ignore` is called. Tells other pages in this browser that the attempt is open here, now
 * and on each call of `opened`.
 */
export const listenToPage = (attemptId: string, { onLeave, onBack, onOpened }: Listener) => {
  const pages = new BroadcastChannel(`exam ${attemptId}`)
  pages.onmessage = onOpened
  const opened = () => pages.postMessage('opened')
  opened()
  const hidden = () => {
    if (document.visibilityState === 'hidden') onLeave()
  }
  addEventListener('online', onBack)
  document.addEventListener('visibilitychange', hidden)
  return {
    opened,
    ignore: () => {
      pages.close()
      removeEventListener('online', onBack)
      document.removeEventListener('visibilitychange', hidden)
    },
  }
}
