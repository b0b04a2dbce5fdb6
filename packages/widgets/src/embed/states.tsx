import { lookupIn, TextsProvider } from '@portal/ui/texts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type ComplaintState, complaintStoreOf, initialState } from '../complaint/complaint-store.ts'
import { FailureText } from '../complaint/FailureText.tsx'
import { nothingAttached } from '../complaint/pictures/attached.ts'
import { PictureField } from '../complaint/pictures/PictureField.tsx'
import { PictureList } from '../complaint/pictures/PictureList.tsx'
import { Frame } from './Frame.tsx'
import type { FrameState } from './frame-state.ts'
import { BlockedFormNotice } from './live/BlockedFormNotice.tsx'
import { renderAway, renderConnect, renderReceipt, renderRefused } from './render.tsx'
import { connector } from './sign-in/connection.ts'
import { SignIn } from './sign-in/SignIn.tsx'

const failure = { code: 'internal', fields: { body: 'field_empty', null_username: 'too_long' } }
const starts: readonly ComplaintState[] = [
  initialState,
  { ...initialState, isTouched: true, failure },
  { ...initialState, step: 'sending' },
  { ...initialState, step: 'received' },
  { ...initialState, step: 'received', receipt: 'c' },
]
const signIn = { link: '/', verifier: 'v', isCodeWrong: true }
const none = { site: 's', locale: 'en', host: '', start: initialState } as const

const markup = (node: ReactNode) =>
  renderToString(
    <TextsProvider source={{ language: 'en', direction: 'ltr', find: lookupIn('en', {}) }}>{node}</TextsProvider>,
  )

const frame = (state: FrameState, live?: ReactNode) =>
  markup(<Frame restartHref="/" port={{ file: async () => undefined }} signIn={live} state={state} />)

// Pictures, as added with scripts.
const pictures = () => {
  const port = { file: async () => undefined }
  const refused = [{ id: 'r', name: 'n', code: 'attachment_type' as const }]
  complaintStoreOf(port, { ...initialState, attached: { ...nothingAttached, refused } })
  const chosen = [{ id: 'p', name: 'n', blob: new Blob() }]
  const nothing = () => undefined
  return [
    <PictureField key="field" port={port} />,
    <PictureList isFixed={false} key="list" onEmpty={nothing} onRemove={nothing} pictures={chosen} />,
  ]
}

/** Markup of every state of the frame. The build keeps only styles used in one of them. */
export const frameStates = (): readonly string[] => {
  const link = connector('s', 'en')
  const person = {
    ...link,
    read: () => ({ ...link.read(), person: { id: 'p', full_name_en: 'a', full_name_ar: 'a' } }),
  }
  const waiting = { ...link, read: () => ({ ...link.read(), isWaiting: true }) }
  const blocked = { ...link, read: () => ({ ...link.read(), obstacle: 'code_wrong' as const, link: '/' }) }
  return [
    ...starts.map(start => frame({ ...none, start })),
    frame({ ...none, signIn, ticket: 't' }),
    ...[link, person, waiting, blocked].map(one => frame(none, <SignIn connector={one} />)),
    markup(<FailureText failure={{ ...failure, code: 'not_signed_in' }} onLogIn={() => undefined} />),
    markup(<BlockedFormNotice address="/" />),
    markup(pictures()),
  ]
}

/** Markup of the popup, receipts, refusals, and outages, for the same purpose. */
export const popupStates = (): readonly string[] => {
  const steps = (['login', 'confirm', 'done'] as const).map(step =>
    renderConnect('en', {
      step,
      site: 's',
      widget: 'exam',
      fields: { a: 'b' },
      name: 'n',
      code: 'c',
      error: 'internal',
    }),
  )
  const found = { status: 'new', filed_on: '2026-01-01', additions: 1, attachments: 1 } as const
  const none = { code: 'c', text: '', is_added: false }
  const receipts = [
    none,
    { ...none, error: 'code_wrong' },
    { ...none, text: 't', error: 'internal' },
    { ...none, found, is_added: true, error: 'attachment_type' },
  ]
  const pages = [
    ...steps,
    renderRefused('en', 'key_unknown', true),
    renderAway('en', '/'),
    ...receipts.map(state => renderReceipt('en', state)),
  ]
  return pages.map(page => page.markup)
}
