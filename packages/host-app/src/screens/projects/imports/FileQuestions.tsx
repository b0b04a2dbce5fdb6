import type { ImportPreview } from '@portal/contract/import_previews'
import type { Currency } from '@portal/contract/money'
import { HiddenRows } from '../../../parts/imports/HiddenRows.tsx'
import { ForeignAmounts } from './ForeignAmounts.tsx'
import { HowWritten } from './HowWritten.tsx'
import type { useImport } from './use-import.ts'

interface FileQuestionsProps {
  /** Currency of the project. */
  currency: Currency
  preview: ImportPreview
  work: ReturnType<typeof useImport>
}

/** What only a person knows of a file: hidden rows, how it is written, and amounts in other currencies. */
export const FileQuestions = ({ currency, preview: { foreign, style, applied }, work }: FileQuestionsProps) => {
  const about = work.columns?.about
  return (
    <>
      {about && !applied && (
        <HiddenRows
          about={about}
          isIncluded={work.withHidden}
          onChange={with_hidden => void work.show({ with_hidden })}
        />
      )}
      <HowWritten onChoose={chosen => void work.show(chosen)} style={style} />
      {foreign > 0 && !applied && <ForeignAmounts count={foreign} currency={currency} work={work} />}
    </>
  )
}
