import { useEffect } from 'react'
import { focusHere } from '../grid/focus.ts'
import { PastePreview } from '../paste/PastePreview.tsx'
import { LineSheet } from '../phone/LineSheet.tsx'
import type { Desk, Question } from '../sheet/desk.ts'
import { AddCategory } from './AddCategory.tsx'
import { ChooseValue } from './ChooseValue.tsx'
import { DeleteLines } from './DeleteLines.tsx'
import { KeyList } from './KeyList.tsx'

interface QuestionsProps {
  desk: Desk
  question: Question
}

const dialogOf = (desk: Desk, question: Question, onClose: () => void) => {
  const own = { desk, onClose }
  switch (question.kind) {
    case 'paste':
      return <PastePreview {...own} text={question.text} />
    case 'delete':
      return <DeleteLines {...own} category={question.category} lines={question.lines} />
    case 'stale':
      return <ChooseValue {...own} field={question.field} id={question.id} />
    case 'line':
      return <LineSheet {...own} id={question.id} removeCategory={question.removeCategory} />
    case 'category':
      return <AddCategory {...own} />
    case 'keys':
      return <KeyList onClose={onClose} />
  }
}

/** What is asked over the table; loaded when something is asked for the first time. */
export const Questions = ({ desk, question }: QuestionsProps) => {
  // The dialog holds the focus until it is gone, and cannot give it back to a line that went with it.
  useEffect(() => () => void requestAnimationFrame(() => focusHere(desk.home())), [desk])
  return dialogOf(desk, question, () => desk.ask(undefined))
}
