/** The privileges-denied flag of the specification (section 8): any 403 raises it, the staff layout shows it. */
let listener: (() => void) | undefined

/** Raises the flag. */
export const noteDenied = (): void => listener?.()

/** Called on every refusal for lack of a privilege; gives the function that stops it. */
export const onDenied = (run: () => void): (() => void) => {
  listener = run
  return () => {
    if (listener === run) listener = undefined
  }
}
