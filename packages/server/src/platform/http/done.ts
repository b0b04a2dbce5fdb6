/** The answer of a call that says only that it was done. */
export const DONE = { data: { done: true } } as const
