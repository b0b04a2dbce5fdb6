import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { heading, sizes as headingSizes } from '../Heading/Heading.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { content, foot, frame, head, scrim } from '../theme/modal.css.ts'
import { sheet, sides, widths } from './Drawer.css.ts'

/** The side it comes from, in the direction of the text. */
export const drawerSides = ['start', 'end'] as const

/** `narrow` for places to go, `wide` for reading and small forms. */
export const drawerWidths = ['narrow', 'wide'] as const

interface DrawerProps {
  /** Its heading, which is also its name. */
  title: string
  /** Default `false`. */
  isOpen: boolean
  /** Called by the cross, Escape and a click outside. */
  onClose: () => void
  children: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** Default `end`. */
  side?: (typeof drawerSides)[number]
  /** Default `wide`. */
  width?: (typeof drawerWidths)[number]
}

/** A sheet over one side of the page, for what belongs to the page and is put away again. */
export const Drawer = ({ title, isOpen, onClose, children, actions, side = 'end', width = 'wide' }: DrawerProps) => {
  const t = useUiTexts()
  return (
    <ModalOverlay
      className={scrim}
      isDismissable
      isOpen={isOpen}
      onOpenChange={open => {
        if (!open) onClose()
      }}
    >
      <Modal className={`${sheet} ${sides[side]} ${widths[width]}`}>
        <AriaDialog className={frame}>
          <div className={head}>
            <AriaHeading className={`${heading} ${headingSizes.large}`} slot="title">
              {title}
            </AriaHeading>
            <IconButton icon={<Glyph path={close} />} label={t('close')} onPress={onClose} />
          </div>
          <div className={content}>{children}</div>
          {actions && <div className={foot}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
