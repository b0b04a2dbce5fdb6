import type { Delegation } from '@portal/contract/requests/delegations'

/** Whether a delegation covers a day (YYYY-MM-DD), first and last day inclusive. */
export const holdsOn = ({ from, to }: Pick<Delegation, 'from' | 'to'>, day: string): boolean => from <= day && day <= to

/** Days of a month (YYYY-MM) covered by any of the delegations. */
export const daysOf = (month: string, delegations: readonly Pick<Delegation, 'from' | 'to'>[]): string[] =>
  Array.from({ length: 31 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`).filter(day =>
    delegations.some(one => holdsOn(one, day)),
  )
