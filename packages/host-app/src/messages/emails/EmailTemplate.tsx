import { mailLanguages, readEmailTemplate, sendEmailTemplate } from '@portal/contract/messages/emails'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { toast } from '@portal/ui/Toast'
import { useTextSource } from '@portal/ui/texts'
import { useMailSuffix } from '../../blocks/api/use-installation.ts'
import { useAct, useNarrowedRead } from '../../blocks/api/use-read.ts'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { bytesAt } from '../../core/api.ts'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useUser } from '../../core/session/session.ts'
import { useEmailTexts } from '../../core/texts/messages.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { frame, phone, plain } from './MailPreview.css.ts'

const views = ['desktop', 'phone', 'text'] as const

/** One of the portal's messages in both languages, at desktop and phone width, and as plain text. */
const EmailTemplate = () => {
  const t = useEmailTexts()
  const kept = useMailSuffix()
  const shell = useShellTexts()
  const source = useTextSource()
  const { name = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const act = useAct()
  const user = useUser()
  const { attempt, isBusy, failure } = useAttempt()
  const language = oneOf(mailLanguages, get('language')) ?? (source.language === 'ar' ? 'ar' : 'en')
  const view = oneOf(views, get('view')) ?? 'desktop'
  const read = useNarrowedRead(readEmailTemplate, { name, language })
  const send = () =>
    attempt(async () => {
      const isWaiting = (await act(sendEmailTemplate, { name, language })).data.state === 'kept'
      const text = t(isWaiting ? 'templates.kept' : 'templates.sent', { email: user?.email ?? '' })
      toast({ tone: isWaiting ? 'warning' : 'success', text })
    })
  return (
    <RecordScreen
      breadcrumb={
        <Breadcrumbs
          crumbs={[
            { label: shell('pages.Emails'), href: '/staff/emails' },
            { label: shell('pages.EmailTemplates'), href: '/staff/email_templates' },
          ]}
        />
      }
      read={read}
      show={({ title, text }) => ({
        title,
        action: (
          <Button isBusy={isBusy} onPress={() => void send()} variant="primary">
            {t(`templates.send${kept}`)}
          </Button>
        ),
        children: (
          <Stack>
            <FailureBanner failure={failure} />
            <Inline gap="large">
              <RadioGroup
                label={t('templates.language')}
                look="segmented"
                onChange={chosen => set({ language: chosen })}
                options={mailLanguages.map(value => ({ value, label: t(`templates.languages.${value}`) }))}
                value={language}
              />
              <RadioGroup
                label={t('templates.view')}
                look="segmented"
                onChange={chosen => set({ view: chosen === 'desktop' ? undefined : chosen })}
                options={views.map(value => ({ value, label: t(`templates.views.${value}`) }))}
                value={view}
              />
            </Inline>
            {view === 'text' ? (
              <div className={plain} dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
                {text}
              </div>
            ) : (
              <iframe
                className={view === 'phone' ? `${frame} ${phone}` : frame}
                sandbox=""
                src={bytesAt(`/email_templates/${name}/preview?language=${language}`)}
                title={t('preview')}
              />
            )}
          </Stack>
        ),
      })}
      title={shell('pages.EmailTemplate')}
    />
  )
}

export default EmailTemplate
