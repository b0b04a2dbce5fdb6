import { makeInvitationLink } from '@portal/contract/people/users/user-actions'
import type { UserRecord } from '@portal/contract/people/users/users'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { CopiedLink } from './CopiedLink.tsx'
import { MadeLink, type MadeLinkProps } from './MadeLink.tsx'

interface InvitationLinkProps {
  user: UserRecord
  onClose: () => void
}

/** Creates an invitation link and shows it once, for people who get no mail. */
export const InvitationLink = ({ user, onClose }: InvitationLinkProps) => {
  const t = useUserTexts()
  const blocks = useBlockTexts()
  const nameOf = useNameOf()
  const act = useAct()
  const { attempt, isBusy, failure } = useAttempt()
  const [made, setMade] = useState<MadeLinkProps>()
  const make = async () => setMade((await act(makeInvitationLink, { id: user.id })).data)
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{blocks('close')}</Button>
          {!made && (
            <Button isBusy={isBusy} onPress={() => void attempt(make)} variant="primary">
              {t('link_make')}
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      title={t('acts.copy_invitation')}
    >
      <Stack>
        <Text weight="strong">{nameOf(user)}</Text>
        <Text>{t('link_help')}</Text>
        {!made && <Text tone="muted">{t('link_void')}</Text>}
        {!made && user.invitation_copied && (
          <Text tone="muted">
            {t('link_copied')} <CopiedLink copied={user.invitation_copied} />
          </Text>
        )}
        <FailureBanner failure={failure} />
        {made && <MadeLink {...made} />}
      </Stack>
    </Dialog>
  )
}
