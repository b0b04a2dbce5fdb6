import type { FileVersion } from '@portal/contract/files/files'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { bytesAt } from '../../../core/api.ts'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { paper, picture } from './files.css.ts'

interface FilePreviewProps {
  version: Pick<FileVersion, 'preview' | 'size' | 'url'> & Partial<Pick<FileVersion, 'scan'>>
  /** Name of the file. */
  name: string
}

/** In bytes. Larger pictures and all PDFs load on request, because connections are slow. */
const AT_ONCE = 1024 * 1024

/** Preview of a picture or PDF. Renders nothing for other types. */
export const FilePreview = ({ version, name }: FilePreviewProps) => {
  const t = useFileTexts()
  const { preview, size, scan, url } = version
  const [isShown, setShown] = useState(preview === 'image' && size <= AT_ONCE)
  const [isFailed, setFailed] = useState(false)
  if (!preview || scan === 'pending' || scan === 'infected') return null
  if (isFailed) return <Text tone="muted">{t('preview_failed')}</Text>
  if (!isShown)
    return (
      <div>
        <Button icon={<Icon name="eye" size="small" />} onPress={() => setShown(true)} size="small">
          {t('preview')}
        </Button>
      </div>
    )
  const src = bytesAt(`${url}?show=yes`)
  return preview === 'image' ? (
    <img alt={t('preview_of', { name })} className={picture} onError={() => setFailed(true)} src={src} />
  ) : (
    <iframe className={paper} src={src} title={t('preview_of', { name })} />
  )
}
