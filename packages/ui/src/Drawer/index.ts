export { Drawer, drawerSides, drawerWidths } from './Drawer.tsx'
