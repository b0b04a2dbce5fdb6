import {
  closeComplaint,
  commentOnComplaint,
  listComplaints,
  readComplaint,
  reopenComplaint,
  replyToComplaint,
} from '@portal/contract/complaints'
import type { Endpoint } from '@portal/contract/endpoint'
import { type ErrorCode, errorStatus } from '@portal/contract/errors'
import { readInstallation } from '@portal/contract/installation'
import { stepOf } from '@portal/contract/transitions'
import { complaintOf, type StoredComplaint } from './complaint-records.ts'

const PAGE = 25

class Refusal extends Error {
  readonly code: ErrorCode
  readonly data: unknown
  constructor(code: ErrorCode, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const patternOf = (endpoint: Endpoint) => new RegExp(`/api${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`)

/** A server of complaints that lives in the page and obeys the contract, both in what it takes and in what it gives. */
export interface FakeComplaints {
  /** Every call that came, as `METHOD /path?query`. */
  readonly calls: readonly string[]
  /** What is stored now. */
  readonly rows: () => readonly StoredComplaint[]
  /** Changes a row as somebody else would. */
  readonly change: (id: string, change: Partial<StoredComplaint>) => void
  /** From now on every call of complaints ends with this code; `null` heals it. */
  readonly fail: (code: ErrorCode | null) => void
  /** Takes the place of `fetch`; gives the function that puts it back. */
  readonly install: () => () => void
}

interface Start {
  readonly rows?: readonly StoredComplaint[]
  readonly fails?: ErrorCode
  /** Never answers. */
  readonly isSilent?: boolean
  /** Counts no further than this. */
  readonly countsTo?: number
}

/** Starts such a server. */
export const fakeComplaints = ({ rows = [], fails, isSilent, countsTo = 1000 }: Start = {}): FakeComplaints => {
  const stored = new Map(rows.map(row => [row.id, row]))
  const calls: string[] = []
  let failure: ErrorCode | null = fails ?? null

  const found = (id: unknown) => {
    const row = stored.get(String(id))
    if (!row) throw new Refusal('not_found')
    return row
  }

  const list = (input: Record<string, unknown>) => {
    const sort = String(input.sort ?? '-filed_at')
    const column = sort.endsWith('updated_at') ? 'updated_at' : 'filed_at'
    const matches = [...stored.values()]
      .filter(row => !input.status || row.status === input.status)
      .filter(row => !input.identity_type || row.identity_type === input.identity_type)
      .filter(row => !input.answered || (row.reply !== null) === (input.answered === 'yes'))
      .filter(row => !input.search || row.body.toLowerCase().includes(String(input.search).toLowerCase()))
      .sort((a, b) => (a[column] < b[column] ? -1 : 1) * (sort.startsWith('-') ? -1 : 1))
    const from = Number(input.cursor ?? 0)
    const next = from + PAGE < matches.length ? String(from + PAGE) : null
    const total = Math.min(matches.length, countsTo)
    return { data: matches.slice(from, from + PAGE), next_cursor: next, total, total_exact: matches.length <= countsTo }
  }

  const handled = (input: Record<string, unknown>, kind: StoredComplaint['events'][number]['kind'], text: unknown) => {
    const row = found(input.id)
    if (row.version !== input.version) throw new Refusal('changed_meanwhile', row)
    if (kind === 'replied' && row.identity_type === 'anonymous') throw new Refusal('anonymous_no_reply')
    const step = kind === 'closed' ? 'close' : 'reopen'
    const status = kind === 'closed' || kind === 'reopened' ? stepOf('complaint', row.status, step)?.to : row.status
    if (!status) throw new Refusal('transition_refused')
    const at = '2026-11-28T12:00:00.000Z'
    const by = { full_name_en: 'Salma Qasem', full_name_ar: 'سلمى قاسم' }
    const changed = {
      ...row,
      status,
      version: row.version + 1,
      updated_at: kind === 'commented' ? row.updated_at : at,
      ...(kind === 'replied' && { reply: String(text) }),
      ...(kind === 'commented' && { inner_comment: String(text) }),
      can: { ...row.can, close: status === 'new', reopen: status === 'closed' },
      events: [...row.events, { id: complaintOf(1000 + calls.length).id, kind, text: String(text), at, by }],
    }
    stored.set(row.id, changed)
    return { data: changed }
  }

  const bound: readonly [Endpoint, (input: Record<string, unknown>) => unknown][] = [
    [listComplaints, list],
    [readComplaint, input => ({ data: found(input.id) })],
    [replyToComplaint, input => handled(input, 'replied', input.reply)],
    [commentOnComplaint, input => handled(input, 'commented', input.inner_comment)],
    [closeComplaint, input => handled(input, 'closed', input.note)],
    [reopenComplaint, input => handled(input, 'reopened', input.reason)],
    [readInstallation, () => ({ data: { demo: true, sends_mail: false, time_zone: 'Europe/Istanbul' } })],
  ]

  const carryOut = (method: string, url: URL, body: object): Response => {
    const known = bound.find(([endpoint]) => endpoint.method === method && patternOf(endpoint).test(url.pathname))
    if (!known) throw new Refusal('not_found')
    const [endpoint, run] = known
    if (failure && endpoint !== readInstallation) throw new Refusal(failure)
    const id = patternOf(endpoint).exec(url.pathname)?.[1]
    const parsed = endpoint.input.safeParse({ ...Object.fromEntries(url.searchParams), ...body, ...(id && { id }) })
    if (!parsed.success) throw new Refusal('invalid')
    return answer(200, endpoint.output.parse(run(Object(parsed.data))))
  }

  const fake: typeof fetch = async (address, init) => {
    const url = new URL(String(address), location.href)
    const method = init?.method ?? 'GET'
    calls.push(`${method} ${url.pathname.replace('/api', '')}${url.search}`)
    if (isSilent) return new Promise(() => undefined)
    try {
      return carryOut(method, url, JSON.parse(String(init?.body ?? '{}')))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const status = errorStatus[error.code]
      return answer(status, { type: 'about:blank', status, code: error.code, data: error.data })
    }
  }

  return {
    calls,
    rows: () => [...stored.values()],
    change: (id, change) => {
      const row = found(id)
      stored.set(id, { ...row, version: row.version + 1, ...change })
    },
    fail: code => {
      failure = code
    },
    install: () => {
      const real = globalThis.fetch
      globalThis.fetch = (address, init) =>
        String(address).includes('/api/') ? fake(address, init) : real(address, init)
      return () => {
        globalThis.fetch = real
      }
    },
  }
}
