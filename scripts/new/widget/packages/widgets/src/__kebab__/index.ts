export type { __Name__Port } from './__kebab__-port.ts'
export { __Name__, type __Name__Props } from './__Name__.tsx'
