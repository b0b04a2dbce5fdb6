import { Factors } from '../../parts/second_factor/Factors.tsx'
import { Password } from './Password.tsx'
import { Sessions } from './Sessions.tsx'

/** What keeps the account its owner's: password, second factor, and where it is logged in. */
export const Security = () => (
  <>
    <Password />
    <Factors />
    <Sessions />
  </>
)
