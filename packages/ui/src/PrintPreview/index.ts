export { PrintPreview, type PrintPreviewProps, printOrientations } from './PrintPreview.tsx'
