export { isApple } from './caps.ts'
export { Shortcut, type ShortcutProps } from './Shortcut.tsx'
