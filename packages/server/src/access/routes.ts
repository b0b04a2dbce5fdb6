import { signInRoutes } from './login/sign-in.ts'
import { ownAccountRoutes } from './own-account.ts'
import { forgotPasswordRoutes, type LinkCheck } from './password/forgot-password.ts'
import { signUpRoutes } from './sign_up/sign-up.ts'

/** All calls of the access area. The users area knows whether a link that somebody copied may still be used. */
export const accessRoutes = (isLinkGranted: LinkCheck) => [
  ...signInRoutes,
  ...signUpRoutes,
  ...forgotPasswordRoutes(isLinkGranted),
  ...ownAccountRoutes,
]
