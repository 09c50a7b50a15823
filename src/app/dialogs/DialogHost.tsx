/**
 * Draws the open dialogs over the interface library, which keeps focus inside: on a desktop a modal, on a phone a
 * bottom sheet that can be swiped down. Loaded with the first dialog.
 */
import './mantine.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { I18nextProvider } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { type OpenDialog, dialogs } from '../../state/dialogs/dialogs.ts'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { activeColours, theme } from '../../state/preferences/theme.ts'
import { interfaceLocale } from '../../state/words/interface-locale.ts'
import { useAllWordsLoaded, useTranslator } from '../../state/words/translation.tsx'
import { adoptI18next } from '../i18n/i18next-engine.ts'
import { DialogView } from './DialogView.tsx'

/** The library's own style elements carry the document's nonce, or the strict policy would drop them. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
setNonce(nonce)

export const DialogHost = () => {
  const { stack } = useSnapshot(dialogs)
  const { dir } = useSnapshot(interfaceLocale)
  const { alternatTheme } = useSnapshot(theme)
  const { colors } = usePortal().tenant
  const scheme = activeColours(colors, alternatTheme).isDark ? 'dark' : 'light'
  const i18n = adoptI18next(useTranslator())
  const areWordsLoaded = useAllWordsLoaded()
  return (
    <I18nextProvider i18n={i18n}>
      <DirectionProvider key={dir} initialDirection={dir}>
        <MantineProvider
          forceColorScheme={scheme}
          getStyleNonce={() => nonce}
          theme={{ fontFamily: 'var(--body)' }}
        >
          <LocationRouter>
            {areWordsLoaded &&
              stack.map((dialog, at) => (
                <DialogView key={dialog.id} dialog={dialog as OpenDialog} isTop={at === stack.length - 1} />
              ))}
          </LocationRouter>
        </MantineProvider>
      </DirectionProvider>
    </I18nextProvider>
  )
}
