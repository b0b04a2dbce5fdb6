interface Listener {
  /** The page is left or hidden, maybe permanently. */
  readonly onLeave: () => void
  /** There is a connection again. */
  readonly onBack: () => void
  /** Another page of this browser has opened the attempt. */
  readonly onOpened: () => void
}

/**
 * Listens to what becomes of the page until `ignore` is called. Notifies the browser's other pages that the attempt was
 * opened here, now and with each call of `opened`.
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
