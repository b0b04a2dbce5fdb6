/** Response of requests that only confirm success. */
export const DONE = { data: { done: true } } as const
