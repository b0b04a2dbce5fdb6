import { ModalFrame, type ModalProps } from '../modal/ModalFrame.tsx'
import { panel, sides, widths } from './Drawer.css.ts'

/** The side it comes from, in the direction of the text. */
export const drawerSides = ['start', 'end'] as const

/** `narrow` for places to go, `wide` for reading and small forms. */
export const drawerWidths = ['narrow', 'wide'] as const

export interface DrawerProps extends ModalProps {
  /** Default `end`. */
  side?: (typeof drawerSides)[number]
  /** Default `wide`. */
  width?: (typeof drawerWidths)[number]
}

/** A panel over one side of the page, for what belongs to the page and is closed again. */
export const Drawer = ({ side = 'end', width = 'wide', ...props }: DrawerProps) => (
  <ModalFrame {...props} headingSize="large" isDismissable look={`${panel} ${sides[side]} ${widths[width]}`} />
)
