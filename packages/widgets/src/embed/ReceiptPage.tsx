import type { FrameLocale } from '@portal/contract/embed'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { Form } from '@portal/ui/Form'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useReceiptTexts } from '../locales/index.ts'
import { page } from './Frame.css.ts'

/** Codes that the page has a text for; every other is told as `internal`. */
const codes = [
  'code_wrong',
  'field_empty',
  'too_long',
  'bad_characters',
  'too_many_requests',
  'foreign_origin',
] as const

/** What the server found for a code. */
export interface ReceiptState {
  /** As it was typed. */
  readonly code: string
  readonly found?:
    | { readonly status: 'new' | 'closed'; readonly filed_on: string; readonly additions: number }
    | undefined
  /** What was typed to be added, where it was not taken. */
  readonly text: string
  readonly is_added: boolean
  readonly error?: string | undefined
}

interface ReceiptPageProps {
  locale: FrameLocale
  state: ReceiptState
}

const address = (locale: string) => `/receipt?locale=${locale}`

const Found = ({ locale, state: { code, found, text, is_added, error } }: ReceiptPageProps) => {
  const t = useReceiptTexts()
  if (!found) return null
  return (
    <>
      {is_added && (
        <Banner isLive tone="success">
          {t('added')}
        </Banner>
      )}
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
      </Stack>
      <Form
        action="/receipt"
        actions={
          <Button type="submit" variant="primary">
            {t('add')}
          </Button>
        }
        autoComplete="off"
        label={t('add_title')}
        problems={error ? { text: t(`errors.${codes.find(known => known === error) ?? 'internal'}`) } : {}}
      >
        <input name="locale" type="hidden" value={locale} />
        <input name="code" type="hidden" value={code} />
        <TextArea
          autoComplete="off"
          defaultValue={text}
          help={t('add_help')}
          isRequired
          label={t('add_title')}
          name="text"
          rows={5}
        />
      </Form>
      <Link href={address(locale)}>{t('another')}</Link>
    </>
  )
}

/** Follows a private complaint by its receipt code: plain forms, and nobody signs in. */
export const ReceiptPage = ({ locale, state }: ReceiptPageProps) => {
  const t = useReceiptTexts()
  const { code, found, error } = state
  return (
    <main className={page}>
      <Stack>
        <Inline spread="between">
          <Heading level={1} size="title">
            {t('title')}
          </Heading>
          <Link href={address(locale === 'ar' ? 'en' : 'ar')}>{t('other_language')}</Link>
        </Inline>
        <Text tone="muted">{t('lead')}</Text>
        {found ? (
          <Found locale={locale} state={state} />
        ) : (
          <Form
            action="/receipt"
            actions={
              <Button type="submit" variant="primary">
                {t('show')}
              </Button>
            }
            autoComplete="off"
            label={t('title')}
            problems={error ? { code: t(`errors.${codes.find(known => known === error) ?? 'internal'}`) } : {}}
          >
            <input name="locale" type="hidden" value={locale} />
            <TextField
              autoComplete="off"
              defaultValue={code}
              direction="ltr"
              help={t('code_help')}
              isRequired
              label={t('code')}
              name="code"
            />
          </Form>
        )}
      </Stack>
    </main>
  )
}
