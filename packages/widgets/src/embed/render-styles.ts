// Brings the styles of all pages into the browser's build, where style sheets are written; its script is not used.
import { renderConnect, renderFrame, renderRefused } from './render.tsx'

export { renderConnect, renderFrame, renderRefused }
