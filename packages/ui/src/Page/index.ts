export { Page, type PageProps, pageWidths } from './Page.tsx'
