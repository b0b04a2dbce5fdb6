import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useProfileName } from '../../../../packages/host-app/src/core/texts/profile-name.ts'
import { useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const profiles = [
  { name: 'Activity coordinator', account_type: 'activity_coordinator' },
  { name: 'Coordinators in the field', account_type: 'activity_coordinator' },
  { name: 'Staff', account_type: null },
] as const

const Names = () => {
  const nameOf = useProfileName()
  return <p>{profiles.map(nameOf).join(' | ')}</p>
}

test.each([
  ['en', 'Activity coordinator | Coordinators in the field | Staff'],
  ['ar', 'منسق أنشطة | Coordinators in the field | Staff'],
] as const)(
  'shows the account type’s name for a profile until the profile is renamed (%s)',
  async (language, names) => {
    render(
      <InPortal language={language}>
        <Names />
      </InPortal>,
    )
    await expect.element(page.getByRole('paragraph')).toHaveTextContent(names)
  },
)
