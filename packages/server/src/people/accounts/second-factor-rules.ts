import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Settings } from '../../platform/settings/settings.ts'

/** The name that authenticator apps and passkeys show the account under. */
export const ISSUER = 'Portal'

/** Whether an account may not be without a second factor: where the setting says so, all who work in the staff area. */
export const needsSecondFactor = ({ SECOND_FACTOR }: Pick<Settings, 'SECOND_FACTOR'>, person: Holder): boolean =>
  SECOND_FACTOR === 'staff' && can(person, 'staff_area')

/** What is set up on an account. */
export interface Factors {
  readonly app: boolean
  readonly passkeys: number
}

/** Whether a password alone does not open a session of the account. */
export const hasSecondFactor = ({ app, passkeys }: Factors): boolean => app || passkeys > 0

/** Whether one of them may go: the last one of a person who needs one stays. */
export const mayRemoveOne = ({ app, passkeys }: Factors, isNeeded: boolean): boolean =>
  !isNeeded || Number(app) + passkeys > 1
