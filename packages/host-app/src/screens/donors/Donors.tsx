import { listDonors } from '@portal/contract/donors'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { ResourceScreen } from '../../blocks/ResourceScreen.tsx'
import { useQuery } from '../../blocks/use-query.ts'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { DonorRecord } from './DonorRecord.tsx'
import { NewDonor } from './NewDonor.tsx'
import { useDonorTexts } from './texts.ts'
import { useDonorColumns } from './use-donor-columns.tsx'

/** Who funds projects. */
const Donors = () => {
  const t = useDonorTexts()
  const shell = useShellTexts()
  const mayAdd = useMay(['donors', 'add'])
  const { get, set } = useQuery()
  const add = mayAdd && (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })} variant="primary">
      {t('add')}
    </Button>
  )
  return (
    <>
      <ResourceScreen
        action={add}
        columns={useDonorColumns()}
        empty={{ title: t('empty'), text: t('empty_text'), action: add }}
        list={listDonors}
        record={(id, close) => <DonorRecord id={id} key={id} onClose={close} />}
        search={t('search')}
        sort="code"
        title={shell('pages.Donors')}
      />
      {mayAdd && get('add') && (
        <NewDonor
          onAdded={open => set({ add: undefined, open })}
          onClose={() => set({ add: undefined }, { isStep: true })}
        />
      )}
    </>
  )
}

export default Donors
