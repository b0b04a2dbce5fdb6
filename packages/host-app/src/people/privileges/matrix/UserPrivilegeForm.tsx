import { editUserPrivileges, type PrivilegeMatrix } from '@portal/contract/people/privileges/user-privileges'
import { Banner } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { toast } from '@portal/ui/Toast'
import { Fragment, useState } from 'react'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { useMay, useUser } from '../../../core/session/session.ts'
import { usePrivilegeTexts } from '../../../core/texts/people.ts'
import { PrivilegeFields } from './PrivilegeFields.tsx'
import { PrivilegeProfileFields, profileIdsIn } from './PrivilegeProfileFields.tsx'
import { privilegesIn } from './state.ts'
import { useMatrixState } from './use-matrix-state.ts'

const useReadOnlyReason = ({ user, can }: PrivilegeMatrix) => {
  const t = usePrivilegeTexts()
  const viewer = useUser()
  const controls = useMay(editUserPrivileges.needs)
  if (can.edit) return undefined
  if (viewer?.id === user.id) return t('own')
  return controls ? t('out_of_reach') : t('control_missing')
}

/** A person's profiles and privileges: a form if permitted, else read-only. */
export const UserPrivilegeForm = ({ matrix }: { matrix: PrivilegeMatrix }) => {
  const t = usePrivilegeTexts()
  const stateOf = useMatrixState(matrix)
  const readOnly = useReadOnlyReason(matrix)
  const [saves, setSaves] = useState(0)
  const { user, version, profiles } = matrix
  const fields = (
    <>
      <PrivilegeProfileFields canEdit={matrix.can.edit} present={profiles} />
      <PrivilegeFields stateOf={stateOf} />
    </>
  )
  return (
    <Stack>
      {matrix.passes_all && <Banner>{t('passes_all')}</Banner>}
      {readOnly ? (
        // Remounts on each version, because the checkboxes are uncontrolled.
        <Stack key={version}>
          <Banner>{readOnly}</Banner>
          {fields}
        </Stack>
      ) : (
        <RecordForm
          endpoint={editUserPrivileges}
          onDone={() => {
            setSaves(saves + 1)
            toast({ tone: 'success', text: t('saved') })
          }}
          read={form => ({ privileges: privilegesIn(form), profile_ids: profileIdsIn(form) })}
          record={{ id: user.id, version }}
        >
          {/* Remounts the fields after each save, to show what is stored. The save button keeps focus. */}
          <Fragment key={saves}>{fields}</Fragment>
        </RecordForm>
      )}
    </Stack>
  )
}
