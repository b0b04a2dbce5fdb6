export const Document = ({ language, children }) => (
  <html dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
    <body>{children}</body>
  </html>
)

export const metadata = { title: 'Next.js', icons: { icon: 'data:,' } }
