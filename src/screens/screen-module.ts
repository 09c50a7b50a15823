import type { ComponentType } from 'react'

interface ScreenModule {
  Screen: ComponentType<{ params: Record<string, string> }>
}
export type LoadScreen = () => Promise<ScreenModule>
