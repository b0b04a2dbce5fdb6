export { Page, pageWidths } from './Page.tsx'
