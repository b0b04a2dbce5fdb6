import type { ComplaintType } from '@portal/contract/complaints/complaints'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import type { ElementProps } from '@portal/ui/element'
import { Form } from '@portal/ui/Form'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import type { ReactNode } from 'react'
import { useComplaintTexts } from '../locales/index.ts'
import { plain } from '../plain.css.ts'
import type { ComplaintPort } from '../ports/complaint/index.ts'
import { privateOnly } from './ComplaintForm.css.ts'
import { type ComplaintState, useComplaint } from './complaint-store.ts'
import { complaintFailureCode, FailureText } from './FailureText.tsx'
import { PictureField } from './pictures/PictureField.tsx'
import { Received } from './receipt/Received.tsx'

export interface ComplaintFormProps extends ElementProps {
  /** Files the complaint. Must stay the same object for the life of the page, because the draft belongs to it. */
  port: ComplaintPort
  /** URL that a browser without scripts posts `body`, `type`, and `null_username` to. */
  action?: string
  /** Called when the server accepted the complaint. Receives the type, but no content. */
  onFiled?: (type: ComplaintType) => void
  /** Called with the error code when filing failed. */
  onFailed?: (code: string) => void
  /** Content above the buttons, such as the frame's sign-in or hidden fields of the plain form. */
  children?: ReactNode
  /** Initial state of a form rendered on the server. Default empty, with type private. */
  start?: ComplaintState
}

/** Files a complaint. Works as a plain form before hydration. */
export const ComplaintForm = ({ port, action, onFiled, onFailed, children, start, ...element }: ComplaintFormProps) => {
  const t = useComplaintTexts()
  const { state, problems, isSendable, isLive, write, send, logIn, reset } = useComplaint(port, start)
  const { written, step, failure } = state
  if (step === 'received')
    return <Received {...element} onAnother={isLive ? reset : undefined} receipt={state.receipt} type={written.type} />

  const texts = Object.fromEntries(
    Object.entries(problems).map(([name, code]) => [name, t(`errors.${complaintFailureCode(code)}`)]),
  )
  const submit = async (go = send) => {
    const result = await go()
    if (result === 'filed') onFiled?.(written.type)
    else if (result) onFailed?.(result)
  }
  return (
    <Form
      {...element}
      action={action}
      actions={
        <Button
          isBusy={step === 'sending'}
          isDisabled={isLive && step === 'writing' && !isSendable}
          type="submit"
          variant="primary"
        >
          {t('send')}
        </Button>
      }
      // Browsers store typed text for restoring tabs, unless autocomplete is off.
      autoComplete="off"
      label={t('title')}
      onSubmit={() => submit()}
      problems={texts}
      serverError={failure && <FailureText failure={failure} onLogIn={port.logIn && (() => submit(logIn))} />}
    >
      <Text isReading>{t('lead')}</Text>
      <RadioGroup
        label={t('type')}
        look="segmented"
        name="type"
        onChange={value => write({ type: value === 'user' ? 'user' : 'private' })}
        options={[
          { value: 'private', label: t('type_private') },
          { value: 'user', label: t('type_user') },
        ]}
        value={written.type}
      />
      {(written.type === 'private' || !isLive) && (
        <div className={privateOnly}>
          <Stack>
            <Banner tone="info">
              <p className={plain}>{t('private_message')}</p>
              <Text size="small">{t('private_limits')}</Text>
            </Banner>
            <TextField
              autoComplete="off"
              help={t('null_username_help')}
              isOptional
              label={t('null_username')}
              name="null_username"
              onChange={null_username => write({ null_username })}
              value={written.null_username}
            />
          </Stack>
        </div>
      )}
      <TextArea
        autoComplete="off"
        isRequired
        label={t('body')}
        name="body"
        onChange={body => write({ body }, true)}
        rows={5}
        value={written.body}
      />
      {isLive && <PictureField port={port} />}
      {children}
    </Form>
  )
}
