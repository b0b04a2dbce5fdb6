import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { newId } from '@portal/contract/core/fields/new-id'
import type { Problems, Unsaved } from '@portal/ui/Form'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { api } from '../../core/api.ts'
import { useFieldText, useProblemText } from '../feedback/problem-text.ts'

interface Options<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly endpoint: Endpoint<Input, Output>
  /** Maps the fields to the input. Violations of the endpoint's schema become field problems. */
  readonly read: (form: FormData) => unknown
  /** Error codes for rules outside the schema, such as two fields that must match. */
  readonly check?: (form: FormData) => Record<string, string>
  /** Sends the request. Pass `useAct()` to revalidate data on the page. Default: only the request. */
  readonly send?: (endpoint: Endpoint<Input, Output>, input: z.input<Input>, key: string) => Promise<z.infer<Output>>
  /** From `useUnsaved`, to warn before unsaved input is lost. Cleared after a save. Default none. */
  readonly unsaved?: Unsaved
  readonly onDone: (answer: z.infer<Output>, sent: z.infer<Input>) => void | Promise<void>
  readonly onFailure?: ((error: unknown) => void) | undefined
}

/** The first error code of each field. */
const codesOf = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) => {
  const codes: Record<string, string> = {}
  for (const { path, message } of issues) codes[path.map(String).join('.')] ??= message
  return codes
}

/** Whether field messages suffice: the server rejected only fields, and at most one is still invalid. */
const isSaidByField = (failure: unknown, codes: Readonly<Record<string, string>>): boolean =>
  failure instanceof ProblemError &&
  failure.problem.code === 'invalid' &&
  (failure.problem.errors ?? []).length > 0 &&
  Object.keys(codes).length < 2

/** The filled fields of a form. Omits empty ones. */
export const filled = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )

/** The filled fields of a form. Converts the named ones to numbers. */
export const numbersIn = (form: FormData, names: readonly string[]): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filled(form)).map(([name, value]) => [name, names.includes(name) ? Number(value) : value]),
  )

/**
 * Binds a form to an endpoint. Validates with the contract's schema, and maps the server's errors to fields. Uses one
 * idempotency key per input, so that a retry after a lost response never stores twice.
 */
export const useForm = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(options: Options<Input, Output>) => {
  const { endpoint, read, check, unsaved, onDone, onFailure } = options
  const send: NonNullable<typeof options.send> = options.send ?? api
  const problemText = useProblemText()
  const fieldText = useFieldText()
  const [codes, setCodes] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const wasSent = useRef(false)
  const key = useRef({ content: '', id: '' })

  const look = (form: FormData) => {
    const parsed = endpoint.input.safeParse(read(form))
    const found = { ...(parsed.success ? {} : codesOf(parsed.error.issues)), ...check?.(form) }
    return { parsed, found }
  }

  const keyFor = (sent: unknown) => {
    const content = JSON.stringify(sent)
    if (key.current.content !== content) key.current = { content, id: newId() }
    return key.current.id
  }

  const onSubmit = async (form: FormData) => {
    if (isSending) return
    wasSent.current = true
    setFailure(null)
    const { parsed, found } = look(form)
    setCodes(found)
    if (!parsed.success || Object.keys(found).length > 0) return
    setSending(true)
    try {
      const answer = await send(endpoint, read(form) as z.input<Input>, keyFor(parsed.data))
      unsaved?.saved()
      await onDone(answer, parsed.data)
    } catch (error) {
      const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : []
      setCodes(Object.fromEntries(errors.map(({ path, code }) => [path, code])))
      setFailure(error)
      onFailure?.(error)
    } finally {
      setSending(false)
    }
  }

  const onInput = (form: FormData) => {
    if (wasSent.current) setCodes(look(form).found)
  }

  const problems: Problems = Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, fieldText(code)]))
  const serverError = failure === null || isSaidByField(failure, codes) ? undefined : problemText(failure)
  return {
    form: { onSubmit, onInput, problems, unsaved, serverError },
    isSending,
    failure,
    fail: setFailure,
  }
}
