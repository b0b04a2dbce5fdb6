import type { ReceiptView } from '@portal/contract/complaints/receipts'
import { limits } from '@portal/contract/core/fields/limits'
import { attachmentErrors, attachmentTypes } from '@portal/contract/files/attachments'
import type { FrameLocale } from '@portal/contract/partners/embed'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { FileField } from '@portal/ui/FileField'
import { Form } from '@portal/ui/Form'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useReceiptTexts } from '../../locales/index.ts'

/** Codes that have a text. All others show as `internal`. */
const codes = [
  'code_wrong',
  'field_empty',
  'too_long',
  'bad_characters',
  'too_many_requests',
  'foreign_origin',
  'disk_full',
  'unavailable',
  ...attachmentErrors,
] as const

const MB = 1024 * 1024

export interface ReceiptPageProps {
  locale: FrameLocale
  state: ReceiptView
}

/** Text of an error, for the field or for the whole form. */
export const useReceiptError = (error: string | undefined): { readonly field?: string; readonly form?: string } => {
  const t = useReceiptTexts()
  if (error === undefined) return {}
  const code = codes.find(known => known === error) ?? 'internal'
  const text = t(`errors.${code}`)
  const isOfForm = code === 'disk_full' || code === 'unavailable' || code === 'internal'
  return isOfForm ? { form: text } : { field: text }
}

export const receiptAddress = (locale: FrameLocale) => `/receipt?locale=${locale}`

/**
 * Shows the complaint's state and the form for additions. Shows only the form if the server could not look up the code.
 */
export const ReceiptFound = ({ locale, state: { code, found, text, is_added, error } }: ReceiptPageProps) => {
  const t = useReceiptTexts()
  const wrong = useReceiptError(error)
  const isOfFiles = attachmentErrors.some(one => one === error)
  return (
    <>
      {is_added && (
        <Banner isLive tone="success">
          {t('added')}
        </Banner>
      )}
      {found && (
        <Stack gap="tiny">
          <Text weight="strong">
            {t('status')}: {t(`statuses.${found.status}`)}
          </Text>
          <Text>
            {t('filed')}: <time dateTime={found.filed_on}>{formatDate(found.filed_on, 'date', locale)}</time>
          </Text>
          <Text>
            {t('additions')}: {found.additions}
          </Text>
          <Text>
            {t('attachments')}: {found.attachments}
          </Text>
        </Stack>
      )}
      <Form
        action="/receipt"
        actions={
          <Button type="submit" variant="primary">
            {t('add')}
          </Button>
        }
        autoComplete="off"
        encType="multipart/form-data"
        label={t('add_title')}
        problems={wrong.field ? { [isOfFiles ? 'files' : 'text']: wrong.field } : {}}
        serverError={wrong.form}
      >
        <input name="locale" type="hidden" value={locale} />
        <input name="code" type="hidden" value={code} />
        <TextArea
          autoComplete="off"
          defaultValue={text}
          help={t('add_help')}
          label={t('add_title')}
          name="text"
          rows={5}
        />
        <FileField
          accept={attachmentTypes}
          help={t('attach_help', { size: limits.attachment_bytes / MB, most: limits.complaint_attachments })}
          isMultiple
          label={t('attach')}
          name="files"
        />
      </Form>
      <Link href={receiptAddress(locale)}>{t('another')}</Link>
    </>
  )
}
