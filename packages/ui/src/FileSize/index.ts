export { FileSize, type FileSizeProps } from './FileSize.tsx'
export { formatFileSize } from './format.ts'
