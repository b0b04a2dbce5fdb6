import { inGroups } from '@portal/contract/core/fields/letter-codes'
import { Isolate } from '@portal/ui/Isolate'
import { usePaperTexts } from '../../../../core/texts/requests.ts'
import { QrCode } from '../../../../people/second-factors/app/QrCode.tsx'
import { letterCode, proof, quiet } from './paper.css.ts'

/** Verification URL. The code is in the fragment, which browsers never send to a server. */
const addressOf = (code: string) => `${location.origin}/verify#${code}`

/** Verification code and address on a printed request. */
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
