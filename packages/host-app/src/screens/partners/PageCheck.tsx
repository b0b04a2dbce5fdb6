import { checkPartnerPage } from '@portal/contract/partner_checks'
import type { Partner } from '@portal/contract/partners'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { filled, useForm } from '../../blocks/use-form.ts'
import { FindingList, type PageFindings } from './FindingList.tsx'
import { usePartnerTexts } from './texts.ts'

/** Has the portal read a page of the site's, and says what hinders the widgets on it. */
export const PageCheck = ({ partner: { id, origins } }: { partner: Partner }) => {
  const t = usePartnerTexts()
  const [found, setFound] = useState<PageFindings>()
  const { form, isSending } = useForm({
    endpoint: checkPartnerPage,
    read: fields => ({ ...filled(fields), id, portal: location.origin }),
    onDone: ({ data }) => setFound(data),
  })
  return (
    <Section help={t('check_help')} level={3} title={t('check')}>
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} type="submit">
            {t('check_page')}
          </Button>
        }
        label={t('check')}
      >
        <TextField
          defaultValue={`${origins[0] ?? ''}/`}
          direction="ltr"
          help={t('address_help')}
          isRequired
          label={t('address')}
          name="address"
        />
      </Form>
      {found && <FindingList found={found} key={JSON.stringify(found)} />}
    </Section>
  )
}
