import { Factors } from '../second-factors/Factors.tsx'
import { Email } from './email/Email.tsx'
import { Password } from './Password.tsx'
import { Sessions } from './Sessions.tsx'

export const Security = () => (
  <>
    <Email />
    <Password />
    <Factors />
    <Sessions />
  </>
)
