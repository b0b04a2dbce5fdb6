import { ModalFrame, type ModalProps } from '../modal/ModalFrame.tsx'
import { modal, sizes } from './Dialog.css.ts'

/** 416, 576, and 864 px. Phones always use the whole width. */
export const dialogSizes = ['small', 'medium', 'large'] as const

export interface DialogProps extends ModalProps {
  /** Default `medium`. */
  size?: (typeof dialogSizes)[number]
  /** Whether a press outside closes the dialog. Keep it off where users type. Default `false`. */
  isDismissable?: boolean
  /** Use `alertdialog` for a question that needs an answer. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
}

/** A separate task over the page. Traps focus, and restores it on closing. On phones, a panel at the bottom. */
export const Dialog = ({ size = 'medium', isDismissable = false, ...props }: DialogProps) => (
  <ModalFrame {...props} headingSize="title" isDismissable={isDismissable} look={`${modal} ${sizes[size]}`} />
)
