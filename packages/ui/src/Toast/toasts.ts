import type { bannerTones } from '../Banner/index.ts'
import { createStore, type Store } from '../store/index.ts'

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

const active = createStore<readonly ActiveToast[]>([])
let last = 0

/** The toasts that are shown, the oldest first. */
export const toastStore: Store<readonly ActiveToast[]> = active

/** Takes a toast away. */
export const dismissToast = (id: number) => active.set(active.read().filter(toast => toast.id !== id))

/** Takes all toasts away, such as those of somebody who has logged out. */
export const dismissToasts = () => active.set([])

/**
 * Reports something that happened elsewhere; stays until it is dismissed. The same text is never shown twice: the
 * newest takes the earlier one's place, with its own action.
 */
export const toast = (message: ToastMessage): number => {
  last += 1
  const next = { ...message, id: last }
  const shown = active.read()
  const index = shown.findIndex(({ text }) => text === message.text)
  active.set(index === -1 ? [...shown, next] : shown.with(index, next))
  return last
}
