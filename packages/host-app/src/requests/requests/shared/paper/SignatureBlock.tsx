import type { SignatureRole } from '@portal/contract/requests/signatures'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Appearance } from '@portal/widgets/signature-panel'
import { useSigningTexts } from '../../../../core/texts/signing.ts'
import { useNameOf } from '../../../../people/people/texts.ts'
import { useRequestTexts, useSignatureTexts } from '../texts.ts'
import { block, drawn, quiet, role as roleStyle } from './paper.css.ts'
import type { PrintedRequest } from './printed.ts'
import { usePaperTexts } from './texts.ts'

interface SignatureBlockProps {
  role: SignatureRole
  /** Default: nobody has signed in this role. */
  signature?: PrintedRequest['signatures'][number] | undefined
}

/** One of the five signature boxes: drawn or typed signature, signer, represented person, and time. */
export const SignatureBlock = ({ role, signature }: SignatureBlockProps) => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const papers = usePaperTexts()
  const nameOf = useNameOf()
  // Loads the texts of the widget's component.
  useSignatureTexts()
  const name = signature?.by ? nameOf(signature.by) : t('nobody')
  return (
    <li className={block}>
      <span className={roleStyle}>{signing(`roles.${role}`)}</span>
      <span className={drawn}>
        {signature?.appearance && <Appearance appearance={signature.appearance} name={name} />}
        {!signature && <span className={quiet}>{papers('not_signed')}</span>}
        {signature?.decision === 'reject' && (
          <>
            {papers('decisions.reject')}: <Isolate direction="auto">{signature.reason ?? ''}</Isolate>
          </>
        )}
      </span>
      {signature && (
        <>
          <Isolate direction="auto">{name}</Isolate>
          {signature.for && <span>{papers('for_name', { name: nameOf(signature.for) })}</span>}
          <span className={quiet}>
            <DateText format="datetime" value={signature.at} />
          </span>
        </>
      )}
    </li>
  )
}
