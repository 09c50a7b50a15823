import type { ReactNode } from 'react'
import type { Language } from '../../contract/languages.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { switchLanguage } from '../../state/navigation/navigation.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { LinkProvider, useLinking } from '../../ui/Link.tsx'

export const LinkLanguage = ({ lang, children }: { lang: Language; children: ReactNode }) => {
  const linking = useLinking()
  const { tenant, lang: pageLang } = usePortal()
  if (lang === pageLang) return children
  const { defaultLocale } = tenant.default.locale
  const other = {
    ...linking,
    href: (path: string) => withLanguage(path, lang, defaultLocale),
    navigate: (path: string) => switchLanguage(lang, path),
    intend: () => {},
  }
  return <LinkProvider value={other}>{children}</LinkProvider>
}
