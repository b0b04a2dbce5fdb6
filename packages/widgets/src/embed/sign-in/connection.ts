import { formOf } from '@portal/contract/core/api/sent-form'
import type { WidgetScope } from '@portal/contract/partners/widget-scopes'
import { createStore } from '@portal/ui/store'
import type { Connection, Connector } from './connector.ts'
import { challengeOf, codeFrom, random } from './popup.ts'

const NOT_SIGNED_IN = 401

const signedOut: Connection = { person: null, isEnded: false, isWaiting: false, obstacle: null, link: '' }

/** Creates a frame's connector. Without a scope, it belongs to the complaint form. */
export const connector = (site: string, locale: string, scope?: WidgetScope): Connector => {
  const { initial, read, subscribe, set } = createStore(signedOut)
  let bearer: string | undefined
  let typed = ''
  const update = (change: Partial<Connection>) => set({ ...read(), ...change })
  const request: Connector['request'] = (path, body, { isAnonymous = false, files = [] } = {}) =>
    fetch(`/embed/${path}`, {
      method: 'POST',
      credentials: isAnonymous ? 'omit' : 'same-origin',
      headers: {
        ...(files.length === 0 && { 'content-type': 'application/json' }),
        ...(bearer && !isAnonymous && { authorization: `Bearer ${bearer}` }),
      },
      body: files.length > 0 ? formOf({ site, ...scope, ...body }, files) : JSON.stringify({ site, ...scope, ...body }),
    })
  const refresh = async () => {
    const answer = await request('session', {}).catch(() => null)
    const { data = null } = answer?.ok ? await answer.json() : {}
    update({ person: data, isEnded: false })
    return data !== null
  }
  const redeem = async (code: string, verifier: string) => {
    const exchange = async (keep: 'cookie' | 'memory') => {
      const answer = await request('token', { code, verifier, keep })
      bearer = answer.ok ? (await answer.json()).data.bearer : undefined
      return answer.ok
    }
    if (!(await exchange(location.protocol === 'https:' ? 'cookie' : 'memory'))) return false
    if (await refresh()) return true
    // The browser blocked the cookie. The code can be exchanged once more, for a bearer token.
    await exchange('memory')
    return refresh()
  }
  // Prepared in advance, because browsers allow popups only synchronously in a click handler.
  const prepare = async () => {
    const [state, verifier] = [random(), random()]
    const query = new URLSearchParams({ site, locale, ...scope, state, challenge: await challengeOf(verifier) })
    const made = { state, verifier, link: `/embed/connect?${query}` }
    update({ link: made.link })
    prepared = made
    return made
  }
  let prepared: Awaited<ReturnType<typeof prepare>> | undefined
  let preparing = prepare()
  const finish = async (code: string, verifier: string) => {
    const isDone = await redeem(code, verifier).catch(() => false)
    typed = ''
    update({ isWaiting: false, obstacle: isDone ? null : 'code_wrong' })
    if (isDone) preparing = prepare()
    return isDone
  }
  let popup: Window | null = null
  let signingIn: Promise<boolean> | undefined
  const signIn = async () => {
    const { state, verifier, link } = prepared ?? (await preparing)
    if (typed) return finish(typed, verifier)
    popup = open(link, '', 'popup,width=480,height=640')
    update({ obstacle: popup ? null : 'blocked', isWaiting: Boolean(popup) })
    if (!popup) return false
    const code = await codeFrom(popup, state)
    if (code !== null) return finish(code, verifier)
    update({ isWaiting: false, obstacle: 'closed' })
    return false
  }
  return {
    initial,
    read,
    subscribe,
    type: code => {
      typed = code.trim().toUpperCase()
    },
    connect: async () => {
      if (read().person && !read().isEnded) return true
      // The person may press Send while the popup is open. Both requests then share one sign-in.
      if (signingIn) popup?.focus()
      else
        signingIn = signIn().finally(() => {
          signingIn = undefined
        })
      return signingIn
    },
    leave: async () => {
      await request('leave', {}).catch(() => null)
      bearer = undefined
      update({ person: null, isEnded: false })
    },
    refresh,
    request,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers)
      if (scope) headers.set('portal-widget', `${scope.widget}:${scope.subject}`)
      if (bearer) headers.set('authorization', `Bearer ${bearer}`)
      const answer = await fetch(address, { ...init, headers })
      if (answer.status === NOT_SIGNED_IN) update({ isEnded: true })
      return answer
    },
  }
}
