export { PrintPreview, printOrientations } from './PrintPreview.tsx'
