import type { ListedRequest, RequestKind } from '@portal/contract/requests/request-records'
import { TextArea } from '@portal/ui/TextArea'
import { RowsDialog } from '../../../blocks/rows/RowsDialog.tsx'
import { useRowCommands } from '../../../blocks/rows/use-row-commands.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { endpointOf, manyActions, textsOfAction } from '../actions/actions.ts'

type Name = (typeof manyActions)[number]

/** Actions on several selected requests. One reason applies to all of them. */
export const useManyRequests = (kind: RequestKind) => {
  const t = useRequestTexts()
  const texts = (name: Name) => `actions.${textsOfAction({ kind }, name)}` as const
  return useRowCommands<Name, ListedRequest>({
    names: manyActions,
    labelOf: name => t(`${texts(name)}.button`),
    draw: ({ name, ...begun }) => (
      <RowsDialog
        {...begun}
        calls={{
          endpoint: endpointOf({ kind }, name),
          inputOf: ([{ id, version }], typed) => ({ id, version, ...typed }),
        }}
        isDanger={name === 'cancel'}
        nameOf={row => `${row.reference} ${row.description}`}
        words={{
          action: t(`${texts(name)}.button`),
          lead: t(`${texts(name)}.lead`),
          done: t(`${texts(name)}.done`),
          chosen: count => t('chosen', { count }),
        }}
      >
        {name !== 'buy' && <TextArea isRequired label={t('reason')} name="reason" />}
      </RowsDialog>
    ),
  })
}
