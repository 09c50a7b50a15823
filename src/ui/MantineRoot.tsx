import { DirectionProvider, MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'

/** Mantine's own style elements need the document's nonce, or the strict policy would block them. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
setNonce(nonce)

interface MantineRootProps {
  dir: 'ltr' | 'rtl'
  isDark: boolean
  children: ReactNode
}
export const MantineRoot = ({ dir, isDark, children }: MantineRootProps) => (
  // Afterwards it follows the document's direction, and a form keeps its element and its values.
  <DirectionProvider initialDirection={dir}>
    <MantineProvider
      forceColorScheme={isDark ? 'dark' : 'light'}
      getStyleNonce={() => nonce}
      theme={{ fontFamily: 'var(--body)' }}
    >
      {children}
    </MantineProvider>
  </DirectionProvider>
)
