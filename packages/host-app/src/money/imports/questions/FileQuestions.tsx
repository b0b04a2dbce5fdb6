import type { Currency } from '@portal/contract/core/fields/money'
import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { HiddenRows } from '../../../blocks/imports/HiddenParts.tsx'
import type { useImport } from '../use-import.ts'
import { ForeignAmounts } from './ForeignAmounts.tsx'
import { HowWritten } from './HowWritten.tsx'
import { RequestLinks } from './RequestLinks.tsx'

interface FileQuestionsProps {
  /** Currency of the project. */
  currency: Currency
  preview: ImportPreview
  work: ReturnType<typeof useImport>
}

/** Questions that the file can't answer: hidden rows, number and date format, other currencies, and requests. */
export const FileQuestions = ({ currency, preview, work }: FileQuestionsProps) => {
  const { foreign, style, applied, request_lines: lines } = preview
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
      {lines.length > 0 && !applied && <RequestLinks currency={currency} lines={lines} work={work} />}
      {foreign > 0 && !applied && <ForeignAmounts count={foreign} currency={currency} work={work} />}
    </>
  )
}
