export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
export { fold } from './fold.ts'
export { type Command, type CommandGroup, findCommands } from './groups.ts'
