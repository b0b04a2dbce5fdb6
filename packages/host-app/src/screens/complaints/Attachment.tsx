import type { complaintAttachment } from '@portal/contract/complaints'
import { FileSize } from '@portal/ui/FileSize'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { DownloadLink } from '../../parts/files/DownloadLink.tsx'
import { Preview } from '../../parts/files/Preview.tsx'
import { useHandlingTexts } from './texts.ts'

interface AttachmentProps {
  attachment: z.infer<typeof complaintAttachment>
  /** Its place among those of its addition: it has no name. */
  number: number
}

/** A picture that the sender added, to look at and to save. */
export const Attachment = ({ attachment, number }: AttachmentProps) => {
  const t = useHandlingTexts()
  const name = t('picture', { number })
  return (
    <Stack gap="tiny">
      <Preview name={name} version={{ ...attachment, preview: 'image' }} />
      <Inline>
        <DownloadLink version={attachment}>{t('download_picture', { number })}</DownloadLink>
        <Text as="span" size="small" tone="muted">
          <FileSize bytes={attachment.size} />
        </Text>
      </Inline>
    </Stack>
  )
}
