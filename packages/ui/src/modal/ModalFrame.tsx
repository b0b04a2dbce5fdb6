import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type ElementProps, elementProps } from '../element/index.ts'
import { heading, sizes } from '../Heading/Heading.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { watchSizes } from '../ScrollArea/watch-sizes.ts'
import { content, foot, frame, head, scrim } from '../theme/shared/modal.css.ts'

/** Props of Dialog and Drawer. */
export interface ModalProps extends ElementProps {
  /** The heading, which is also the accessible name. */
  title: string
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called by the close button, Escape, or, if dismissable, a press outside. Without it, only `actions` close it. */
  onClose?: () => void
  children: ReactNode
  /** The buttons at the end of the footer, main action last. */
  actions?: ReactNode
}

interface ModalFrameProps extends ModalProps {
  /** Class names for look and position. */
  look: string
  headingSize: 'large' | 'title'
  /** Whether a press outside closes it. */
  isDismissable: boolean
  /** `alertdialog` for a question that needs an answer. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
}

const tabbable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]'

/** A ref for a dialog's content. Makes it focusable if it must scroll by keyboard and contains no focusable element. */
const useReachable = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    return watchSizes(box, () => {
      if (box.scrollHeight > box.clientHeight && !box.querySelector(tabbable)) box.tabIndex = 0
      else box.removeAttribute('tabindex')
    })
  }, [])
  return ref
}

// A separate component, because its effect must run each time the dialog opens.
const Content = ({ children }: { children: ReactNode }) => (
  <div className={content} ref={useReachable()}>
    {children}
  </div>
)

/** A modal with heading, content, and buttons over a dimmed page. Traps focus, and restores it on closing. */
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
