import type { RequestType } from '@portal/contract/requests/request-records'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'

export const AddMenu = ({ types }: { types: readonly RequestType[] }) => {
  const t = useRequestTexts()
  const { set } = useQuery()
  return (
    <Menu
      icon={<Icon name="plus" />}
      items={types.map(id => ({ id, label: t(`add_types.${id}`) }))}
      label={t('add')}
      onAction={id => set({ add: id }, { isStep: true })}
    />
  )
}
