export { Drawer, type DrawerProps, drawerSides, drawerWidths } from './Drawer.tsx'
