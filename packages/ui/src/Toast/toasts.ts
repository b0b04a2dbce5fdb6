import type { bannerTones } from '../Banner/index.ts'

export interface ToastMessage {
  /** What happened elsewhere, in one sentence. */
  readonly text: string
  /** Default `info`. */
  readonly tone?: (typeof bannerTones)[number]
  /** At the top right, for the warning that is specified there. Default `false`: in the middle of the foot. */
  readonly isAtTop?: boolean
  /** One thing to do about it, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface ActiveToast extends ToastMessage {
  readonly id: number
}

let active: readonly ActiveToast[] = []
let last = 0
const listeners = new Set<() => void>()

const show = (next: readonly ActiveToast[]) => {
  active = next
  for (const listener of listeners) listener()
}

/** Takes a toast away. */
export const dismissToast = (id: number) => show(active.filter(toast => toast.id !== id))

/** Takes all toasts away, such as those of somebody who has logged out. */
export const dismissToasts = () => show([])

/**
 * Reports something that happened elsewhere; stays until it is dismissed. The same text is never shown twice: the
 * newest takes the earlier one's place, with its own action.
 */
export const toast = (message: ToastMessage): number => {
  last += 1
  const next = { ...message, id: last }
  const index = active.findIndex(({ text }) => text === message.text)
  show(index === -1 ? [...active, next] : active.with(index, next))
  return last
}

/** For useSyncExternalStore. */
export const toastStore = {
  read: () => active,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
