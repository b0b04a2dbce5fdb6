import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router'

export const Layout = ({ children }) => {
  const isArabic = useLocation().pathname.startsWith('/ar')
  return (
    <html dir={isArabic ? 'rtl' : 'ltr'} lang={isArabic ? 'ar' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <link href="data:," rel="icon" />
        <title>React Router</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
