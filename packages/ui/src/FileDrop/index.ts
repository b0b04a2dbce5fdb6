export { FileDrop } from './FileDrop.tsx'
export { type StoredFile, type UploadPort, UploadRefused } from './port.ts'
export type { FileDropProps } from './props.ts'
