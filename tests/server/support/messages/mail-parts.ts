const decoders: Readonly<Record<string, (body: string) => Buffer>> = {
  base64: body => Buffer.from(body, 'base64'),
  'quoted-printable': body =>
    Buffer.from(
      body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ),
  '7bit': body => Buffer.from(body),
}

/** Returns the decoded parts of a received email: plain text, then HTML. */
export const partsOf = (source: string): string[] => {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const decode = decoders[/^Content-Transfer-Encoding: (\S+)/m.exec(head)?.[1] ?? ''] ?? Buffer.from
      return decode(body.join('\r\n\r\n')).toString('utf8').replaceAll('\r\n', '\n')
    })
}
