/**
 * What can happen to an email in the outbox. `waiting`: it is due, or tried again, then with a reason. `kept`: it goes
 * out once a mail server is set. `failed`: given up, with a reason. `expired`: not sent in time, or its code was void.
 */
export const emailStates = ['waiting', 'kept', 'sent', 'failed', 'expired'] as const

export type EmailState = (typeof emailStates)[number]
