/** What `ui/Link` needs to know: addresses in the language of now, and where a tap leads. */
import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { Linking } from '../../ui/Link.tsx'
import type { Navigator } from './navigator.tsx'

/** A new object per language, so that links are drawn anew when it changes. */
export const linkingOf = (navigator: Navigator, { features }: PublicTenant, _lang: Language): Linking => ({
  href: navigator.href,
  // Whoever signs in comes back to where they were. In no document: they would name their own place again and again.
  navigate: (path, replace) =>
    navigator.navigate(path === linkTo.login() ? linkTo.login(navigator.view().href) : path, { replace }),
  intend: navigator.prepare,
  leave: (url) => {
    if (features.disclaimer === false) return false
    openDialog('externalRedirect', { url })
    return true
  },
})
