import type { Language } from '../../contract/languages.ts'
import type { PublicTenant } from '../../contract/page.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { Linking } from '../../ui/Link.tsx'
import type { Navigator } from './navigator.tsx'

/** A new object per language, so that links render again when it changes. */
export const linkingOf = (navigator: Navigator, { features }: PublicTenant, _lang: Language): Linking => ({
  href: navigator.href,
  // A login returns to the current page. Not in documents: each address would contain itself.
  navigate: (path, replace) =>
    navigator.navigate(path === linkTo.login() ? linkTo.login(navigator.view().href) : path, { replace }),
  onIntent: navigator.prepare,
  openExternal: (url) => {
    if (features.disclaimer === false) return false
    openDialog('externalRedirect', { url })
    return true
  },
})
