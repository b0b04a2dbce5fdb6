export { isApple } from './caps.ts'
export { Shortcut } from './Shortcut.tsx'
