import { describe, expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'

const https = 'https://portal.example.org'

describe('the Host header', () => {
  const plain = usePortal({ HOST: 'portal.lan' })
  const named = usePortal({ PUBLIC_URL: https })
  const every = usePortal({ HOST: '::' })

  const at = async (portal: ReturnType<typeof plain>, host: string, url = '/api/installation') => {
    const { statusCode, json } = await portal.app.inject({ url, headers: { host } })
    return statusCode === 200 ? 200 : json().code
  }

  test.each([
    ['localhost:9000', 200],
    ['portal.localhost', 200],
    ['127.0.0.1:9000', 200],
    ['[::1]:9000', 200],
    ['192.168.1.5:8000', 200],
    ['Portal.LAN:8000', 200],
    ['evil.example.org', 'foreign_host'],
    ['localhost.evil.example.org', 'foreign_host'],
    ['127.0.0.1.evil.example.org', 'foreign_host'],
    ['undefined', 'foreign_host'],
    [':::', 'foreign_host'],
  ])('without PUBLIC_URL must be an IP address, localhost or HOST: %s is answered with %s', async (host, answer) => {
    expect(await at(plain(), host)).toBe(answer)
    if (host.toLowerCase() !== 'portal.lan:8000') expect(await at(every(), host)).toBe(answer)
  })

  test.each([
    ['portal.example.org', 200],
    ['PORTAL.example.org:443', 200],
    ['localhost:8000', 'foreign_host'],
    ['10.0.0.5', 'foreign_host'],
    ['evil.example.org', 'foreign_host'],
    ['portal.example.org.evil.org', 'foreign_host'],
  ])('must match PUBLIC_URL if it is set: %s is answered with %s', async (host, answer) => {
    for (const url of ['/api/installation', '/api/openapi.json', '/embed/loader.json', '/'])
      if (answer !== 200 || url.startsWith('/api')) expect(await at(named(), host, url), url).toBe(answer)
  })

  test('is not replaced by X-Forwarded-Host of an untrusted sender', async () => {
    const headers = { host: 'evil.example.org', 'x-forwarded-host': 'portal.example.org' }
    const { statusCode, json } = await named().app.inject({ url: '/api/user', headers })
    expect([statusCode, json().code]).toEqual([421, 'foreign_host'])
  })

  test('is not checked for health probes', async () => {
    for (const url of ['/health', '/ready', '/ready?verbose'])
      expect(await at(named(), '10.1.2.3:8000', url), url).toBe(200)
    expect(await at(named(), '10.1.2.3:8000', '/healthy')).toBe('foreign_host')
  })
})
