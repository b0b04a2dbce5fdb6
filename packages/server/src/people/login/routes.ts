import { signUpRoutes } from '../sign-up/sign-up.ts'
import { forgotPasswordRoutes, type LinkCheck } from './forgot-password.ts'
import { ownAccountRoutes } from './own-account.ts'
import { signInRoutes } from './sign-in.ts'

/** Routes of the access area. The users area provides `isLinkGranted`. */
export const accessRoutes = (isLinkGranted: LinkCheck) => [
  ...signInRoutes,
  ...signUpRoutes,
  ...forgotPasswordRoutes(isLinkGranted),
  ...ownAccountRoutes,
]
