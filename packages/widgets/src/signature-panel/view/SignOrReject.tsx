import { openRoleText } from '@portal/contract/requests/signatures'
import { Button } from '@portal/ui/Button'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef, useState } from 'react'
import { useSignatureTexts } from '../../locales/index.ts'
import type { SignedDocument } from '../../ports/signature/index.ts'
import type { Panel } from '../use-panel.ts'
import { blank } from './appearance/AppearanceFields.tsx'
import { useName } from './names.ts'
import { RejectForm } from './RejectForm.tsx'
import { SignForm } from './SignForm.tsx'
import { Stale } from './Stale.tsx'

interface SignOrRejectProps {
  panel: Panel
  shown: SignedDocument
}

/** Signs or rejects the revision on the screen, in a role that the person chooses. */
export const SignOrReject = ({ panel, shown }: SignOrRejectProps) => {
  const t = useSignatureTexts()
  const nameOf = useName()
  const [draft, setDraft] = useState(blank)
  const [chosen, setChosen] = useState('0')
  const [isRejecting, setRejecting] = useState(false)
  const reject = useRef<HTMLButtonElement>(null)
  const read = useRef<HTMLButtonElement>(null)
  const wasRejecting = useRef(false)
  useEffect(() => {
    if (wasRejecting.current && !isRejecting) reject.current?.focus()
    wasRejecting.current = isRejecting
  }, [isRejecting])
  const { newer } = panel
  // The pressed button is gone, so focus moves to the next action.
  useEffect(() => {
    if (newer && document.activeElement === document.body) read.current?.focus()
  }, [newer])

  const roleOf = ({ role, for: absent }: SignedDocument['to_sign'][number]) => {
    if (absent) return t('role_for', { role: t(`roles.${role}`), name: nameOf(absent) })
    return t(openRoleText(role))
  }
  const way = shown.to_sign[Number(chosen)] ?? shown.to_sign[0]
  if (!way) return null
  const form = {
    panel,
    capacity: { revision: shown.revision, role: way.role, ...(way.for && { for_id: way.for.id }) },
    instead: newer && (
      <Button onPress={panel.readNewer} ref={read} variant="primary">
        {t('read_newer', { number: newer.revision })}
      </Button>
    ),
  }
  return (
    <Stack width="form">
      {newer && <Stale newer={newer} shown={shown} />}
      {shown.to_sign.length > 1 ? (
        <RadioGroup
          label={t('sign_as')}
          onChange={setChosen}
          options={shown.to_sign.map((one, at) => ({ value: String(at), label: roleOf(one) }))}
          value={chosen}
        />
      ) : (
        <Text>
          {t('sign_as')}: {roleOf(way)}
        </Text>
      )}
      {isRejecting ? (
        <RejectForm {...form} others={<Button onPress={() => setRejecting(false)}>{t('back')}</Button>} />
      ) : (
        <SignForm
          {...form}
          draft={draft}
          onDraft={setDraft}
          others={
            // Requesters can't reject their own request. They cancel it instead.
            way.role !== 'requested_by' && (
              <Button onPress={() => setRejecting(true)} ref={reject}>
                {t('reject_open')}
              </Button>
            )
          }
        />
      )}
    </Stack>
  )
}
