import {
  type Placeholder,
  placeholders,
  type RecipientGroup,
  sendTrainingEmail,
} from '@portal/contract/messages/training-emails'
import { Banner } from '@portal/ui/Banner'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { RichText } from '@portal/ui/RichText'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { toast } from '@portal/ui/Toast'
import { useMailSuffix } from '../../blocks/api/use-installation.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useTrainingEmailTexts } from '../../core/texts/messages.ts'
import { EmailPreview, emailIn } from './EmailPreview.tsx'
import { RecipientField } from './RecipientField.tsx'

// Groups in order of how often people write to them.
const groups = [
  ...(['approved', 'instructors', 'waitlisted', 'pending', 'rejected', 'withdrawn', 'dropped_out'] as const),
] satisfies RecipientGroup[]

const written = (name: Placeholder): string => `{{${name}}}`

interface NewTrainingEmailProps {
  /** ID of the training. */
  id: string
  onClose: () => void
  /** Called with the ID of the mailing, which identifies its results. */
  onSent: (mailing: string) => void
}

/** Form for an email to people of a training. The device stores the draft until it is sent or discarded. */
export const NewTrainingEmail = ({ id, onClose, onSent }: NewTrainingEmailProps) => {
  const t = useTrainingEmailTexts()
  const kept = useMailSuffix()
  return (
    <Section level={2} title={t('new')}>
      <Stack width="form">
        <RecordForm
          endpoint={sendTrainingEmail}
          onCancel={onClose}
          onDone={({ data }) => {
            const isWaiting = data.counts.kept > 0
            toast({ tone: isWaiting ? 'warning' : 'success', text: t(isWaiting ? 'sent_kept' : 'sent') })
            onSent(data.id)
          }}
          read={form => ({ ...emailIn(form), id })}
          submit={t(`send${kept}`)}
        >
          {kept && (
            <Banner title={t('kept_title')} tone="warning">
              {t('sent_kept')}
            </Banner>
          )}
          <CheckboxGroup
            help={t('groups_help')}
            label={t('groups')}
            name="groups"
            options={groups.map(value => ({ value, label: t(`group_names.${value}`) }))}
          />
          <RecipientField id={id} />
          <TextField help={t('title_help', { example: written('name') })} isRequired label={t('title')} name="title" />
          <RichText
            inserts={{
              label: t('insert'),
              choices: placeholders.map(name => ({ text: written(name), label: t(`placeholders.${name}`) })),
            }}
            isRequired
            label={t('content')}
            name="content"
          />
          <EmailPreview id={id} />
        </RecordForm>
      </Stack>
    </Section>
  )
}
