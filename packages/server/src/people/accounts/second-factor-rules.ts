import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Settings } from '../../platform/settings/settings.ts'

/** Name of the account in authenticator apps and passkeys. */
export const ISSUER = 'Portal'

/** Whether an account must have a second factor: everyone in the staff area, if the setting requires it. */
export const needsSecondFactor = ({ SECOND_FACTOR }: Pick<Settings, 'SECOND_FACTOR'>, person: Holder): boolean =>
  SECOND_FACTOR === 'staff' && can(person, 'staff_area')

/** Second factors of an account. */
export interface Factors {
  readonly app: boolean
  readonly passkeys: number
}

/** Whether login needs more than a password. */
export const hasSecondFactor = ({ app, passkeys }: Factors): boolean => app || passkeys > 0

/** Whether a factor may be removed. People who need one must keep the last. */
export const mayRemoveOne = ({ app, passkeys }: Factors, isNeeded: boolean): boolean =>
  !isNeeded || Number(app) + passkeys > 1
