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
import { modal, sizes } from './Dialog.css.ts'

/** 416, 576 and 864 px; on phones always the whole width. */
export const dialogSizes = ['small', 'medium', 'large'] as const

interface DialogProps {
  /** Its heading, which is also its name. */
  title: string
  /** Default `false`. */
  isOpen: boolean
  /** Called by the cross, Escape and, where allowed, a click outside. */
  onClose: () => void
  children: ReactNode
  /** The buttons, the main one last, at the end of the foot. */
  actions?: ReactNode
  /** Default `medium`. */
  size?: (typeof dialogSizes)[number]
  /** Whether a click outside closes it; not where something may have been typed. Default `false`. */
  isDismissable?: boolean
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
}

/** A task of its own over the page; keeps the focus and gives it back. A sheet at the bottom on phones. */
export const Dialog = (props: DialogProps) => {
  const { title, isOpen, onClose, children, actions, size = 'medium', isDismissable = false, role = 'dialog' } = props
  const t = useUiTexts()
  return (
    <ModalOverlay
      className={scrim}
      isDismissable={isDismissable}
      isOpen={isOpen}
      onOpenChange={open => {
        if (!open) onClose()
      }}
    >
      <Modal className={`${modal} ${sizes[size]}`}>
        <AriaDialog className={frame} role={role}>
          <div className={head}>
            <AriaHeading className={`${heading} ${headingSizes.title}`} slot="title">
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
