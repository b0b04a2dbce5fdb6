import { points } from '../docs.css.ts'
import { releases } from './changes.ts'
import { changesOf } from './read-changes.ts'

/** Changes of one component, by version and date. Empty if no note names it. */
export const ChangesOf = ({ name }: { name: string }) => {
  const changes = changesOf(releases, name)
  if (changes.length === 0) return null
  return (
    <>
      <h2>Changes</h2>
      {changes.map(({ version, date, notes }) => (
        <section key={version ?? ''}>
          <h3>{version ? [version, date].filter(Boolean).join(' · ') : 'Not yet released'}</h3>
          <ul className={points}>
            {notes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
