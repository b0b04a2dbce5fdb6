import { PASSWORD, type Person, type Portal } from '../portal.ts'
import { mailsTo, personDraft } from './people.ts'

/** Hours until another person's email change can take effect. */
export const WAIT_HOURS = 72

/** Requests of tests for changes of another person's email. */
export const emailChanging = (portal: () => Portal) => {
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, as?: Person, body?: object) =>
    portal().call(method, path, { ...(as && { as }), ...(body && { body }) })
  const linkIn = async (to: string, page: string) => {
    const found = (await mailsTo(portal(), to)).map(
      ({ content }) => content?.match(`/email/${page}#token=([\\w-]+)`)?.[1],
    )
    return found.findLast(Boolean) ?? ''
  }
  const read = async (as: Person, id: string) => (await call('GET', `/users/${id}`, as)).body.data
  return {
    fresh: () => `${crypto.randomUUID()}@people.test`,
    read,
    /** Requests a new email for an account in its current version. */
    ask: async (as: Person, id: string, email: string) => {
      const { version } = await read(as, id)
      return call('PATCH', `/users/${id}`, as, { ...personDraft(), version, email })
    },
    confirm: async (email: string) =>
      call('POST', '/email_changes/confirm', undefined, { token: await linkIn(email, 'confirm') }),
    stop: async (former: string) =>
      call('POST', '/email_changes/stop', undefined, { token: await linkIn(former, 'stop') }),
    cancel: (as: Person, id: string) => call('DELETE', `/users/${id}/email_change`, as, {}),
    own: async (as: Person) => (await call('GET', '/account/email_change', as)).body.data.change,
    stopOwn: (as: Person) => call('DELETE', '/account/email_change', as, {}),
    confirmOwn: (as: Person, current_password = PASSWORD) =>
      call('POST', '/account/email_change/confirm', as, { current_password }),
    forgot: (email: string) => call('POST', '/password/forgot', undefined, { email }),
    login: (email: string, password = PASSWORD) => call('POST', '/login', undefined, { email, password }),
    titles: async (to: string) => (await mailsTo(portal(), to)).map(({ title }) => title),
  }
}
