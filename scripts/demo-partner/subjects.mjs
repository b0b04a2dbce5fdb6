const nobody = '00000000-0000-4000-8000-000000000000'

/** IDs that no portal has. Widgets ask people to log in, then report that the record doesn't exist. */
export const unknownSubjects = {
  evaluation: nobody,
  exam: `${nobody}/pre`,
  signature: `purchase_requests/${nobody}`,
  budget: nobody,
}

/** Records that the demo's sysadmin can read. Falls back to `unknownSubjects` if the portal isn't a demo. */
export const demoSubjects = async portal => {
  const headers = { 'content-type': 'application/json', origin: portal }
  const body = JSON.stringify({ email: 'sysadmin@demo.test', password: 'Portal-Demo-2026' })
  const login = await fetch(`${portal}/api/login`, { method: 'POST', headers, body }).catch(() => null)
  if (!login?.ok) return unknownSubjects
  const cookie = login.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  const first = async path => {
    const answer = await fetch(`${portal}/api/${path}`, { headers: { cookie } })
    return (answer.ok && (await answer.json()).data[0]?.id) || nobody
  }
  const training = await first('sub_activities?search=FMNF-2')
  return {
    evaluation: training,
    exam: `${training}/pre`,
    signature: `purchase_requests/${await first('purchase_requests')}`,
    budget: await first('projects'),
  }
}
