export { FileSize } from './FileSize.tsx'
export { formatFileSize } from './format.ts'
