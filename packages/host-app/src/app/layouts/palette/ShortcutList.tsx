import { Dialog } from '@portal/ui/Dialog'
import { Shortcut } from '@portal/ui/Shortcut'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { usePaletteTexts } from '../../../core/texts/texts.ts'
import { line } from './ShortcutList.css.ts'
import { readSingleKey, saveSingleKey } from './use-shortcuts.ts'

/** The shortcuts that work on every page, by their keys in the texts. */
const shortcuts = [
  ['find', ['mod', 'K']],
  ['help', ['?']],
  ['next', ['tab']],
  ['move', ['up', 'down', 'left', 'right']],
  ['open', ['enter']],
  ['close', ['escape']],
  ['messages', ['F6']],
] as const

interface ShortcutListProps {
  isOpen: boolean
  onClose: () => void
}

/** Opened by `?`, except while a text field has focus. */
export const ShortcutList = ({ isOpen, onClose }: ShortcutListProps) => {
  const t = usePaletteTexts()
  const [isOn, setOn] = useState(readSingleKey)
  return (
    <Dialog isDismissable isOpen={isOpen} onClose={onClose} size="small" title={t('shortcuts')}>
      <Stack gap="large">
        <dl>
          {shortcuts.map(([name, keys]) => (
            <div className={line} key={name}>
              <dt>{t(`keys.${name}`)}</dt>
              <dd>
                <Shortcut keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <Stack gap="tiny">
          <Switch
            isOn={isOn}
            label={t('single_key')}
            onChange={on => {
              saveSingleKey(on)
              setOn(on)
            }}
          />
          <Text size="small" tone="muted">
            {t('single_key_help')}
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  )
}
