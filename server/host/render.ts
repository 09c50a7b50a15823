/** The one file through which the server loads React: the page as a string, built from `src/render.tsx`. */
import { pathToFileURL } from 'node:url'
import type { Render } from '../parts.ts'

const isRenderer = (module: unknown): module is { renderPage: Render } =>
  typeof module === 'object' &&
  module !== null &&
  'renderPage' in module &&
  typeof module.renderPage === 'function'

export const renderOf = (module: unknown): Render => {
  if (!isRenderer(module)) throw new Error('The render bundle exports no renderPage.')
  return module.renderPage
}

export const loadRender = async (file: string): Promise<Render> =>
  renderOf(await import(/* @vite-ignore */ pathToFileURL(file).href))
