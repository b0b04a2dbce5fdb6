import type { ownComplaint } from '@portal/contract/complaints/complaints'
import { DateText } from '@portal/ui/DateText'
import { Divider } from '@portal/ui/Divider'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { Written } from '../../blocks/text/Written.tsx'
import { useAccountTexts } from '../../core/texts/people.ts'
import { PicturePreview } from '../../files/files/shared/PicturePreview.tsx'

/** One of the person's complaints, with the reply if there is one. */
export const OwnComplaint = ({ complaint }: { complaint: z.infer<typeof ownComplaint> }) => {
  const t = useAccountTexts()
  const { body, status, reply, filed_at, attachments } = complaint
  return (
    <Stack as="section" gap="small">
      <Inline spread="between">
        <Text size="small" tone="muted">
          {t('complaints.filed')} <DateText format="datetime" value={filed_at} />
        </Text>
        <Status tone={status === 'new' ? 'info' : 'neutral'}>{t(`statuses.${status}`)}</Status>
      </Inline>
      <Written>{body}</Written>
      <PicturePreview pictures={attachments} />
      <Text size="small" weight="strong">
        {t('complaints.reply')}
      </Text>
      {reply === null ? <Text tone="muted">{t('complaints.no_reply')}</Text> : <Written>{reply}</Written>}
      <Divider />
    </Stack>
  )
}
