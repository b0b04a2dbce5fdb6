export { Illustration, type IllustrationProps, illustrationNames } from './Illustration.tsx'
