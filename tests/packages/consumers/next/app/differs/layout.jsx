import { Document, metadata } from '../Document.jsx'

export { metadata }

export default function Layout({ children }) {
  return <Document language="en">{children}</Document>
}
