import type { SignatureRole } from '@portal/contract/requests/signatures'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Appearance } from '@portal/widgets/signature-panel'
import { usePaperTexts, useRequestTexts, useSignatureWidgetTexts } from '../../../../core/texts/requests.ts'
import { useSigningTexts } from '../../../../core/texts/texts.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import { block, drawn, quiet, role as roleStyle } from './paper.css.ts'
import type { PrintedRequest } from './printed.ts'

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
  useSignatureWidgetTexts()
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
