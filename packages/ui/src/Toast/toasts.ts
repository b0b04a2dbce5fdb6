import type { bannerTones } from '../Banner/index.ts'

export interface ToastMessage {
  /** What happened elsewhere, in one sentence. */
  readonly text: string
  /** Default `info`. */
  readonly tone?: (typeof bannerTones)[number]
  /** One thing to do about it, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface ShownToast extends ToastMessage {
  readonly id: number
}

let shown: readonly ShownToast[] = []
let last = 0
const listeners = new Set<() => void>()

const show = (next: readonly ShownToast[]) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Takes a toast away. */
export const dismissToast = (id: number) => show(shown.filter(toast => toast.id !== id))

/** Tells of something that happened elsewhere; stays until it is dismissed. The same text is never shown twice. */
export const toast = (message: ToastMessage): number => {
  const same = shown.find(other => other.text === message.text)
  if (same) return same.id
  last += 1
  show([...shown, { ...message, id: last }])
  return last
}

/** For useSyncExternalStore. */
export const toastStore = {
  read: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
