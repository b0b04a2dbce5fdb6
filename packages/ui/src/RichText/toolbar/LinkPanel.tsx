import { type RefObject, useEffect, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { Button } from '../../Button/index.ts'
import { useUiTexts } from '../../locales/index.ts'
import { TextField } from '../../TextField/index.ts'
import { plain } from '../../theme/plain.css.ts'
import { floating } from '../../theme/shared/popover.css.ts'
import type { Editor } from '../editor/editor.ts'
import { safeAddress } from '../html/allowed.ts'
import { buttons, panel } from './LinkPanel.css.ts'

interface LinkPanelProps {
  editor: Editor
  address: string | undefined
  /** The button that anchors the panel. */
  trigger: RefObject<HTMLButtonElement | null>
  /** Called when the panel closes, for whatever reason. */
  onClose: () => void
}

/** Normalises a typed address: `example.org` becomes a web link, and `a@b.org` an email link. */
const readAddress = (written: string): string | undefined => {
  const text = written.trim()
  if (text === '' || /\s/.test(text)) return undefined
  const isEmail = /^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)
  const address = /^[a-z][\w+.-]*:(?!\d+(?:\/|$))/i.test(text) ? text : `${isEmail ? 'mailto:' : 'https://'}${text}`
  if (!safeAddress.test(address) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return isEmail || /^mailto:.+@/i.test(address) || /^localhost$|\../.test(hostname) ? address : undefined
}

/** Asks for the link's address. */
export const LinkPanel = ({ editor, address, trigger, onClose }: LinkPanelProps) => {
  const t = useUiTexts()
  const [text, setText] = useState(address?.replace(/^mailto:/, '') ?? '')
  const [isWrong, setWrong] = useState(false)
  useEffect(() => editor.showSelection(), [editor])
  const close = () => {
    onClose()
    editor.focus()
  }
  const set = (to: string | null) => {
    editor.setLink(to)
    close()
  }
  return (
    <Popover
      className={floating}
      isOpen
      offset={4}
      onOpenChange={isOpen => isOpen || close()}
      placement="bottom start"
      triggerRef={trigger}
    >
      <Dialog aria-label={t('rich_link')} className={plain}>
        <form
          className={panel}
          noValidate
          // The panel lies within the field's form in the React tree, and that form must not receive the event.
          onInput={event => event.stopPropagation()}
          onSubmit={event => {
            event.preventDefault()
            event.stopPropagation()
            const read = readAddress(text)
            setWrong(!read)
            if (read) set(read)
          }}
        >
          <TextField
            {...(isWrong && { error: t('rich_link_wrong') })}
            autoFocus
            help={t('rich_link_help')}
            label={t('rich_link_address')}
            onChange={setText}
            type="url"
            value={text}
          />
          <div className={buttons}>
            <Button type="submit" variant="primary">
              {t('rich_link_set')}
            </Button>
            {address && <Button onPress={() => set(null)}>{t('rich_link_remove')}</Button>}
          </div>
        </form>
      </Dialog>
    </Popover>
  )
}
