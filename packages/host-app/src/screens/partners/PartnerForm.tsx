import type { addPartner, editPartner, Partner } from '@portal/contract/partners'
import { Section } from '@portal/ui/Section'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { fieldOf, partnerIn } from './partner-form.ts'
import { ThemeFields } from './ThemeFields.tsx'
import { usePartnerTexts } from './texts.ts'

interface PartnerFormProps {
  /** What it sends. */
  endpoint: typeof addPartner | typeof editPartner
  /** The site that is changed; none to add one. */
  partner: Partner | undefined
  onDone: (saved: Partner) => void
}

/** Name, exact origins and look of a site. */
export const PartnerForm = ({ endpoint, partner, onDone }: PartnerFormProps) => {
  const t = usePartnerTexts()
  return (
    <RecordForm
      endpoint={endpoint}
      fieldOf={fieldOf}
      onDone={({ data }) => onDone(data)}
      read={partnerIn}
      record={partner}
      submit={t(partner ? 'save' : 'add')}
    >
      <TextField defaultValue={partner?.name ?? ''} help={t('name_help')} isRequired label={t('name')} name="name" />
      <TextArea
        defaultValue={partner?.origins.join('\n') ?? ''}
        help={t('origins_help')}
        isRequired
        label={t('origins')}
        name="origins"
        rows={3}
      />
      <Section help={t('theme_help')} level={3} title={t('theme')}>
        <ThemeFields theme={partner?.theme ?? {}} />
      </Section>
    </RecordForm>
  )
}
