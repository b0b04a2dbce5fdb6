import { inGroups } from '@portal/contract/core/fields/letter-codes'
import { Isolate } from '@portal/ui/Isolate'
import { QrCode } from '../../../../people/second-factors/app/QrCode.tsx'
import { letterCode, proof, quiet } from './paper.css.ts'
import { usePaperTexts } from './texts.ts'

/** The page that shows what was signed. Its code is behind the hash, which browsers send to nobody. */
const addressOf = (code: string) => `${location.origin}/verify#${code}`

/** What a printed request is compared by: the code of its revision, and the address where it is entered. */
export const PaperProof = ({ code }: { code: string }) => {
  const papers = usePaperTexts()
  return (
    <div className={proof}>
      <QrCode label={papers('qr')} size="small">
        {addressOf(code)}
      </QrCode>
      <div>
        <p className={quiet}>{papers('compare', { address: `${location.origin}/verify` })}</p>
        <p className={letterCode}>
          <Isolate>{inGroups(code)}</Isolate>
        </p>
      </div>
    </div>
  )
}
