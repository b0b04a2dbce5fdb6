import { type Passkey, removePasskey } from '@portal/contract/people/access/second-factors'
import { confirm } from '@portal/ui/ConfirmDialog'
import { DateText } from '@portal/ui/DateText'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Menu } from '@portal/ui/Menu'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useDayOf } from '../../../blocks/api/use-installation.ts'
import { api } from '../../../core/api.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import type { FactorChanges } from '../use-changes.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

interface PasskeyItemProps {
  passkey: Passkey
  mayRemove: boolean
  changes: FactorChanges
}

/** One passkey, with its last use. */
export const PasskeyItem = ({ passkey, mayRemove, changes }: PasskeyItemProps) => {
  const t = useFactorTexts()
  const dayOf = useDayOf()
  const [isRenaming, setRenaming] = useState(false)
  const { id, name, created_at, last_used_at } = passkey
  const remove = async () => {
    const title = t('passkeys.remove_title', { name })
    if (!(await confirm({ title, text: t('passkeys.remove_text'), action: t('passkeys.remove') }))) return
    await changes.of('passkeys').change(async () => {
      if (await changes.confirmed(() => api(removePasskey, { id }))) await changes.done('passkeys.removed')
    })
  }
  return (
    <Inline spread="between" wrap={false}>
      <Stack gap="none">
        <Text weight="strong">
          <Isolate direction="auto">{name}</Isolate>
        </Text>
        <Text size="small" tone="muted">
          {t('passkeys.created')} <DateText value={dayOf(created_at)} /> ·{' '}
          {last_used_at === null ? (
            t('passkeys.never')
          ) : (
            <>
              {t('passkeys.used')} <DateText format="datetime" value={last_used_at} />
            </>
          )}
        </Text>
      </Stack>
      <Menu
        icon={<Icon name="more" />}
        items={[
          { id: 'rename', label: t('passkeys.rename'), icon: 'edit' },
          ...(mayRemove ? [{ id: 'remove', label: t('passkeys.remove'), tone: 'danger' as const }] : []),
        ]}
        label={t('passkeys.menu', { name })}
        onAction={action => (action === 'rename' ? setRenaming(true) : remove())}
        trigger="icon"
      />
      {isRenaming && (
        <RenamePasskey
          onClose={() => setRenaming(false)}
          onDone={async () => {
            setRenaming(false)
            await changes.done(undefined)
          }}
          passkey={passkey}
        />
      )}
    </Inline>
  )
}
