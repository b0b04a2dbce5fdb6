import type { complaintAttachment } from '@portal/contract/complaints/complaints'
import { FileSize } from '@portal/ui/FileSize'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { FilePreview } from './FilePreview.tsx'

type Picture = z.infer<typeof complaintAttachment>

interface PicturePreviewProps {
  pictures: readonly Picture[]
  /** Pictures to number these among, because they have no names. Default: these pictures. */
  among?: readonly Picture[]
}

/** Pictures to view and download. Renders nothing if there are none. */
export const PicturePreview = ({ pictures, among = pictures }: PicturePreviewProps) => {
  const t = useFileTexts()
  return pictures.map(picture => {
    const number = among.indexOf(picture) + 1
    return (
      <Stack gap="tiny" key={picture.id}>
        <FilePreview name={t('picture', { number })} version={{ ...picture, preview: 'image' }} />
        <Inline>
          <DownloadLink version={picture}>{t('download_picture', { number })}</DownloadLink>
          <Text as="span" size="small" tone="muted">
            <FileSize bytes={picture.size} />
          </Text>
        </Inline>
      </Stack>
    )
  })
}
