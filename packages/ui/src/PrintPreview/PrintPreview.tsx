import { type ReactNode, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../Button/index.ts'
import type { ElementProps } from '../element/index.ts'
import { heading, sizes } from '../Heading/Heading.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { print } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { ToggleButton } from '../ToggleButton/index.ts'
import { bar, buttons, dialog, modal, overlay } from './PrintPreview.css.ts'
import { papers, sheet, zooms } from './paper.css.ts'
import { printAlone } from './print-alone.ts'

export const printOrientations = ['portrait', 'landscape'] as const

export interface PrintPreviewProps extends ElementProps {
  /** The preview's heading, and the suggested file name when printing to a file. */
  title: string
  /** Whether the preview is open. */
  isOpen: boolean
  /** Called by the close button and Escape. */
  onClose: () => void
  /** The content to print. Nothing else prints. */
  children: ReactNode
  /** Default `portrait`. */
  orientation?: (typeof printOrientations)[number]
  /** Whether to hide the print button. Default `false`. */
  isViewOnly?: boolean
}

/** Browsers use the document title as the file name, so this replaces the title while printing. */
const printAs = (title: string) => {
  const before = document.title
  document.title = title
  window.addEventListener('afterprint', () => (document.title = before), { once: true })
  window.print()
}

/** Previews the printed page: A4, white, and in the light theme's colours. */
export const PrintPreview = (props: PrintPreviewProps) => {
  const { title, isOpen, onClose, children, orientation = 'portrait', isViewOnly = false, ...element } = props
  const t = useUiTexts()
  const [isActual, setActual] = useState(false)
  const paper = `${sheet} ${papers[orientation]}`
  return (
    <ModalOverlay className={overlay} isOpen={isOpen} onOpenChange={open => open || onClose()}>
      <Modal className={modal}>
        <Dialog className={dialog} {...element}>
          <div className={bar}>
            <Heading className={`${heading} ${sizes.large}`} slot="title">
              {title}
            </Heading>
            <div className={buttons}>
              <span className={zooms[orientation]}>
                <ToggleButton isPressed={isActual} label={t('actual_size')} onChange={setActual} />
              </span>
              <Button onPress={onClose}>{t('close')}</Button>
              {!isViewOnly && (
                <Button icon={<Glyph path={print} />} onPress={() => printAs(title)} variant="primary">
                  {t('print')}
                </Button>
              )}
            </div>
          </div>
          <div className={paper} data-actual={isActual ? '' : undefined} data-paper ref={printAlone}>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
