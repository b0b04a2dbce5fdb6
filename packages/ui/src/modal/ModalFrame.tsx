import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type ElementProps, elementProps } from '../element/index.ts'
import { heading, sizes } from '../Heading/Heading.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { content, foot, frame, head, scrim } from '../theme/modal.css.ts'
import { useReachable } from './use-reachable.ts'

/** What a Dialog and a Drawer take. */
export interface ModalProps extends ElementProps {
  /** Its heading, which is also its name. */
  title: string
  /** Whether it is shown. */
  isOpen: boolean
  /**
   * Called by the cross, Escape and, where it is allowed, a press outside. Without it there is no way but its buttons.
   */
  onClose?: () => void
  children: ReactNode
  /** The buttons, the main one last, at the end of the foot. */
  actions?: ReactNode
}

interface ModalFrameProps extends ModalProps {
  /** Its look and its position. */
  look: string
  /** The size of the heading. */
  headingSize: 'large' | 'title'
  /** Whether a press outside closes it. */
  isDismissable: boolean
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
}

// A component of its own, because its effect has to run each time the dialog opens.
const Content = ({ children }: { children: ReactNode }) => (
  <div className={content} ref={useReachable()}>
    {children}
  </div>
)

/** Head, content and buttons over a darkened page; traps the focus and restores it on closing. */
export const ModalFrame = ({ title, onClose, children, actions, look, role = 'dialog', ...props }: ModalFrameProps) => {
  const t = useUiTexts()
  return (
    <ModalOverlay
      className={scrim}
      isDismissable={props.isDismissable}
      isKeyboardDismissDisabled={!onClose}
      isOpen={props.isOpen}
      onOpenChange={open => {
        if (!open) onClose?.()
      }}
    >
      <Modal className={look}>
        <Dialog className={frame} role={role} {...elementProps(props)}>
          <div className={head}>
            <Heading className={`${heading} ${sizes[props.headingSize]}`} slot="title">
              <bdi>{title}</bdi>
            </Heading>
            {onClose && <IconButton icon={<Glyph path={close} />} label={t('close')} onPress={onClose} />}
          </div>
          <Content>{children}</Content>
          {actions && (
            <div className={foot} data-keep-clear>
              {actions}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
