export { FileDrop } from './FileDrop.tsx'
export type { FileDropProps } from './props.ts'
export { type StoredFile, type UploadPort, UploadRefused } from './sending/port.ts'
