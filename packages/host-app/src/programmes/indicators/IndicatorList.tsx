import { addIndicator, listIndicators } from '@portal/contract/programmes/indicators'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { formatNumber } from '@portal/ui/number'
import { Stack } from '@portal/ui/Stack'
import { Stat } from '@portal/ui/Stat'
import { useNarrowedRead } from '../../blocks/api/use-read.ts'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useMay } from '../../core/session/session.ts'
import { useIndicatorTexts } from '../../core/texts/programmes.ts'
import { EditIndicator, type IndicatorOwner, IndicatorValues, NewIndicator } from './IndicatorForms.tsx'
import { IndicatorMenu } from './IndicatorMenu.tsx'
import { useIndicatorColumns } from './use-indicator-columns.tsx'

/** The indicators of a project or activity, under its planned and actual beneficiaries. */
export const IndicatorList = ({ of }: { of: IndicatorOwner }) => {
  const t = useIndicatorTexts()
  const { get, set } = useQuery()
  const mayAdd = useMay(addIndicator.needs)
  const state = useListState(listIndicators, [], 'name')
  const input = { ...state.input, ...of }
  const people = useNarrowedRead(listIndicators, { ...of, limit: 1 }).data?.beneficiaries
  const columns = useIndicatorColumns(of.activity_id !== undefined)
  const stop = () => set({ act: undefined, indicator: undefined })
  const [act, opened] = [get('act'), get('indicator')]
  const add = mayAdd && (
    <Button
      icon={<Icon name="plus" size="small" />}
      onPress={() => set({ act: 'add_indicator' }, { isStep: true })}
      size="small"
      variant="primary"
    >
      {t('add')}
    </Button>
  )
  const figures = people && {
    actual: formatNumber(people.actual, 0),
    planned: formatNumber(people.planned, 0),
  }
  return (
    <Stack>
      <Inline spread="between">
        {figures ? <Stat label={t('beneficiaries')} value={t('of_planned', figures)} /> : <span />}
        {add}
      </Inline>
      <ResourceList
        columns={columns}
        empty={{ title: t('empty'), text: t('empty_text'), action: add }}
        label={t('indicators')}
        list={listIndicators}
        rowMenu={row => <IndicatorMenu row={row} />}
        search={t('search')}
        state={{ ...state, input }}
      />
      {mayAdd && act === 'add_indicator' && <NewIndicator of={of} onClose={stop} />}
      {opened && act === 'edit_indicator' && <EditIndicator id={opened} of={of} onClose={stop} />}
      {opened && act === 'indicator_values' && <IndicatorValues id={opened} onClose={stop} />}
    </Stack>
  )
}
