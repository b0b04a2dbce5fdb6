import { signUpRoutes } from '../sign-up/sign-up.ts'
import { forgotPasswordRoutes, type LinkCheck } from './forgot-password.ts'
import { ownAccountRoutes } from './own-account.ts'
import { signInRoutes } from './sign-in.ts'

/** All calls of the access area. The users area knows whether a link that somebody copied may still be used. */
export const accessRoutes = (isLinkGranted: LinkCheck) => [
  ...signInRoutes,
  ...signUpRoutes,
  ...forgotPasswordRoutes(isLinkGranted),
  ...ownAccountRoutes,
]
