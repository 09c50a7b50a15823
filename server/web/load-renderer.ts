/** The only file that loads React on the server: the renderer built from `src/render.tsx`. */
import { pathToFileURL } from 'node:url'
import type { Render } from '../context.ts'

interface Renderer {
  renderPage: Render
  fontFaces: string
}
const isRenderer = (module: unknown): module is Renderer =>
  typeof module === 'object' &&
  module !== null &&
  'renderPage' in module &&
  typeof module.renderPage === 'function' &&
  'fontFaces' in module &&
  typeof module.fontFaces === 'string'

export const rendererOf = (module: unknown): Renderer => {
  if (!isRenderer(module)) throw new Error('The render bundle exports no renderPage and fontFaces.')
  return module
}

export const loadRenderer = async (file: string): Promise<Renderer> =>
  rendererOf(await import(/* @vite-ignore */ pathToFileURL(file).href))
