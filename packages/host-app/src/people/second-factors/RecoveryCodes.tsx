import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { PrintPreview } from '@portal/ui/PrintPreview'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { saveFile } from '../../blocks/files/save-file.ts'
import { Code } from '../../blocks/text/Code.tsx'
import { useUser } from '../../core/session/session.ts'
import { useFactorTexts } from '../../core/texts/people.ts'
import { list } from './RecoveryCodes.css.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

const FILE = 'portal-recovery-codes.txt'

/** Recovery codes to copy, download, or print. They are shown only once. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const t = useFactorTexts()
  const email = useUser()?.email ?? ''
  const [isCopied, setCopied] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const note = t('codes.paper', { address: location.origin, email })
  const download = () => saveFile(new Blob([`${note}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), FILE)
  const shown = (
    <ol aria-label={t('codes.list')} className={list}>
      {codes.map(code => (
        <li key={code}>
          <Code>{code}</Code>
        </li>
      ))}
    </ol>
  )
  return (
    <Dialog
      actions={
        <Button onPress={onDone} variant="primary">
          {t('codes.done')}
        </Button>
      }
      isOpen
      role="alertdialog"
      title={t('codes.fresh')}
    >
      <Stack>
        <Banner tone="warning">{t('codes.once')}</Banner>
        {shown}
        <Inline>
          <Button
            icon={<Icon name="copy" />}
            onPress={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
          >
            {t('codes.copy')}
          </Button>
          <Button icon={<Icon name="download" />} onPress={download}>
            {t('codes.download')}
          </Button>
          <Button icon={<Icon name="print" />} onPress={() => setPrinting(true)}>
            {t('codes.print')}
          </Button>
          <span role="status">{isCopied && t('codes.copied')}</span>
        </Inline>
      </Stack>
      <PrintPreview isOpen={isPrinting} onClose={() => setPrinting(false)} title={t('codes.title')}>
        <Stack>
          <Text>{note}</Text>
          {shown}
        </Stack>
      </PrintPreview>
    </Dialog>
  )
}
