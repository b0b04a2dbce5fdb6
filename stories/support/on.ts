import { readInstallation } from '@portal/contract/workspace/installation'
import { dropAllFormDrafts } from '../../packages/host-app/src/blocks/form/form-drafts.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'
import { signIn, signInForAll } from './signed-in.ts'

const path = location.pathname
// Parameters of Storybook's own frame, which stay in the URL.
const framed = new Set(['id', 'viewMode', 'globals', 'args', ...new URLSearchParams(location.search).keys()])

const addressWith = (query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(location.search)
  for (const name of [...search.keys()]) if (!framed.has(name)) search.delete(name)
  for (const [name, value] of Object.entries(query)) search.set(name, value)
  return `${path}?${search}`
}

/** The portal as it is installed in stories. */
export const installation = {
  ...{ demo: true, sends_mail: false, time_zone: 'Europe/Istanbul' },
  seal_keys: ['3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29'],
}

interface Around {
  readonly query?: Readonly<Record<string, string>>
  /** A group, and the only commands of it that the person has. Without it, they may do everything. */
  readonly may?: readonly [group: string, ...commands: string[]]
}

/**
 * Sets up a fake server, a URL, and a signed-in person for a story, and removes them afterwards: `beforeEach: on(api =>
 * api.on(listDonors, input => pageIn(donors, input)), { query: { open: id } })`.
 */
export const on =
  (answer: (api: FakeApi) => void, { query = {}, may }: Around = {}) =>
  async () => {
    // Drops drafts of other stories.
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
