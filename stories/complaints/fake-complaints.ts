import {
  closeComplaint,
  commentOnComplaint,
  listComplaints,
  readComplaint,
  reopenComplaint,
  replyToComplaint,
} from '@portal/contract/complaints/complaints'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import { transitionOf } from '@portal/contract/core/records/transitions'
import { readInstallation } from '@portal/contract/workspace/installation'
import { type FakeApi, fakeApi, never, Refused } from '../support/fake-api.ts'
import { pageIn, storeOf } from '../support/fake-rows.ts'
import { complaintOf, type StoredComplaint } from './complaint-records.ts'

interface Start {
  readonly rows?: readonly StoredComplaint[]
  readonly fails?: ErrorCode
  /** Requests never resolve. */
  readonly isSilent?: boolean
}

/** Fakes all requests about complaints according to the contract. */
export const answerComplaints = (api: FakeApi, { rows = [], fails, isSilent }: Start = {}) => {
  const stored = storeOf(rows)
  let failure: ErrorCode | null = fails ?? null

  const may = <Input, Output>(run: (input: Input) => Output) => {
    return (input: Input) => {
      if (isSilent) return never()
      if (failure) throw new Refused(failure)
      return run(input)
    }
  }

  const handled = (
    { id, version }: { id: string; version: number },
    kind: StoredComplaint['events'][number]['kind'],
    text: string,
  ) => {
    const row = stored.find(id)
    if (kind === 'replied' && row.identity_type === 'anonymous') throw new Refused('anonymous_no_reply')
    const step = kind === 'closed' ? 'close' : 'reopen'
    const status =
      kind === 'closed' || kind === 'reopened' ? transitionOf('complaint', row.status, step)?.to : row.status
    if (!status) throw new Refused('transition_refused')
    const at = '2026-11-28T12:00:00.000Z'
    const by = { full_name_en: 'Salma Qasem', full_name_ar: 'سلمى قاسم' }
    return stored.change(id, version, {
      status,
      updated_at: kind === 'commented' ? row.updated_at : at,
      ...(kind === 'replied' && { reply: text }),
      ...(kind === 'commented' && { inner_comment: text }),
      can: { ...row.can, close: status === 'new', reopen: status === 'closed' },
      events: [...row.events, { id: complaintOf(1000 + api.calls.length).id, kind, text, at, by }],
    })
  }

  const list = may(({ answered, sort = '-filed_at', ...input }: { answered?: string | undefined; sort?: string }) =>
    pageIn(
      stored.rows().filter(row => !answered || (row.reply !== null) === (answered === 'yes')),
      { ...input, sort },
    ),
  )
  api.on(listComplaints, list)
  api.on(
    readComplaint,
    may(({ id }) => ({ data: stored.find(id) })),
  )
  api.on(
    replyToComplaint,
    may(input => handled(input, 'replied', input.reply)),
  )
  api.on(
    commentOnComplaint,
    may(input => handled(input, 'commented', input.inner_comment)),
  )
  api.on(
    closeComplaint,
    may(input => handled(input, 'closed', input.note)),
  )
  api.on(
    reopenComplaint,
    may(input => handled(input, 'reopened', input.reason)),
  )
  api.on(readInstallation, () => ({
    data: { demo: true, sends_mail: false, time_zone: 'Europe/Istanbul', seal_keys: [] },
  }))
  return {
    /** The stored rows. */
    rows: stored.rows,
    /** Changes a row as if someone else did. */
    change: (id: string, change: Partial<StoredComplaint>) => {
      stored.change(id, stored.find(id).version, change)
    },
    /** Makes every following request fail with this code. `null` restores normal responses. */
    fail: (code: ErrorCode | null) => {
      failure = code
    },
  }
}

/** An in-page fake server that handles only complaints. */
export const fakeComplaints = (start: Start = {}) => {
  const api = fakeApi()
  return {
    ...answerComplaints(api, start),
    /** All received requests, as `METHOD /path?query`. */
    calls: api.calls,
    /** Replaces `fetch` and returns a function that restores it. */
    install: () => {
      api.install()
      return api.uninstall
    },
  }
}

export type FakeComplaints = ReturnType<typeof fakeComplaints>
