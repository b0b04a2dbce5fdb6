import type { Delegation } from '@portal/contract/requests/delegations'

/** Whether a delegation is valid on a day (YYYY-MM-DD), its first and its last one included. */
export const holdsOn = ({ from, to }: Pick<Delegation, 'from' | 'to'>, day: string): boolean => from <= day && day <= to

/** The days of a month (YYYY-MM) on which one of these is valid. */
export const daysOf = (month: string, delegations: readonly Pick<Delegation, 'from' | 'to'>[]): string[] =>
  Array.from({ length: 31 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`).filter(day =>
    delegations.some(one => holdsOn(one, day)),
  )
