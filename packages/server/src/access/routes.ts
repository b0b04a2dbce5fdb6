import { forgotPasswordRoutes } from './forgot-password.ts'
import { ownAccountRoutes } from './own-account.ts'
import { signInRoutes } from './sign-in.ts'
import { signUpRoutes } from './sign-up.ts'

/** All calls of the access area. */
export const accessRoutes = [...signInRoutes, ...signUpRoutes, ...forgotPasswordRoutes, ...ownAccountRoutes]
