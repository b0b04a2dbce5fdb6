/** The privileges-denied flag (specification section 8). Any 403 raises it, and the staff layout shows it. */
let listener: (() => void) | undefined

export const noteDenied = (): void => listener?.()

/** Calls `run` on every 403. Returns a function that unsubscribes. */
export const onDenied = (run: () => void): (() => void) => {
  listener = run
  return () => {
    if (listener === run) listener = undefined
  }
}
