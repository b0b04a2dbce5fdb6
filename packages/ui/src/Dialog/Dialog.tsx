import { ModalFrame, type ModalProps } from '../modal/ModalFrame.tsx'
import { modal, sizes } from './Dialog.css.ts'

/** 416, 576 and 864 px; on phones always the whole width. */
export const dialogSizes = ['small', 'medium', 'large'] as const

export interface DialogProps extends ModalProps {
  /** Default `medium`. */
  size?: (typeof dialogSizes)[number]
  /** Whether a press outside closes it; not where something may have been typed. Default `false`. */
  isDismissable?: boolean
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
}

/** A task of its own over the page; traps the focus and restores it on closing. A panel at the bottom on phones. */
export const Dialog = ({ size = 'medium', isDismissable = false, ...props }: DialogProps) => (
  <ModalFrame {...props} headingSize="title" isDismissable={isDismissable} look={`${modal} ${sizes[size]}`} />
)
