import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useReceiptTexts } from '../../locales/index.ts'
import { page } from '../Frame.css.ts'
import { ReceiptFound, type ReceiptPageProps, receiptAddress, useReceiptError } from './ReceiptFound.tsx'

/** Follows a private complaint by its receipt code. Uses plain forms without sign-in. */
export const ReceiptPage = ({ locale, state }: ReceiptPageProps) => {
  const t = useReceiptTexts()
  const { code, found, text, error } = state
  const wrong = useReceiptError(error)
  return (
    <main className={page}>
      <Stack>
        <Inline spread="between">
          <Heading level={1} size="title">
            {t('title')}
          </Heading>
          <Link href={receiptAddress(locale === 'ar' ? 'en' : 'ar')}>{t('other_language')}</Link>
        </Inline>
        <Text tone="muted">{t('lead')}</Text>
        {found || (wrong.form && text) ? (
          <ReceiptFound locale={locale} state={state} />
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
            problems={wrong.field ? { code: wrong.field } : {}}
            serverError={wrong.form}
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
