import { Factors } from '../second-factors/Factors.tsx'
import { Email } from './email/Email.tsx'
import { Password } from './Password.tsx'
import { Sessions } from './Sessions.tsx'

/** Email address, password, second factor and open sessions of the own account. */
export const Security = () => (
  <>
    <Email />
    <Password />
    <Factors />
    <Sessions />
  </>
)
