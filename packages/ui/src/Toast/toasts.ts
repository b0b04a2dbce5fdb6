import type { bannerTones } from '../Banner/index.ts'
import { createStore, type Store } from '../store/index.ts'

export interface ToastMessage {
  /** What happened elsewhere, in one sentence. */
  readonly text: string
  /** Default `info`. */
  readonly tone?: (typeof bannerTones)[number]
  /** Shows the toast at the top right, for the warning specified there. Default `false`: at the bottom centre. */
  readonly isAtTop?: boolean
  /** One follow-up action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface ActiveToast extends ToastMessage {
  readonly id: number
}

const active = createStore<readonly ActiveToast[]>([])
let last = 0

/** The visible toasts, oldest first. */
export const toastStore: Store<readonly ActiveToast[]> = active

export const dismissToast = (id: number) => active.set(active.read().filter(toast => toast.id !== id))

/** Dismisses all toasts, for example after a logout. */
export const dismissToasts = () => active.set([])

/**
 * Reports something that happened elsewhere. A toast stays until it's dismissed. A toast with the same text replaces
 * the earlier one, action included.
 */
export const toast = (message: ToastMessage): number => {
  last += 1
  const next = { ...message, id: last }
  const shown = active.read()
  const index = shown.findIndex(({ text }) => text === message.text)
  active.set(index === -1 ? [...shown, next] : shown.with(index, next))
  return last
}
