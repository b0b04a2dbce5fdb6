/**
 * States of an email in the outbox. `waiting`: due, or due for a retry, then with a reason. `kept`: queued until a mail
 * server is configured. `failed`: given up, with a reason. `expired`: not sent in time, or its code became void.
 */
export const emailStates = ['waiting', 'kept', 'sent', 'failed', 'expired'] as const

export type EmailState = (typeof emailStates)[number]
