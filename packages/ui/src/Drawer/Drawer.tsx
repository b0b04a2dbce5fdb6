import { ModalFrame, type ModalProps } from '../modal/ModalFrame.tsx'
import { panel, sides, widths } from './Drawer.css.ts'

/** The side it enters from, relative to the text direction. */
export const drawerSides = ['start', 'end'] as const

/** `narrow` is for navigation, `wide` for reading and short forms. */
export const drawerWidths = ['narrow', 'wide'] as const

export interface DrawerProps extends ModalProps {
  /** Default `end`. */
  side?: (typeof drawerSides)[number]
  /** Default `wide`. */
  width?: (typeof drawerWidths)[number]
}

/** A panel over one side of the page, for supplementary content that users close again. */
export const Drawer = ({ side = 'end', width = 'wide', ...props }: DrawerProps) => (
  <ModalFrame {...props} headingSize="large" isDismissable look={`${panel} ${sides[side]} ${widths[width]}`} />
)
