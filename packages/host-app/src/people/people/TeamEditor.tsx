import type { Member } from '@portal/contract/core/records/people'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { confirm, type Question } from '@portal/ui/ConfirmDialog'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef } from 'react'
import { usePeopleTexts } from '../../core/texts/people.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { PeoplePicker } from './PeoplePicker.tsx'
import { PersonRow } from './PersonRow.tsx'
import { editor, list } from './people.css.ts'
import { useNameOf } from './use-name-of.ts'
import { type SaveTeam, useTeam } from './use-team.ts'

interface TeamEditorProps {
  team: readonly Member[]
  /** Version of the record, for conflict detection. */
  version: number
  /** Saves the whole team and revalidates the record (`useAct`). Default: read-only. */
  save?: SaveTeam | undefined
  /** Confirmation before a removal. Default none, because a removal can be undone. */
  question?: (name: string) => Question
  /** Level of the heading over the picker. Default `3`. */
  level?: 2 | 3 | 4
}

/** The team of a record. Permitted people can search for members to add. Each step can be undone. */
export const TeamEditor = ({ team, version, save, question, level = 3 }: TeamEditorProps) => {
  const t = usePeopleTexts()
  const blocks = useBlockTexts()
  const nameOf = useNameOf()
  const { last, isBusy, problem, add, remove, undo, forget } = useTeam(team, version, save)
  const root = useRef<HTMLDivElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const former = useRef(last)

  const ask = async (person: Member) => {
    if (question) {
      if (!(await confirm(question(nameOf(person))))) return
      // React Aria restores focus one frame after a dialog has closed.
      for (const _ of ['gone', 'given']) await new Promise(requestAnimationFrame)
    }
    // Otherwise a drawer's focus scope moves lost focus to its first button.
    root.current?.focus({ preventScroll: true })
    await remove(person)
  }

  // The pressed button has unmounted with its row or the banner.
  useEffect(() => {
    if (former.current === last) return
    former.current = last
    if ([document.body, root.current].some(one => one === document.activeElement))
      (last ? undoButton : root).current?.focus()
  }, [last])

  return (
    <div className={editor} ref={root} tabIndex={-1}>
      {team.length === 0 && (
        <div>
          <Text weight="strong">{t('nobody')}</Text>
          <Text tone="muted">{t(save ? 'nobody_help' : 'nobody_text')}</Text>
        </div>
      )}
      {team.length > 0 && (
        <ul aria-label={t('team')} className={list}>
          {team.map(person => (
            <PersonRow key={person.id} person={person}>
              {save && (
                <IconButton
                  icon={<Icon name="close" size="small" />}
                  label={t('remove_person', { name: nameOf(person) })}
                  onPress={() => void ask(person)}
                  size="small"
                />
              )}
            </PersonRow>
          ))}
        </ul>
      )}
      {last && (
        <Banner isLive onDismiss={forget} tone="success">
          <Inline spread="between">
            {t(last.kind, { name: nameOf(last.person) })}
            <Button isBusy={isBusy} onPress={() => void undo()} ref={undoButton} size="small">
              {blocks('undo')}
            </Button>
          </Inline>
        </Banner>
      )}
      {problem && (
        <Banner isLive tone="danger">
          {problem}
        </Banner>
      )}
      {save && (
        <Section level={level} title={t('add')}>
          <PeoplePicker onPick={person => void add(person)} team={team} />
        </Section>
      )}
    </div>
  )
}
