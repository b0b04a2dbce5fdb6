import { readInstallation } from '@portal/contract/workspace/installation'
import { dropAllFormDrafts } from '../../packages/host-app/src/blocks/form/form-drafts.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'
import { signIn, signInForAll } from './signed-in.ts'

const path = location.pathname
// What the frame itself reads out of the address stays in it.
const framed = new Set(['id', 'viewMode', 'globals', 'args', ...new URLSearchParams(location.search).keys()])

const addressWith = (query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(location.search)
  for (const name of [...search.keys()]) if (!framed.has(name)) search.delete(name)
  for (const [name, value] of Object.entries(query)) search.set(name, value)
  return `${path}?${search}`
}

const installation = {
  ...{ demo: true, sends_mail: false, time_zone: 'Europe/Istanbul' },
  seal_keys: ['3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29'],
}

interface Around {
  /** The query of the URL. */
  readonly query?: Readonly<Record<string, string>>
  /** A group and the only commands of it that the person has; without it they may do everything. */
  readonly may?: readonly [group: string, ...commands: string[]]
}

/**
 * Puts a server, an address and a signed-in person under a story, and removes them after it:
 * `beforeEach: on(api => api.on(listDonors, input => pageIn(donors, input)), { query: { open: id } })`.
 */
export const on =
  (answer: (api: FakeApi) => void, { query = {}, may }: Around = {}) =>
  async () => {
    // What was typed into another story is none of this one's.
    dropAllFormDrafts()
    const api = fakeApi()
    api.on(readInstallation, () => ({ data: installation }))
    answer(api)
    api.install()
    if (may) signIn(...may)
    else signInForAll()
    history.replaceState(null, '', addressWith(query))
    return () => {
      api.uninstall()
      history.replaceState(null, '', addressWith({}))
    }
  }
