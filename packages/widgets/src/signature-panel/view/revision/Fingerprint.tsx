import { Button } from '@portal/ui/Button'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useSignatureTexts } from '../../../locales/index.ts'

/** Short enough for two people to compare over the phone. */
const SHORT = 16

/** Fingerprint of a revision, short and in full for copying. */
export const Fingerprint = ({ hash }: { hash: string }) => {
  const t = useSignatureTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap="small">
      <Inline>
        <Text as="span" size="small" tone="muted">
          {t('fingerprint')} <Isolate>{hash.slice(0, SHORT)}</Isolate>
        </Text>
        <Button onPress={() => setOpen(!isOpen)} size="small" variant="quiet">
          {t(isOpen ? 'fingerprint_short' : 'fingerprint_full')}
        </Button>
      </Inline>
      {isOpen && <CodeBlock label={t('fingerprint')}>{hash}</CodeBlock>}
    </Stack>
  )
}
