import { signInRoutes } from './login/sign-in.ts'
import { ownAccountRoutes } from './own-account.ts'
import { forgotPasswordRoutes } from './password/forgot-password.ts'
import { signUpRoutes } from './sign_up/sign-up.ts'

/** All calls of the access area. */
export const accessRoutes = [...signInRoutes, ...signUpRoutes, ...forgotPasswordRoutes, ...ownAccountRoutes]
