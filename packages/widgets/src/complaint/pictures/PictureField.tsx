import { limits } from '@portal/contract/core/fields/limits'
import { attachmentTypes } from '@portal/contract/files/attachments'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { lazy, Suspense, useId, useRef } from 'react'
import { useComplaintTexts } from '../../locales/index.ts'
import type { ComplaintPort } from '../../ports/complaint/index.ts'
import { loadPictures } from './file-with-pictures.ts'
import { usePictures } from './use-pictures.ts'

const PictureList = lazy(async () => ({ default: (await loadPictures()).PictureList }))

const MB = 1024 * 1024
const values = {
  most: limits.complaint_attachments,
  size: limits.attachment_bytes / MB,
  pixels: limits.attachment_pixels / 1_000_000,
}

/** Adds pictures that are chosen, taken, pasted, or dropped. Loads its code with the first picture. */
export const PictureField = ({ port }: { port: ComplaintPort }) => {
  const t = useComplaintTexts()
  const help = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, attached, add, attach } = usePictures(port)
  const { pictures, refused, isBusy, isNotLoaded } = attached
  const isSending = state.step === 'sending'
  const sending = t(state.isLineLost ? 'line_lost' : 'pictures_sending')
  return (
    <Stack gap="small">
      <Inline>
        <Button
          describedBy={help}
          isBusy={isBusy}
          isDisabled={isSending}
          onPress={() => input.current?.click()}
          ref={button}
          size="small"
        >
          {t('add_pictures')}
        </Button>
      </Inline>
      <Text id={help} size="small" tone="muted">
        {t('pictures_help', values)}
      </Text>
      <input
        accept={attachmentTypes.join()}
        hidden
        multiple
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          // Without this reset, the same file can't be chosen again after its removal.
          event.target.value = ''
          void add(files)
        }}
        ref={input}
        type="file"
      />
      {pictures.length > 0 && (
        <Suspense fallback={null}>
          <PictureList
            isFixed={isSending}
            onEmpty={() => button.current?.focus()}
            onRemove={gone => attach({ pictures: pictures.filter(one => one !== gone), refused: [] })}
            pictures={pictures}
          />
        </Suspense>
      )}
      <div aria-live="polite">
        {isNotLoaded && <Text tone="danger">{t('pictures_not_loaded')}</Text>}
        {refused.map(({ id, name, code }) => (
          <Text key={id} tone="danger">
            {t(`refused.${code}`, { name, ...values })}
          </Text>
        ))}
        {pictures.length > 0 && (
          <Text size="small" tone="muted">
            {isSending ? sending : t('pictures_count', { count: pictures.length })}
          </Text>
        )}
      </div>
    </Stack>
  )
}
