import { ChangesOf } from './changes/ChangesOf.tsx'
import { cell, key, link, points, related, table, words } from './docs.css.ts'
import type { KeyRow } from './key-tables.ts'
import { useGuide } from './use-guide.ts'

interface GuidanceProps {
  /** Name of the component, as in its page title. */
  name: string
}

const Keys = ({ keys }: { keys: string }) =>
  keys.split(' ').map((one, at) => (
    <span key={one}>
      {at > 0 && ' '}
      <kbd className={key}>{one}</kbd>
    </span>
  ))

const heads = ['Keys', 'What they do']

const KeyTable = ({ rows }: { rows: readonly KeyRow[] }) => (
  <table className={table}>
    <thead>
      <tr>
        {heads.map(head => (
          <th className={cell} key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([keys, does]) => (
        <tr key={`${keys} ${does}`}>
          <td className={cell}>
            <Keys keys={keys} />
          </td>
          <td className={cell}>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Keyboard, accessibility notes, size, changes, and related components. */
export const Guidance = ({ name }: GuidanceProps) => {
  const guide = useGuide(name)
  if (!guide) return null
  return (
    <div className={words}>
      <h2>Keyboard</h2>
      {guide.keys.length > 0 ? <KeyTable rows={guide.keys} /> : <p>Not interactive. Tab skips it.</p>}
      <h2>Accessibility</h2>
      <ul className={points}>
        {guide.notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {guide.limit && (
        <>
          <h2>Size</h2>
          <p>
            At most {guide.limit.toLocaleString('en')} bytes in the browser, compressed, besides React. {guide.bytes}
          </p>
        </>
      )}
      <ChangesOf name={name} />
      <h2>Related</h2>
      <p className={related}>
        {guide.related.map(other => (
          <a className={link} href={other.page} key={other.name} target="_top">
            {other.name}
          </a>
        ))}
      </p>
    </div>
  )
}
