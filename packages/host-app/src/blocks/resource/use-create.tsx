import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Button } from '@portal/ui/Button'
import { Drawer } from '@portal/ui/Drawer'
import { Icon } from '@portal/ui/Icon'
import type { ReactNode } from 'react'
import { useMay } from '../../core/session/session.ts'
import { useQuery } from '../navigation/use-query.ts'

/** Adds a record, if permitted: a button, and a form in a drawer while the URL contains `?add=yes`. */
export const useCreate = (
  endpoint: Endpoint | undefined,
  label: string,
  form: (onAdded: (id?: string) => void) => ReactNode,
) => {
  const may = useMay(endpoint?.needs ?? { anyOf: [] })
  const { get, set } = useQuery()
  return {
    button: may && (
      <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })} variant="primary">
        {label}
      </Button>
    ),
    drawer: may && get('add') && (
      <Drawer isOpen onClose={() => set({ add: undefined }, { isStep: true })} title={label}>
        {form(open => set({ add: undefined, open }))}
      </Drawer>
    ),
  }
}
