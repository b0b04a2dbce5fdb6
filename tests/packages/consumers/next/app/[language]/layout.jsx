import { Document, metadata } from '../Document.jsx'

export { metadata }

export default async function Layout({ children, params }) {
  const { language } = await params
  return <Document language={language}>{children}</Document>
}
