import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { checkPartnerPage, toneOfFinding } from '@portal/contract/partners/partner-checks'
import type { Partner } from '@portal/contract/partners/partners'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { usePartnerTexts } from '../../../core/texts/texts.ts'
import { FindingList } from './FindingList.tsx'
import { LiveCheck } from './LiveCheck.tsx'
import { useLiveCheck } from './use-live-check.ts'

type Found = OutputOf<typeof checkPartnerPage>['data']

const ReadFindings = ({ address, findings }: Found) => {
  const t = usePartnerTexts()
  const count = findings.filter(({ code }) => toneOfFinding(code) === 'problem').length
  return (
    <FindingList
      findings={findings}
      limits={t('check_limits')}
      note={t('check_read', { address })}
      summary={count > 0 ? t('check_problems', { count }) : t('check_fine')}
    />
  )
}

/** Finds problems that prevent widgets on a site's page. Checks the page from the server or in this browser. */
export const PageCheck = ({ partner: { id, origins } }: { partner: Partner }) => {
  const t = usePartnerTexts()
  const [found, setFound] = useState<Found>()
  const { start, ...live } = useLiveCheck(id)
  const read = (fields: FormData) => ({ ...filled(fields), id, portal: location.origin })
  const { form, isSending } = useForm({ endpoint: checkPartnerPage, read, onDone: ({ data }) => setFound(data) })
  const [typed, setTyped] = useState(`${origins[0] ?? ''}/`)
  const page = checkPartnerPage.input.safeParse({ id, portal: location.origin, address: typed }).data?.address
  const openPage = () => {
    if (!page) return
    setFound(undefined)
    start(page)
  }
  return (
    <Section help={t('check_help')} level={3} title={t('check')}>
      <Form
        {...form}
        actions={
          <>
            <Button isBusy={isSending} type="submit">
              {t('check_page')}
            </Button>
            <Button isDisabled={!page} onPress={openPage}>
              {t('live')}
            </Button>
          </>
        }
        label={t('check')}
      >
        <TextField
          direction="ltr"
          help={t('address_help')}
          isRequired
          label={t('address')}
          name="address"
          onChange={setTyped}
          value={typed}
        />
      </Form>
      {found ? <ReadFindings {...found} key={JSON.stringify(found)} /> : live.address && <LiveCheck {...live} />}
    </Section>
  )
}
