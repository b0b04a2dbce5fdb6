import type { Complaint } from '@portal/contract/complaints/complaints'
import { TextArea } from '@portal/ui/TextArea'
import { RowsDialog } from '../../../blocks/rows/RowsDialog.tsx'
import { useRowCommands } from '../../../blocks/rows/use-row-commands.tsx'
import { useHandlingTexts } from '../../../core/texts/texts.ts'
import { commands, manyCommands } from '../command/commands.ts'
import { excerptOf } from './Excerpt.tsx'

/** Actions on several selected complaints. One note or reason applies to all. */
export const useManyComplaints = () => {
  const t = useHandlingTexts()
  return useRowCommands<(typeof manyCommands)[number], Complaint>({
    names: manyCommands,
    labelOf: name => t(`acts.${name}`),
    draw: ({ name, ...begun }) => (
      <RowsDialog
        {...begun}
        calls={{
          endpoint: commands[name].endpoint,
          inputOf: ([{ id, version }], typed) => ({ id, version, ...typed }),
        }}
        nameOf={({ body }) => excerptOf(body, NAME)}
        words={{
          action: t(`sends_many.${name}`),
          lead: t(`leads_many.${name}`),
          done: t(`done.${name}`),
          chosen: count => t('chosen', { count }),
        }}
      >
        <TextArea help={t(`helps.${name}`)} isRequired label={t(`fields.${name}`)} name={commands[name].field} />
      </RowsDialog>
    ),
  })
}

/** Length of the excerpt that identifies a complaint, because complaints have no name. */
const NAME = 60
